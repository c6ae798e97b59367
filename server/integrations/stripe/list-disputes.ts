import { z } from "zod";
import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { Dispute } from "@/server/partners/payment-provider";
import { fromStripeAmount } from "./amounts";
import type { StripeClient } from "./client";
import { listAll } from "./list-all";
import { paymentOf } from "./payment-of";

const disputeSchema = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  reason: z.string().catch(""),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish().catch(null),
});

/** Lists the disputes of a payment, by the ID of its charge or payment intent. @throws PartnerError */
export const listDisputes = async (
  client: StripeClient,
  { paymentReference, signal }: { paymentReference: string; signal?: AbortSignal | undefined },
): Promise<readonly Dispute[]> => {
  const disputes = await listAll(client, {
    path: "/v1/disputes",
    params: await paymentOf(client, { paymentReference, signal }),
    purpose: "Read disputes",
    item: disputeSchema,
    signal,
  });
  return disputes.map((dispute) => toDispute(dispute, paymentReference));
};

const toDispute = (dispute: z.infer<typeof disputeSchema>, paymentReference: string): Dispute => {
  const status = STATUSES[dispute.status] ?? "OPEN";
  const dueBy = dispute.evidence_details?.due_by ?? null;
  // No response is possible while the bank decides.
  const wantsAnswer = dispute.status.endsWith("needs_response");
  return {
    reference: dispute.id,
    paymentReference,
    amountMinor: fromStripeAmount(dispute.amount, dispute.currency),
    currency: dispute.currency.toUpperCase(),
    status,
    reason: REASONS[dispute.reason] ?? dispute.reason.replaceAll("_", " "),
    answerBy: wantsAnswer && dueBy !== null ? new Date(dueBy * 1_000).toISOString() : null,
  };
};

/** Warnings are inquiries before the bank takes money; prevented ones never became a dispute. */
const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: "OPEN",
  under_review: "OPEN",
  warning_needs_response: "OPEN",
  warning_under_review: "OPEN",
  warning_closed: "CLOSED",
  prevented: "CLOSED",
  won: "WON",
  lost: "LOST",
};

const REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: "Refund not received",
  product_not_received: "Product not received",
  product_unacceptable: "Product defective or not as described",
  subscription_canceled: "Subscription canceled",
  general: "No reason given",
  duplicate: "Charged twice",
  fraudulent: "Payment not recognized as their own",
  unrecognized: "Payment not recognized",
};
