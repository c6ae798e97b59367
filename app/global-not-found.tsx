import type { Metadata } from "next";
import { connection } from "next/server";
import { StartFrame } from "@/components/start/start-frame";
import "./styles/start.css";

export const metadata: Metadata = { title: "Not found · Homeward" };

/**
 * Unknown paths. There are several root layouts, so it has its own. Without fonts, like global-error.tsx: every page
 * would preload them.
 */
export default async function GlobalNotFound() {
  // A prerendered page couldn't contain the nonce of its response.
  await connection();
  return (
    <html
      lang="en"
      className="[--font-instrument-extended:system-ui] [--font-instrument:system-ui] [--font-plex-mono:ui-monospace]"
    >
      <body>
        <StartFrame title="Page not found">
          <p className="mt-3 max-w-[48ch] text-ink-2">Check the address for typos, or the page has moved.</p>
          <a
            className="mt-4 inline-grid min-h-11 items-center font-medium text-accent underline underline-offset-3"
            href="/"
          >
            To the start
          </a>
        </StartFrame>
      </body>
    </html>
  );
}
