import { isTerminal } from "@/contract/vocabulary/process";
import { REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import { chargeToGiveBack, hasEndedWithoutNewItems } from "../exchanges/charge-to-give-back";
import { isInstant } from "../exchanges/instant-exchange";
import { heldBy } from "../exchanges/open-charge";
import { unitsToExchange } from "../exchanges/plan-exchange-order";
import { lastDecision } from "../exchanges/settled-differences";
import type { ReturnProcess } from "../process/types";
import { planHold } from "./plan-hold";
import { planMails } from "./plan-mails";
import { planWorkflow } from "./plan-workflow";
import type { PlannedActivity } from "./planned-activity";

/**
 * Returns the activities that a process needs in its present state, including existing ones, so that planning again
 * gives the same result. Emails are legs of NOTIFY_SHOPPER, payouts legs of REFUND and ISSUE_STORE_CREDIT.
 */
export const planActivities = (process: ReturnProcess): PlannedActivity[] => {
  const { skippedActivities } = process.terms.workflow;
  return everyActivity(process).map((planned) =>
    skippedActivities.includes(planned.name) ? { ...planned, state: "SKIPPED" } : planned,
  );
};

const everyActivity = (process: ReturnProcess): PlannedActivity[] => [
  ...planWorkflow(process),
  ...(isOrderedAtOnce(process) ? [exchangeActivity(process, "")] : []),
  ...planHold(process),
  ...process.payouts.flatMap(payoutActivity),
  ...(hasEndedWithoutNewItems(process) ? process.charges.flatMap(chargeActivity) : []),
  ...(process.status === "CANCELED" && process.exchangeOrder !== null ? surplus(process, "canceled") : []),
  ...afterDecision(process),
  ...planMails(process).map((leg) => ({ name: "NOTIFY_SHOPPER" as const, leg, input: {} })),
];

/** Returns the key under which a partner recognizes a repeated call (decisions, section 8). */
export const activityKey = (
  process: Pick<ReturnProcess, "id" | "ecommerceId">,
  { name, leg }: Pick<PlannedActivity, "name" | "leg">,
): string => `${process.ecommerceId}:${process.id}:${name}:${leg}`;

/**
 * Returns the key of the next attempt after a partner rejected this one for good: with the same key it would be
 * rejected again.
 */
export const nextAttemptKey = (idempotencyKey: string): string => {
  const [, base = idempotencyKey, attempt = "1"] = /^(.*):attempt-(\d+)$/.exec(idempotencyKey) ?? [];
  return `${base}:attempt-${Number(attempt) + 1}`;
};

/**
 * Returns how a payout is paid. If part of it was paid elsewhere, the rest is another activity with its own key: a
 * partner that knows the first key would answer for the whole amount.
 */
const payoutActivity = (payout: ReturnProcess["payouts"][number]): PlannedActivity[] => {
  const { id, amountMinor, externalMinor } = payout;
  const leftMinor = amountMinor - externalMinor;
  if (leftMinor === 0) return [];
  return [
    {
      name: REFUND_OPTION_FACTS[payout.refundOption].activity,
      leg: externalMinor === 0 ? id : `${id}:${leftMinor}`,
      input: { payoutId: id },
    },
  ];
};

/** The shopper's payment for such a return is refunded. */
const chargeActivity = (charge: ReturnProcess["charges"][number]): PlannedActivity[] =>
  heldBy(charge) > 0 ? [{ name: "REFUND", leg: charge.id, input: { chargeId: charge.id } }] : [];

/** Once every unit has a verdict: new items are ordered, pieces are restocked, an unneeded charge is refunded. */
const afterDecision = (process: ReturnProcess): PlannedActivity[] => {
  const decision = lastDecision(process);
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (decision === null || !isDecided || process.status === "CANCELED" || process.status === "FAILED") return [];
  const exchanged = unitsToExchange(process);
  return [
    ...(exchanged.length > 0 ? [exchangeActivity(process, decision.id)] : []),
    ...surplus(process, decision.id),
    { name: "RESTOCK", leg: decision.id, input: {} },
  ];
};

/** The shopper's card secures the old items. */
const isOrderedAtOnce = (process: ReturnProcess): boolean =>
  isInstant(process) &&
  !isTerminal(process.status) &&
  process.cardHold !== null &&
  process.exchangeOrder === null &&
  unitsToExchange(process).length > 0;

/** One order per return; another attempt only after a correction left the first with nothing to order. */
const exchangeActivity = ({ activities, exchangeOrder }: ReturnProcess, decisionId: string): PlannedActivity => {
  const first = activities.find(({ name, leg }) => name === "CREATE_EXCHANGE_ORDER" && leg === "");
  const wasEmpty = first?.state === "DONE" && exchangeOrder === null;
  return { name: "CREATE_EXCHANGE_ORDER", leg: wasEmpty ? decisionId : "", input: {} };
};

/** A charge, or part of it, that isn't needed; `because`: the decision, or that it was canceled. */
const surplus = (process: ReturnProcess, because: string): PlannedActivity[] =>
  surplusCharges(process, chargeToGiveBack(process)).map(({ chargeId, amountMinor }) => ({
    name: "REFUND",
    leg: `${chargeId}:${because}`,
    input: { chargeId, amountMinor: String(amountMinor) },
  }));

/** Returns which charges are refunded to give this amount back; the last one first. */
const surplusCharges = ({ charges }: ReturnProcess, toGiveBackMinor: number) => {
  let surplusMinor = toGiveBackMinor;
  return charges.toReversed().flatMap((charge) => {
    const amountMinor = Math.min(surplusMinor, heldBy(charge));
    surplusMinor -= amountMinor;
    return amountMinor > 0 ? [{ chargeId: charge.id, amountMinor }] : [];
  });
};
