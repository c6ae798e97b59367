"use client";

import { useEffect } from "react";
import { ButtonAnchor } from "../ui/button";

/** Leads to another site by itself, and by a press where the browser does not. */
export function ToPage({ url, text }: { url: string; text: string }) {
  useEffect(() => window.location.replace(url), [url]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <p>
        <ButtonAnchor href={url}>{text}</ButtonAnchor>
      </p>
    </>
  );
}
