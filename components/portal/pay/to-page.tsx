"use client";

import { useEffect } from "react";

/** Leads to another site by itself, and by a press where the browser does not. */
export function ToPage({ url, text }: { url: string; text: string }) {
  useEffect(() => window.location.replace(url), [url]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <p>
        <a className="btn" href={url}>
          {text}
        </a>
      </p>
    </>
  );
}
