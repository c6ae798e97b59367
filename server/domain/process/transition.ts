import { activitiesWhere, PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import { isCreditOption } from "@/contract/vocabulary/refund-option";
import { DomainError } from "@/server/kernel/domain-error";
import { isBegun, isOpen } from "./activity-questions";
import { STATUS_WORD } from "./status-word";
import type { ReturnProcess } from "./types";

/** Why the status of a process changes. */
export const PROCESS_CAUSES = [
  /** An activity failed for good, or staff put the return on hold. */
  "HOLD",
  /** Every hold is released. */
  "RELEASE",
  "SHOPPER_CANCEL",
  "OPERATOR_CANCEL",
  "AUTHORIZATION_REFUSED",
  "NOT_SENT_IN_TIME",
  "GIVE_UP",
  /** All units are decided and every compensation is done. */
  "COMPLETE",
  /** A refund that had been sent later failed at the provider. */
  "REOPEN",
] as const;
export type ProcessCause = (typeof PROCESS_CAUSES)[number];

/** Every allowed transition (decisions, section 7). Several holds can be open at once: another one changes nothing. */
export const TRANSITIONS = [
  { from: "RUNNING", cause: "HOLD", to: "ON_HOLD" },
  { from: "ON_HOLD", cause: "HOLD", to: "ON_HOLD" },
  { from: "ON_HOLD", cause: "RELEASE", to: "RUNNING" },
  { from: "RUNNING", cause: "SHOPPER_CANCEL", to: "CANCELED" },
  { from: "ON_HOLD", cause: "SHOPPER_CANCEL", to: "CANCELED" },
  { from: "RUNNING", cause: "OPERATOR_CANCEL", to: "CANCELED" },
  { from: "ON_HOLD", cause: "OPERATOR_CANCEL", to: "CANCELED" },
  { from: "RUNNING", cause: "AUTHORIZATION_REFUSED", to: "CANCELED" },
  { from: "ON_HOLD", cause: "AUTHORIZATION_REFUSED", to: "CANCELED" },
  { from: "RUNNING", cause: "NOT_SENT_IN_TIME", to: "CANCELED" },
  { from: "ON_HOLD", cause: "NOT_SENT_IN_TIME", to: "CANCELED" },
  { from: "ON_HOLD", cause: "GIVE_UP", to: "FAILED" },
  { from: "RUNNING", cause: "COMPLETE", to: "COMPLETED" },
  { from: "COMPLETED", cause: "REOPEN", to: "ON_HOLD" },
] as const satisfies readonly { from: ProcessStatus; cause: ProcessCause; to: ProcessStatus }[];

export type TransitionFacts = Pick<
  ReturnProcess,
  "status" | "shippingStatus" | "units" | "payouts" | "holds" | "payoutWaits" | "activities"
>;

/**
 * Returns the status that a cause leads to. Every command calls it before writing anything.
 * @throws DomainError TRANSITION_NOT_ALLOWED with `from` and `cause` if the status or earlier events forbid it
 */
export const transition = (process: TransitionFacts, cause: ProcessCause): ProcessStatus => {
  const step = stepOf(process, cause);
  const obstacle = whyNot(process, cause);
  if (step === undefined || obstacle !== null)
    throw new DomainError({
      reason: "TRANSITION_NOT_ALLOWED",
      message: obstacle ?? "",
      facts: { from: process.status, cause },
    });
  return step.to;
};

/** The same check as a boolean. */
export const isAllowed = (process: TransitionFacts, cause: ProcessCause): boolean => whyNot(process, cause) === null;

/** Returns why it is forbidden, as a sentence; null if it is allowed. */
export const whyNot = (process: TransitionFacts, cause: ProcessCause): string | null =>
  stepOf(process, cause) === undefined ? statusWords(process.status, cause) : obstacleTo(process, cause);

const stepOf = ({ status }: TransitionFacts, cause: ProcessCause) =>
  TRANSITIONS.find((one) => one.from === status && one.cause === cause);

/**
 * All units are decided, what they are due is paid, and the decision can no longer be undone; a payout that failed for
 * good was withdrawn.
 */
export const isFinished = ({ units, payouts, payoutWaits, activities }: TransitionFacts): boolean =>
  payoutWaits.length === 0 &&
  units.every(({ verdict }) => verdict !== "UNDECIDED") &&
  payouts.every(({ id, status }) => status !== "PENDING" || isSkipped(id, activities)) &&
  activities.every(({ name, state }) => !COMPENSATION.has(name) || state === "DONE" || state === "SKIPPED");

/** The store doesn't want this kind of payout made by us, so it doesn't block completion. */
const isSkipped = (payoutId: string, activities: TransitionFacts["activities"]): boolean => {
  const own = activities.filter(({ input }) => input.payoutId === payoutId);
  return own.length > 0 && own.every(({ state }) => state === "SKIPPED");
};

const COMPENSATION: ReadonlySet<string> = new Set(activitiesWhere(({ endsReturn }) => endsReturn));

const statusWords = (status: ProcessStatus, cause: ProcessCause): string => {
  switch (cause) {
    case "HOLD":
      return `This return is ${STATUS_WORD[status]}; it can no longer be put on hold.`;
    case "RELEASE":
      return `This return is ${STATUS_WORD[status]}; only a return that is on hold can be resumed.`;
    case "SHOPPER_CANCEL":
    case "OPERATOR_CANCEL":
    case "AUTHORIZATION_REFUSED":
    case "NOT_SENT_IN_TIME":
      return `This return is ${STATUS_WORD[status]}; it can no longer be canceled.`;
    case "GIVE_UP":
      return `This return is ${STATUS_WORD[status]}; only a return that is on hold can be closed as failed.`;
    case "COMPLETE":
      return `This return is ${STATUS_WORD[status]}; it cannot be completed.`;
    case "REOPEN":
      return `This return is ${STATUS_WORD[status]}; only a completed return can be reopened.`;
  }
};

/** Returns which earlier event forbids it, as a sentence; null if none does. */
const obstacleTo = (process: TransitionFacts, cause: ProcessCause): string | null => {
  switch (cause) {
    case "SHOPPER_CANCEL":
      if (!isWithShopper(process))
        return "The parcel is on its way or already inspected, so this return can no longer be canceled.";
      return newItemsObstacle(process, SHOPPERS_CHOICE) ?? moneyObstacle(process);
    case "NOT_SENT_IN_TIME":
      if (!isWithShopper(process)) return "The parcel was sent: this return is not late.";
      return moneyObstacle(process);
    case "OPERATOR_CANCEL":
      if (process.units.some(({ verdict }) => verdict === "APPROVED"))
        return "A unit of this return is approved: it can no longer be canceled.";
      return newItemsObstacle(process) ?? moneyObstacle(process);
    case "RELEASE":
      return process.holds.length > 0 ? "A hold of this return is still open." : null;
    case "COMPLETE":
      return isFinished(process) ? null : "Not every unit of this return has been inspected and refunded or exchanged.";
    case "HOLD":
    case "AUTHORIZATION_REFUSED":
    case "GIVE_UP":
    case "REOPEN":
      return null;
  }
};

const moneyObstacle = (process: TransitionFacts): string | null =>
  hasSentMoney(process) ? "Money for this return was sent: it can no longer be canceled." : null;

/**
 * New items were ordered in advance or may have been: the shop may have taken the order although its answer was lost.
 */
const newItemsObstacle = ({ activities }: TransitionFacts, advice = ""): string | null =>
  activities.some((one) => one.name === "CREATE_EXCHANGE_ORDER" && isBegun(one))
    ? `The new items are already ordered: this return can no longer be canceled.${advice}`
    : null;

const SHOPPERS_CHOICE =
  " Send the old items back, or keep them and pay for the new ones. New items that aren't wanted can be returned under their own order.";

/** Nothing was collected and nothing decided. */
const isWithShopper = ({ shippingStatus, units }: TransitionFacts): boolean =>
  (shippingStatus === "NO_SHIPPING_STATUS" || shippingStatus === "CREATED" || shippingStatus === "ERROR") &&
  units.every(({ verdict, location }) => verdict === "UNDECIDED" && (location === "ANNOUNCED" || location === "KEPT"));

/**
 * Returns whether money was sent that can't be called back. A pending payout counts: its refund may already be with the
 * provider, and so may the refund of a charge the shopper paid. Store credits and gift cards don't count: their ledger
 * can take them back while nothing is spent.
 */
const hasSentMoney = ({ payouts, activities }: Pick<ReturnProcess, "payouts" | "activities">): boolean =>
  activities.some((activity) => PAID_BY_PROVIDERS.includes(activity.name) && isOpen(activity)) ||
  payouts.some(
    ({ status, refundOption, externalMinor }) =>
      externalMinor > 0 || (status !== "FAILED" && !isCreditOption(refundOption)),
  );
