"use client";

import { useEffect } from "react";
import { ButtonAnchor } from "../ui/button";

/** Redirects to another site automatically, or by a press if the browser doesn't. */
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
