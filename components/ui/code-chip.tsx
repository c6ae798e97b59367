"use client";

import { useState } from "react";
import { copyText } from "./copy-text";
import { CHECK, COPY, LineIcon } from "./line-icon";
import { LiveButton } from "./live-button";

type CodeChipProps = { code: string; link?: string; words?: { readonly copy: string; readonly copied: string } };

/** What merchants read; shoppers read it in their language. */
const WORDS = { copy: "Copy", copied: "Copied" };

/** A code that a machine reads. A click copies it; with Alt it copies the link to what it names. */
export function CodeChip({ code, link, words = WORDS }: CodeChipProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <LiveButton
      className="code-chip"
      title={link ? "Copy. With Alt: copy the link." : words.copy}
      onClick={async (event) => {
        const text = event.altKey && link ? new URL(link, window.location.href).href : code;
        setCopied(await copyText(text, event.currentTarget));
      }}
      onBlur={() => setCopied(false)}
    >
      {code}
      <LineIcon path={isCopied ? CHECK : COPY} small />
      <span className="sr-only" role="status">
        {isCopied ? words.copied : ""}
      </span>
    </LiveButton>
  );
}
