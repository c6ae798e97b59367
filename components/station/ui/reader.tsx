import { createContext, type ReactNode, useContext, useMemo } from "react";
import { compiledTranslator } from "@/messages/compiled-translator";
import type { StationReader, StationText, StationTexts } from "@/messages/station";
import type { Reader } from "../work/station";

const ReaderContext = createContext<Reader | null>(null);

/** Gives the station its texts: the translator is made once per language. */
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

/** Texts and locale, as the work needs both. @throws Error outside of `ReaderProvider` */
export const useReader = (): Reader => {
  const reader = useContext(ReaderContext);
  if (reader === null) throw new Error("No texts: this component stands outside of ReaderProvider.");
  return reader;
};

/** The texts of the station in the language of its reader. */
export const useText = (): StationText => useReader().t;

/** How dates and amounts are written in that language. */
export const useLocale = (): string => useReader().locale;
