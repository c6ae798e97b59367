"use client";

import { Mark } from "@/components/start/mark";

/**
 * The last net: a root layout itself broke, so this replaces all of the page. Its sheet is a file of its own: an imported
 * one, and its fonts, would be loaded beforehand by every page of the product.
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
