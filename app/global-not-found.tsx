import type { Metadata } from "next";
import { connection } from "next/server";
import { Mark } from "@/components/start/mark";
import "./styles/start.css";

export const metadata: Metadata = { title: "Not found · Homeward" };

/**
 * Addresses that no page has. There are several root layouts, so it brings its own. Without fonts, as global-error.tsx:
 * every page would load them beforehand.
 */
export default async function GlobalNotFound() {
  // A page made ahead of time could not carry the nonce of its answer.
  await connection();
  return (
    <html lang="en" className="system-letters">
      <body>
        <main className="start">
          <Mark />
          <h1>There is nothing here</h1>
          <p className="start-text">The address may be mistyped, or the page has moved.</p>
          <a className="start-link" href="/">
            To the start
          </a>
        </main>
      </body>
    </html>
  );
}
