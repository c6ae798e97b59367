import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { FindInOrder, ReadRefund, ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { gidOf, idOf } from "./ids";
import { readMark } from "./marks";
import { readMoney } from "./read-money";
import { REFUND_NOTES, REFUND_STATUS } from "./refund-documents";

const transactionSchema = z.object({
  kind: z.string(),
  status: z.string(),
  amountSet: z.object({ presentmentMoney: z.object({ amount: z.string(), currencyCode: z.string() }) }),
  parentTransaction: z.object({ id: z.string() }).nullish(),
});
const refundSchema = z.object({
  id: z.string(),
  note: z.string().nullish(),
  transactions: z.object({ nodes: z.array(transactionSchema) }),
});
type Refund = z.output<typeof refundSchema>;

/** Returns the current status of a refund by its ID. @throws PartnerError REFUSED when the shop doesn't know it */
export const readRefund = async (
  admin: Admin,
  { reference, signal }: Omit<ReadRefund, "order">,
): Promise<PaymentResult> => {
  const refund = await fetchRefund(admin, gidOf("Refund", reference), signal);
  if (refund !== null) return resultOf(refund);
  throw new PartnerError("SHOPIFY", "REFUSED", `Shopify has no refund ${idOf(reference)}. Check the order in Shopify.`);
};

/** Returns the refund of an order with our key, or null. */
export const findRefund = async (
  admin: Admin,
  { order, idempotencyKey, signal }: FindInOrder,
): Promise<PaymentResult | null> => {
  const answer = await admin.ask({
    document: REFUND_NOTES,
    variables: { id: gidOf("Order", order.orderId) },
    data: z.object({
      order: z.object({ refunds: z.array(z.object({ id: z.string(), note: z.string().nullish() })) }).nullable(),
    }),
    purpose: `Check for an existing refund of order ${order.orderId}`,
    signal,
  });
  const known = answer.order?.refunds.find(({ note }) => readMark(note) === idempotencyKey);
  return known === undefined ? null : readRefund(admin, { reference: known.id, signal });
};

/** Loads a refund by global ID; null when there is none. */
export const fetchRefund = async (admin: Admin, id: string, signal?: AbortSignal): Promise<Refund | null> => {
  const data = z.object({ refund: refundSchema.nullable() });
  const variables = { id };
  const answer = await admin.ask({ document: REFUND_STATUS, variables, data, purpose: "Read refund", signal });
  return answer.refund;
};

/** Returns whether a refund gave back this amount, to this payment if one is named. */
export const isRefundOf = (
  { transactions }: Refund,
  { paymentReference, amountMinor, order: { currency } }: ShopRefundRequest,
): boolean => {
  const back = transactions.nodes.filter(({ kind }) => kind === "REFUND");
  const total = back.reduce((sum, { amountSet }) => sum + readMoney(amountSet, currency), 0);
  const isNamed = back.every(({ parentTransaction }) => idOf(parentTransaction?.id ?? "") === idOf(paymentReference));
  return total === amountMinor && (paymentReference === "" || isNamed);
};

/**
 * Derives the status from the refund's transactions: PENDING while one is in progress or before Shopify has written
 * any.
 * @throws PartnerError REFUSED when part of the money was refunded and another part was declined
 */
export const resultOf = ({ id, transactions }: Refund): PaymentResult => {
  const reference = idOf(id);
  const states = transactions.nodes.filter(({ kind }) => kind === "REFUND").map(({ status }) => status);
  const failed = states.filter((status) => status === "FAILURE" || status === "ERROR").length;
  if (states.length > 0 && failed === states.length) return { status: "FAILED", reference };
  if (states.length === 0 || states.some((status) => status !== "SUCCESS" && !DECLINED.has(status)))
    return { status: "PENDING", reference };
  if (failed === 0) return { status: "SETTLED", reference };
  throw new PartnerError(
    "SHOPIFY",
    "REFUSED",
    `Shopify gave back only a part of refund ${reference}. Check the order in Shopify and send the rest there.`,
  );
};

const DECLINED = new Set(["FAILURE", "ERROR"]);
