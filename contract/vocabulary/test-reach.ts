/** What goes to a store's test shop while the store is in test mode; a sandbox or people do the rest. */
export const TEST_REACHES = ["NOTHING", "REFUNDS", "EXCHANGES", "REFUNDS_AND_EXCHANGES"] as const;
export type TestReach = (typeof TEST_REACHES)[number];
