/** Tabs of the list; each is a saved view. */
export const RETURN_VIEWS = [
  "ALL",
  "NEEDS_APPROVAL",
  "READY_TO_SEND",
  "IN_TRANSIT",
  "TO_INSPECT",
  "PROBLEMS",
  "COMPLETED",
  "CANCELED",
] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];
