"use client";

import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/controls";
import { CodeChip as Chip } from "../../ui/code-chip";
import { copyText } from "../browser/copy-text";

/** A code that is copied on click; with Alt, the link is copied instead. Works without HTTPS. */
export function CodeChip({ code, link }: { code: string; link?: string }) {
  const words = { copy: link ? t("codeChip.copyOrLink") : common("copy"), copied: common("copied") };
  const withAlt = link && typeof window !== "undefined" ? new URL(link, window.location.href).href : undefined;
  return <Chip code={code} words={words} withAlt={withAlt} copy={copyText} />;
}
