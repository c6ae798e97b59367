import type { Paper } from "./paper";

/** Paper sizes as staff call them. */
export const PAPER_WORDS: Readonly<Record<Paper, string>> = { a4: "A4", a6: "A6", "4x6": "4 × 6 in" };
