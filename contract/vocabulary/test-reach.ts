/**
 * What is sent to a store's test accounts in test mode; the rest is simulated or manual. A test shop comes first;
 * LABELS and PAYMENTS use carriers and payment accounts where no test shop does the work.
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
