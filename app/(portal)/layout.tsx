import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SLUG_HEADER } from "@/messages/language-cookie";
import { directionOf } from "@/messages/translator";
import { portalFontVariables } from "../styles/portal-fonts";
import "../styles/portal.css";
import { findPortal } from "./_portal/portal-of";
import { readerOf } from "./_portal/reader-of";

/** Personal orders and addresses: not for search engines, and no URL of a return in a referrer. */
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f7f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1317" },
  ],
};

export default async function PortalRoot({ children }: { children: ReactNode }) {
  // This layout is above the one that knows the store; the proxy says which portal it is.
  const slug = (await headers()).get(SLUG_HEADER) ?? "";
  const { language } = (await findPortal(slug))?.reader ?? (await readerOf());
  return (
    <html lang={language} dir={directionOf(language)} className={portalFontVariables}>
      <body>{children}</body>
    </html>
  );
}
