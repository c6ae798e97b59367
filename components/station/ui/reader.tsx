import { createContext, type ReactNode, useContext, useMemo } from "react";
import { compiledTranslator } from "@/messages/compiled-translator";
import type { StationReader, StationText, StationTexts } from "@/messages/station";
import type { Reader } from "../work/station";

const ReaderContext = createContext<Reader | null>(null);

/** Provides the station's texts: the translator is created once per language. */
export function ReaderProvider({
  reader: { language, texts, locale },
  children,
}: {
  reader: StationReader;
  children: ReactNode;
}) {
  const reader = useMemo(
    () => ({ t: compiledTranslator<StationTexts>({ language, locale, texts }), locale, language }),
    [locale, texts, language],
  );
  return <ReaderContext.Provider value={reader}>{children}</ReaderContext.Provider>;
}

/**
 * Texts and locale, both of which the work needs.
 * @throws Error outside of `ReaderProvider`
 */
export const useReader = (): Reader => {
  const reader = useContext(ReaderContext);
  if (reader === null) throw new Error("No texts: this component stands outside of ReaderProvider.");
  return reader;
};

/** The station's texts in the reader's language. */
export const useText = (): StationText => useReader().t;

/** The formats of dates and amounts in that language. */
export const useLocale = (): string => useReader().locale;
