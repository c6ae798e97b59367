"use client";

import { useState } from "react";
import { CHECK, COPY, LineIcon } from "./line-icon";
import { LiveButton } from "./live-button";

type CodeChipProps = {
  code: string;
  words: { readonly copy: string; readonly copied: string };
  /** An alternative text, copied with Alt. */
  withAlt?: string | undefined;
  /** False if it couldn't be copied. */
  copy?: (text: string, near: HTMLElement) => Promise<boolean>;
};

const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A machine-readable code. A click copies it. */
export function CodeChip({ code, words, withAlt = code, copy = toClipboard }: CodeChipProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <LiveButton
      className="code-chip"
      data-code=""
      title={words.copy}
      onClick={async (event) => setCopied(await copy(event.altKey ? withAlt : code, event.currentTarget))}
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
