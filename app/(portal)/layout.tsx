import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PORTAL_LANGUAGE } from "@/components/portal/copy/reader";
import { fontVariables } from "../styles/fonts";
import "../styles/portal.css";

/** Orders and addresses of people: no search engine, and no address of a return in a referrer. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f7f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1317" },
  ],
};

export default function PortalRoot({ children }: { children: ReactNode }) {
  return (
    <html lang={PORTAL_LANGUAGE} className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
