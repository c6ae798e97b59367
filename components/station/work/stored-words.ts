/**
 * What the station writes into a return. Shoppers and colleagues read it there, in whatever language they read, so it is
 * in English whatever the worker reads.
 */
export const STORED_WORDS = {
  swapped: "Another item was sent",
  scannedAt: (returnCode: string): string => `Scanned at the inspection of ${returnCode}`,
};
