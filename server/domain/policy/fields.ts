import type { FieldKind } from "@/contract/vocabulary/policy-fields";

/** As texts of that kind are compared: space around them never counts, their case only in ids. */
export const comparable = (kind: FieldKind, text: string): string => {
  const trimmed = text.normalize("NFC").trim();
  return kind === "ID" || kind === "IDS" ? trimmed : trimmed.toLowerCase();
};
