/** Result for one row of a payment reference file. READY: its refund can be marked. The others say why not. */
export const REFERENCE_OUTCOMES = {
  READY: "Ready",
  NO_REFERENCE: "The reference is missing",
  UNKNOWN_CODE: "No return has this code",
  TWICE: "This return is in the file more than once",
  NOTHING_DUE: "No refund is pending for this return. It may already be refunded",
  NOT_READY: "This refund isn’t waiting for you to send it",
  UNREADABLE_AMOUNT: "The amount can’t be read",
  WRONG_AMOUNT: "The amount differs from the pending refund",
} as const;
export type ReferenceOutcome = keyof typeof REFERENCE_OUTCOMES;
export const REFERENCE_OUTCOME_IDS = Object.keys(REFERENCE_OUTCOMES) as [ReferenceOutcome, ...ReferenceOutcome[]];

/** Maximum number of rows in one file. */
export const MOST_REFERENCES = 500;
