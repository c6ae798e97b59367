import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { fontVariables } from "../styles/fonts";
import "../styles/start.css";

export const metadata: Metadata = {
  title: "Homeward",
  description: "Returns and exchanges for online shops, on your own server.",
};

export default async function StartRoot({ children }: { children: ReactNode }) {
  // A prerendered page couldn't contain the nonce of its response.
  await connection();
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
