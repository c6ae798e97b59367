"use client";

import { CodeChip as Chip } from "../../ui/code-chip";
import { copyText } from "../browser/copy-text";

const WORDS = { copy: "Copy", copied: "Copied" };
const WITH_LINK = { ...WORDS, copy: "Copy. Hold Alt to copy the link." };

/** A code that a click copies; with Alt it copies the link to what it names. Also where there is no HTTPS. */
export function CodeChip({ code, link }: { code: string; link?: string }) {
  const withAlt = link && typeof window !== "undefined" ? new URL(link, window.location.href).href : undefined;
  return <Chip code={code} words={link ? WITH_LINK : WORDS} withAlt={withAlt} copy={copyText} />;
}
