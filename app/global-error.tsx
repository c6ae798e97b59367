"use client";

import { Mark } from "@/components/start/mark";
import "./styles/start.css";

/**
 * The last net: a root layout itself broke, so this replaces all of the page. Without fonts: every page of the product
 * would load this one's beforehand.
 */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en" className="system-letters">
      <body>
        <main className="start">
          <Mark />
          <h1>Something broke on our side</h1>
          <p className="start-text">Nothing was lost.{error.digest ? ` Quote ${error.digest}.` : ""}</p>
          <button type="button" className="start-link" onClick={reset}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
