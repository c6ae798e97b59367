import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "../styles/fonts";
import "../styles/portal.css";
import { readerOf } from "./_portal/reader-of";

/** Orders and addresses of people: no search engine, and no address of a return in a referrer. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f7f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1317" },
  ],
};

export default async function PortalRoot({ children }: { children: ReactNode }) {
  const { language } = await readerOf();
  return (
    // All five languages are written from left to right.
    <html lang={language} dir="ltr" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
