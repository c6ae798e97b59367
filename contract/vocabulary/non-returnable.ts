/** Why an item cannot be returned, with the published numbers (decisions, section 6). */
export const NON_RETURNABLE_CODES = {
  ALREADY_RETURNED: 2,
  POLICY: 3,
  NOT_FULFILLED: 4,
  OUTSIDE_WINDOW: 5,
} as const;
export type NonReturnableCause = keyof typeof NON_RETURNABLE_CODES;

export const NON_RETURNABLE_CAUSES = [
  "ALREADY_RETURNED",
  "POLICY",
  "NOT_FULFILLED",
  "OUTSIDE_WINDOW",
] as const satisfies readonly NonReturnableCause[];
