/** Why a unit was not restocked. */
export const NO_RESTOCK_REASONS = [
  "KEPT_BY_SHOPPER",
  "GIVEN_BACK",
  "LOST",
  "NOT_REVIEWED",
  "DECLINED",
  "MISSING",
  "NOT_RESELLABLE",
  "NOT_GRADED",
  "RESTOCKING_DISABLED",
  "NO_RECEIVING_WAREHOUSE",
  "UNKNOWN_VARIANT",
  "STOCK_NOT_TRACKED",
] as const;
export type NoRestockReason = (typeof NO_RESTOCK_REASONS)[number];
