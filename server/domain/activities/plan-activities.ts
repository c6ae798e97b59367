import type { ActivityName } from "@/contract/vocabulary/activity";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "../process/types";

export type PlannedActivity = {
  name: ActivityName;
  /** Which of several of the same name: a payout's id, a mail's kind. */
  leg: string;
  input: Record<string, string>;
};

/**
 * The activities that a process needs in its present state; those that exist already are part of the answer, so that
 * planning again plans the same. Mails are legs of NOTIFY_SHOPPER, payouts legs of REFUND and ISSUE_STORE_CREDIT.
 */
export const planActivities = (process: ReturnProcess): PlannedActivity[] => [
  ...(isTerminal(process.status) ? [] : [{ name: "CREATE_LOGISTIC_ORDER" as const, leg: "", input: {} }]),
  ...process.payouts.flatMap(payoutActivity),
  ...(process.status === "CANCELED" ? process.charges.flatMap(chargeActivity) : []),
  ...mailKinds(process).map((kind) => ({ name: "NOTIFY_SHOPPER" as const, leg: kind, input: { mail: kind } })),
];

/** The key under which a partner finds its own answer again (decisions, section 8). */
export const activityKey = (
  process: Pick<ReturnProcess, "id" | "ecommerceId">,
  { name, leg }: Pick<PlannedActivity, "name" | "leg">,
): string => `${process.ecommerceId}:${process.id}:${name}:${leg}`;

/** The key of the next attempt after a partner has refused this one for good: under the same key it would do so again. */
export const nextAttemptKey = (idempotencyKey: string): string => {
  const [, base = idempotencyKey, attempt = "1"] = /^(.*):attempt-(\d+)$/.exec(idempotencyKey) ?? [];
  return `${base}:attempt-${Number(attempt) + 1}`;
};

/**
 * How a payout is paid. Where a part of it was paid elsewhere, the rest is another activity under a key of its own:
 * a partner that knew the key would answer for the whole amount.
 */
const payoutActivity = (payout: ReturnProcess["payouts"][number]): PlannedActivity[] => {
  const { id, amountMinor, externalMinor } = payout;
  const leftMinor = amountMinor - externalMinor;
  if (leftMinor === 0) return [];
  return [{ name: activityOf(payout), leg: externalMinor === 0 ? id : `${id}:${leftMinor}`, input: { payoutId: id } }];
};

const activityOf = ({ refundOption }: ReturnProcess["payouts"][number]): ActivityName => {
  switch (refundOption) {
    case "STORE_CREDIT":
      return "ISSUE_STORE_CREDIT";
    case "GIFT_CARD":
      return "ISSUE_GIFT_CARD";
    case "ORIGINAL_PAYMENT_METHOD":
    case "BANK_TRANSFER":
      return "REFUND";
  }
};

/** What the shopper paid for a return that is canceled goes back. */
const chargeActivity = ({ id, status }: ReturnProcess["charges"][number]): PlannedActivity[] =>
  status === "CAPTURED" || status === "REFUNDED" ? [{ name: "REFUND", leg: id, input: { chargeId: id } }] : [];

export const MAIL_KINDS = ["pass", "arrived", "result", "canceled"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** One mail per thing that a shopper wants to hear of; none before there is a label to send. */
const mailKinds = (process: ReturnProcess): MailKind[] => {
  const hasLabel = process.shipments.some(({ voidedAt, labelFileId }) => voidedAt === null && labelFileId !== null);
  return [
    ...(hasLabel ? (["pass"] as const) : []),
    ...(process.shippingStatus === "IN_WAREHOUSE" ? (["arrived"] as const) : []),
    ...(process.status === "COMPLETED" ? (["result"] as const) : []),
    ...(process.status === "CANCELED" ? (["canceled"] as const) : []),
  ];
};
