/**
 * Texts that the station stores in a return. Shoppers and colleagues read them in any language, so they are in English
 * whatever the worker's language.
 */
export const STORED_WORDS = {
  swapped: "Another item was sent",
  scannedAt: (returnCode: string): string => `Scanned at the inspection of ${returnCode}`,
};
