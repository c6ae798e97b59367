/**
 * What goes to a store's test accounts while the store is in test mode; a sandbox or people do the rest. Of a test shop
 * first; LABELS and PAYMENTS are of carriers and payment accounts where no test shop does anything.
 */
export const TEST_REACHES = [
  "NOTHING",
  "REFUNDS",
  "EXCHANGES",
  "REFUNDS_AND_EXCHANGES",
  "LABELS",
  "PAYMENTS",
  "LABELS_AND_PAYMENTS",
] as const;
export type TestReach = (typeof TEST_REACHES)[number];
