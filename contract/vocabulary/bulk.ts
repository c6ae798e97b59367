/** Actions for many returns at once. */
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

/** Actions that need only the returns themselves; refunds are marked along with their references (`markRefunds`). */
export type ChosenBulkAct = Exclude<BulkAct, "MARK_REFUNDED">;
export const CHOSEN_BULK_ACTS = BULK_ACTS.filter((act): act is ChosenBulkAct => act !== "MARK_REFUNDED");

/** Actions offered for selected returns, in button order. The dialogs of ASSIGN and TAG can also remove. */
export const BULK_OFFERS = [
  ...(["APPROVE", "HOLD", "RESUME", "BUY_LABELS", "RESEND_MAIL", "ASSIGN", "TAG", "CANCEL"] as const),
  "PRINT_LABELS",
] as const satisfies readonly (ChosenBulkAct | "PRINT_LABELS")[];
export type BulkOffer = (typeof BULK_OFFERS)[number];

/** Actions that need a reason for colleagues or the shopper. */
export const BULK_ACTS_WITH_REASON = ["HOLD", "CANCEL"] as const satisfies readonly BulkAct[];

export const needsReason = (act: BulkAct): boolean => (BULK_ACTS_WITH_REASON as readonly string[]).includes(act);

export const BULK_STATES = ["RUNNING", "DONE", "STOPPED"] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_ROW_STATES = ["PENDING", "DONE", "REFUSED"] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/** Maximum number of returns in one job: with more, nobody decides about each one. */
export const MOST_BULK_ROWS = 5000;
