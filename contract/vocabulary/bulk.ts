/** What can be done with many returns at once. */
export const BULK_ACTS = [
  "APPROVE",
  "HOLD",
  "RESUME",
  "CANCEL",
  "RESEND_MAIL",
  "ASSIGN",
  "UNASSIGN",
  "TAG",
  "UNTAG",
  "MARK_REFUNDED",
  "BUY_LABELS",
] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** What needs a return only to be named; refunds are marked with their references (`markRefunds`). */
export type ChosenBulkAct = Exclude<BulkAct, "MARK_REFUNDED">;
export const CHOSEN_BULK_ACTS = BULK_ACTS.filter((act): act is ChosenBulkAct => act !== "MARK_REFUNDED");

/** What is offered for chosen returns, in the order of its buttons; the dialogs of ASSIGN and TAG take off, too. */
export const BULK_OFFERS = [
  ...(["APPROVE", "HOLD", "RESUME", "BUY_LABELS", "RESEND_MAIL", "ASSIGN", "TAG", "CANCEL"] as const),
  "PRINT_LABELS",
] as const satisfies readonly (ChosenBulkAct | "PRINT_LABELS")[];
export type BulkOffer = (typeof BULK_OFFERS)[number];

/** Acts for which colleagues, or the shopper, want to read why. */
export const BULK_ACTS_WITH_REASON = ["HOLD", "CANCEL"] as const satisfies readonly BulkAct[];

export const needsReason = (act: BulkAct): boolean => (BULK_ACTS_WITH_REASON as readonly string[]).includes(act);

export const BULK_STATES = ["RUNNING", "DONE", "STOPPED"] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_ROW_STATES = ["PENDING", "DONE", "REFUSED"] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/** Returns of one job: more are no decision about each of them any more. */
export const MOST_BULK_ROWS = 5000;
