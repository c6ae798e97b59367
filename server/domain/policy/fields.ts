import type { FieldKind } from "@/contract/vocabulary/policy-fields";

/** Normalizes text for comparison by kind: surrounding space never counts, case only in IDs. */
export const comparable = (kind: FieldKind, text: string): string => {
  const trimmed = text.normalize("NFC").trim();
  return kind === "ID" || kind === "IDS" ? trimmed : trimmed.toLowerCase();
};
