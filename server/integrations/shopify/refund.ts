import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { askWithKey } from "./ask-with-key";
import { failureOfUser } from "./failures";
import { gidOf } from "./ids";
import { readMark, writeMark } from "./marks";
import { type PlannedTransaction, planTransactions } from "./plan-transactions";
import { processReturn } from "./process-return";
import { readRefund } from "./read-refund";
import { REFUND_CREATE, REFUNDABLE } from "./refund-documents";

/**
 * Refunds to the order's own payments, once per key. We search for the key in the notes of refunds first; for two calls
 * at the same time, Shopify's `@idempotent` lets one through. If the shop has an open return of ours, its lines are
 * processed; otherwise the lines are booked on the refund. Stock is never changed, and Shopify sends the customer no
 * email.
 */
export const refund = async (
  admin: Admin,
  { request, recordsManual, now }: { request: ShopRefundRequest; recordsManual: boolean; now: Date },
): Promise<PaymentResult> => {
  const { order: ref, signal } = request;
  const { order } = await admin.ask({
    document: REFUNDABLE,
    variables: { id: gidOf("Order", ref.orderId) },
    data: orderSchema,
    purpose: `Read refundable amounts of order ${ref.orderId}`,
    signal,
  });
  if (order === null)
    throw new PartnerError("SHOPIFY", "REFUSED", `Shopify has no order ${ref.name}. Refund it by hand.`);
  const known = order.refunds.find(({ note }) => readMark(note) === request.idempotencyKey);
  if (known !== undefined) return readRefund(admin, { reference: known.id, signal });
  const plan = () => planTransactions({ order, recordsManual }, request);
  const processed = await processReturn(admin, { request, plan, order, now });
  if (processed !== null) return readRefund(admin, { reference: processed, signal });
  return createRefund(admin, { request, transactions: plan() });
};

const bagSchema = z.object({ presentmentMoney: z.object({ amount: z.string(), currencyCode: z.string() }) });
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const orderSchema = z.object({
  order: z
    .object({
      id: z.string(),
      name: z.string(),
      presentmentCurrencyCode: z.string(),
      transactions: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          status: z.string(),
          gateway: text,
          formattedGateway: text,
          manualPaymentGateway: z.boolean(),
          amountSet: bagSchema,
          parentTransaction: z.object({ id: z.string() }).nullish(),
        }),
      ),
      refunds: z.array(z.object({ id: z.string(), note: z.string().nullish() })),
      suggestedRefund: z.object({ maximumRefundableSet: bagSchema }).nullish(),
    })
    .nullable(),
});

type Creation = { request: ShopRefundRequest; transactions: readonly PlannedTransaction[] };

const createRefund = async (admin: Admin, { request, transactions }: Creation): Promise<PaymentResult> => {
  const { idempotencyKey, order, signal } = request;
  const id = await askWithKey(idempotencyKey, async (key) => {
    const { refundCreate: answer } = await admin.ask({
      document: REFUND_CREATE,
      variables: { input: inputOf({ request, transactions }), key },
      data: z.object({
        refundCreate: z.object({
          refund: z.object({ id: z.string() }).nullish(),
          userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
        }),
      }),
      purpose: `Refund order ${order.orderId}`,
      signal,
    });
    if (answer.refund) return answer.refund.id;
    throw failureOfUser(answer.userErrors, `refund order ${order.name}`);
  });
  return readRefund(admin, { reference: id, signal });
};

/** Builds the same input for the same request every time: Shopify rejects a key with different content. */
const inputOf = ({ request, transactions }: Creation): Record<string, unknown> => {
  const { order, lines, shippingMinor, returnCode, idempotencyKey } = request;
  const orderId = gidOf("Order", order.orderId);
  const money = (minor: number): string => minorToMajorText(minor, order.currency);
  return {
    orderId,
    currency: order.currency,
    note: writeMark(returnCode, idempotencyKey),
    notify: false,
    refundLineItems: lines.map(({ lineItemId, quantity }) => ({
      lineItemId: gidOf("LineItem", lineItemId),
      quantity,
      restockType: "NO_RESTOCK",
    })),
    ...(shippingMinor > 0 ? { shipping: { amount: money(shippingMinor) } } : {}),
    transactions: transactions.map(({ parentId, gateway, amountMinor }) => ({
      orderId,
      parentId,
      gateway,
      kind: "REFUND",
      amount: money(amountMinor),
    })),
  };
};
