import type { Metadata } from "next";
import type { ReactNode } from "react";
import { fontVariables } from "../styles/fonts";
import "../styles/start.css";

export const metadata: Metadata = {
  title: "Homeward",
  description: "Returns and exchanges for online shops, on your own server.",
};

export default function StartRoot({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
