import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { stationReader } from "@/messages/station";
import { ReaderProvider } from "../../components/station/ui/reader";

/** The station's rendered output, in English. */
export const draw = (drawn: ReactNode): string =>
  renderToStaticMarkup(<ReaderProvider reader={stationReader("en")}>{drawn}</ReaderProvider>);
