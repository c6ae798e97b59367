/** Paper sizes of passes and labels; label printers use 4x6 inches. */
export const PAPERS = ["a4", "a6", "4x6"] as const;
export type Paper = (typeof PAPERS)[number];
