import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { stationText } from "@/messages/station";
import { directionOf } from "@/messages/translator";
import { fontVariables } from "../styles/fonts";
import { stationLanguage } from "./_station/language";
import "./station.css";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = stationText(await stationLanguage());
  return {
    title: t("titles.station"),
    manifest: "/station.webmanifest",
    robots: { index: false, follow: false },
  };
};

/** Zooming stays enabled: a pinch on a tablet means that someone wants to read. */
export const viewport: Viewport = { themeColor: "#191f25" };

export default async function StationRoot({ children }: { children: ReactNode }) {
  const language = await stationLanguage();
  return (
    <html lang={language} dir={directionOf(language)} className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
