import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "../styles/fonts";
import "./styles/dashboard.css";

export const metadata: Metadata = {
  title: { default: "Homeward", template: "%s · Homeward" },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fefdfb" },
    { media: "(prefers-color-scheme: dark)", color: "#171b20" },
  ],
};

export default function DashboardRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
