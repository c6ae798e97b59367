import type { ReturnReason } from "./types";

/** What a shopper who reads `lang` ("de-AT" is "de") is shown as the reason; the store's own words where none is theirs. */
export const reasonLabel = ({ label, labels = {} }: Pick<ReturnReason, "label" | "labels">, lang: string): string =>
  labels[lang.trim().slice(0, 2).toLowerCase()] || label;
