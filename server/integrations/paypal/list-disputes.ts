import { z } from "zod";
import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { Dispute } from "@/server/partners/payment-provider";
import { fromPaypalMoney } from "./amounts";
import type { PaypalClient } from "./client";
import { referenceOf } from "./reference-of";
import { moneySchema } from "./wire";

const MOST = 20;

const listSchema = z.object({ items: z.array(z.object({ dispute_id: z.string() })).catch([]) });

const disputeSchema = z.object({
  dispute_id: z.string(),
  reason: z.string().catch(""),
  status: z.string(),
  dispute_amount: moneySchema,
  dispute_outcome: z.object({ outcome_code: z.string().catch("") }).nullish(),
  seller_response_due_date: z.string().nullish(),
});
type PaypalDispute = z.infer<typeof disputeSchema>;

/** Lists the disputes of a payment, by the ID of its capture. @throws PartnerError */
export const listDisputes = async (
  client: PaypalClient,
  { paymentReference, signal }: { paymentReference: string; signal?: AbortSignal | undefined },
): Promise<readonly Dispute[]> => {
  const transaction = referenceOf(paymentReference);
  const { items } = await client.ask({
    path: `/v1/customer/disputes?disputed_transaction_id=${transaction}&page_size=${MOST}`,
    purpose: "Read disputes",
    schema: listSchema,
    signal,
  });
  const disputes: Dispute[] = [];
  // The list contains neither the outcome of a dispute nor the deadline for a response.
  for (const { dispute_id } of items) {
    const path = `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`;
    const dispute = await client.ask({ path, purpose: "Read dispute", schema: disputeSchema, signal });
    disputes.push(toDispute(dispute, paymentReference));
  }
  return disputes;
};

const toDispute = (dispute: PaypalDispute, paymentReference: string): Dispute => {
  const { dispute_id, reason, dispute_amount, seller_response_due_date: dueDate } = dispute;
  const status = statusOf(dispute);
  return {
    reference: dispute_id,
    paymentReference,
    amountMinor: fromPaypalMoney(dispute_amount),
    currency: dispute_amount.currency_code,
    status,
    reason: REASONS[reason] ?? reason.toLowerCase().replaceAll("_", " "),
    answerBy: status === "OPEN" && dueDate ? timeOf(dueDate) : null,
  };
};

const timeOf = (text: string): string | null => (Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString());

const statusOf = ({ status, dispute_outcome }: PaypalDispute): DisputeStatus =>
  status === "RESOLVED" ? (OUTCOMES[dispute_outcome?.outcome_code ?? ""] ?? "CLOSED") : "OPEN";

/** With a payout, PayPal paid the shopper at its own expense. */
const OUTCOMES: Readonly<Record<string, DisputeStatus>> = {
  RESOLVED_BUYER_FAVOUR: "LOST",
  ACCEPTED: "LOST",
  RESOLVED_SELLER_FAVOUR: "WON",
  RESOLVED_WITH_PAYOUT: "WON",
  DENIED: "WON",
  CANCELED_BY_BUYER: "CLOSED",
  NONE: "CLOSED",
};

const REASONS: Readonly<Record<string, string>> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: "Product not received",
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: "Product defective or not as described",
  UNAUTHORISED: "Payment not recognized as their own",
  CREDIT_NOT_PROCESSED: "Refund not received",
  DUPLICATE_TRANSACTION: "Charged twice",
  INCORRECT_AMOUNT: "Wrong amount",
  PAYMENT_BY_OTHER_MEANS: "Paid another way",
  CANCELED_RECURRING_BILLING: "Subscription canceled",
  PROBLEM_WITH_REMITTANCE: "Problem with the remittance",
  OTHER: "No reason given",
};
