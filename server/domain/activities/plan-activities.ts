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
  ...process.payouts.map(payoutActivity),
  ...mailKinds(process).map((kind) => ({ name: "NOTIFY_SHOPPER" as const, leg: kind, input: { mail: kind } })),
];

/** The key under which a partner finds its own answer again (decisions, section 8). */
export const activityKey = (
  process: Pick<ReturnProcess, "id" | "ecommerceId">,
  { name, leg }: Pick<PlannedActivity, "name" | "leg">,
): string => `${process.ecommerceId}:${process.id}:${name}:${leg}`;

const payoutActivity = ({ id, refundOption }: ReturnProcess["payouts"][number]): PlannedActivity => ({
  name: refundOption === "STORE_CREDIT" ? "ISSUE_STORE_CREDIT" : "REFUND",
  leg: id,
  input: { payoutId: id },
});

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
