import type { ReturnReason } from "./types";

/** Returns the label of a reason for a shopper's `lang` ("de-AT" is "de"); falls back to the store's own label. */
export const reasonLabel = ({ label, labels = {} }: Pick<ReturnReason, "label" | "labels">, lang: string): string =>
  labels[lang.trim().slice(0, 2).toLowerCase()] || label;
