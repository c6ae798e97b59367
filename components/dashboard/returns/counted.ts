import type { ReturnView } from "@/contract/vocabulary/return-view";

/** How many there are, as far as they were counted. */
export type Counted = { count: number; is_more: boolean };

/** "1,284", or "10,000+" where nobody counted on. */
export const countedText = ({ count, is_more }: Counted): string =>
  `${count.toLocaleString("en")}${is_more ? "+" : ""}`;

export const NONE_COUNTED: Counted = { count: 0, is_more: false };

/** Of each view; left out where nobody has counted. */
export type ViewCounts = Partial<Record<ReturnView, Counted>>;
