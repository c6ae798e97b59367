"use client";

import { Mark } from "@/components/start/mark";

/**
 * The last resort: a root layout itself failed, so this replaces the whole page. Its style sheet is a separate file: an
 * imported one, with its fonts, would be preloaded by every page of the product.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Homeward</title>
        <link rel="stylesheet" href="/broken.css" />
        <main>
          <Mark />
          <h1>Something went wrong on our side</h1>
          <p>No data was lost.{error.digest ? ` Reference: ${error.digest}.` : ""}</p>
          <button type="button" onClick={() => location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
