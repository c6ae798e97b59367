/** Why an item cannot be returned, with the published numbers (decisions, section 6). */
export const NON_RETURNABLE_CODES = {
  ALREADY_RETURNED: 2,
  POLICY: 3,
  NOT_FULFILLED: 4,
  OUTSIDE_WINDOW: 5,
  // Added by this service. A client that knows only the numbers above treats them as "not returnable".
  ALREADY_REFUNDED: 6,
  REMOVED_FROM_ORDER: 7,
} as const;
export type NonReturnableCause = keyof typeof NON_RETURNABLE_CODES;

export const NON_RETURNABLE_CAUSES = [
  "ALREADY_RETURNED",
  "POLICY",
  "NOT_FULFILLED",
  "OUTSIDE_WINDOW",
  "ALREADY_REFUNDED",
  "REMOVED_FROM_ORDER",
] as const satisfies readonly NonReturnableCause[];
