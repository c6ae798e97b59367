/** Sheets that a pass and a label are printed on; 4x6 inches is what label printers hold. */
export const PAPERS = ["a4", "a6", "4x6"] as const;
export type Paper = (typeof PAPERS)[number];
