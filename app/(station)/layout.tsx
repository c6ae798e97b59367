import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { stationText } from "@/messages/station";
import { fontVariables } from "../styles/fonts";
import "./station.css";

export const metadata: Metadata = {
  title: stationText("en")("titles.station"),
  manifest: "/station.webmanifest",
  robots: { index: false, follow: false },
};

/** No zoom is forbidden: a pinch on a tablet is somebody who wants to read. */
export const viewport: Viewport = { themeColor: "#191f25" };

export default function StationRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
