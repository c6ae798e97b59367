import { z } from "zod";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { FindInOrder, ReadRefund, ShopRefundRequest } from "@/server/partners/shop";
import { claimOrder, refuseWhileClaimed } from "./claim-order";
import { paymentSchema, refundSchema } from "./order-shape";
import { keyInText, reasonWithKey } from "./refund-key";
import { isVendureAnswer, vendureError } from "./vendure-error";
import { fromVendure, toVendure } from "./vendure-money";
import type { VendureShop } from "./vendure-shop";

type Payment = z.infer<typeof paymentSchema>;
type Refund = Payment["refunds"][number];

const REFUND_FIELDS = "id state total reason transactionId createdAt updatedAt lines { orderLineId quantity }";

const faultSchema = z.object({
  errorCode: z.string(),
  message: z.string(),
  maximumRefundable: z.number().optional(),
  transitionError: z.string().optional(),
});
const paymentsSchema = z.object({
  order: z.object({ state: z.string(), payments: z.array(paymentSchema).nullable() }).nullable(),
});

/** Books the refund on the order and lets Vendure's payment handler send the money. */
export const refund = async (shop: VendureShop, request: ShopRefundRequest): Promise<PaymentResult> => {
  const { order, idempotencyKey, returnCode, signal } = request;
  const made = await claimOrder({
    shop,
    orderId: order.orderId,
    idempotencyKey,
    signal,
    words: `refund of return ${returnCode}`,
    find: () => findByKey(shop, request),
    act: () => send(shop, request),
  });
  return resultOf(await settleByHand(shop, made, request));
};

export const findRefund = async (shop: VendureShop, look: FindInOrder): Promise<PaymentResult | null> => {
  const found = await findByKey(shop, look);
  if (found !== null) return resultOf(found);
  const { order, idempotencyKey, signal } = look;
  await refuseWhileClaimed({ shop, orderId: order.orderId, idempotencyKey, signal });
  return null;
};

export const readRefund = async (shop: VendureShop, ask: ReadRefund): Promise<PaymentResult> => {
  const payments = await readPayments(shop, ask);
  const found = payments.flatMap(({ refunds }) => refunds).find(({ id }) => id === ask.reference);
  if (found === undefined) throw vendureError("REFUSED", `Vendure has no refund ${ask.reference} on this order.`);
  return resultOf(await settleByHand(shop, found, { ...ask, idempotencyKey: keyInText(found.reason) }));
};

const resultOf = ({ id, state }: Refund): PaymentResult => {
  if (state === "Settled") return { status: "SETTLED", reference: id };
  return { status: state === "Failed" ? "FAILED" : "PENDING", reference: id };
};

type OrderAsk = { readonly order: { readonly orderId: string }; readonly signal?: AbortSignal | undefined };

const readPayments = async (
  { api }: VendureShop,
  { order: { orderId }, signal }: OrderAsk,
): Promise<readonly Payment[]> => {
  const call = { query: READ_PAYMENTS, variables: { id: orderId }, schema: paymentsSchema, signal };
  const { order } = await api({ ...call, purpose: "read the order's payments" });
  if (order === null) throw vendureError("REFUSED", "Vendure no longer has this order.");
  return order.payments ?? [];
};

const findByKey = async (shop: VendureShop, ask: OrderAsk & { idempotencyKey: string }): Promise<Refund | null> => {
  const payments = await readPayments(shop, ask);
  const refunds = payments.flatMap((payment) => payment.refunds);
  return refunds.find(({ reason }) => keyInText(reason) === ask.idempotencyKey) ?? null;
};

const send = async (shop: VendureShop, request: ShopRefundRequest): Promise<Refund> => {
  const { order, amountMinor, lines, shippingMinor, returnCode, idempotencyKey, signal } = request;
  const { precision } = await shop.facts(signal);
  const scale = { currency: order.currency, precision };
  const payment = paymentOf(await readPayments(shop, request), { request, precision });
  const input = {
    paymentId: payment.id,
    amount: toVendure(amountMinor, scale),
    lines: lines.map(({ lineItemId, quantity }) => ({ orderLineId: lineItemId, quantity })),
    // Deprecated and optional, but the database rejects the refund without them.
    shipping: toVendure(shippingMinor, scale),
    adjustment: 0,
    reason: reasonWithKey(`Return ${returnCode}`, idempotencyKey),
  };
  const schema = z.object({ refundOrder: z.union([refundSchema, faultSchema]) });
  const { refundOrder } = await refundOnce(() =>
    shop.api({ query: REFUND_ORDER, variables: { input }, schema, purpose: "refund the order", signal }),
  );
  if (!("errorCode" in refundOrder)) return refundOrder;
  // The transition follows the payment: the refund exists, and its state shows the result.
  const made = refundOrder.errorCode === "REFUND_STATE_TRANSITION_ERROR" ? await findByKey(shop, request) : null;
  if (made !== null) return made;
  throw refusalOf(refundOrder, { request, precision });
};

/**
 * Reports a handler error as unclear: the handler may have sent the money before it threw, which only a person can
 * check at the gateway.
 */
const refundOnce = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (isVendureAnswer(error) && error.kind === "UNAVAILABLE")
      throw vendureError(
        "REFUSED",
        `${error.message} Look at the payment provider whether the money was sent before you try again.`,
      );
    throw error;
  }
};

type Asked = { request: ShopRefundRequest; precision: number };

/** Returns the named payment, otherwise the first with enough left. */
const paymentOf = (payments: readonly Payment[], { request, precision }: Asked): Payment => {
  const { paymentReference, amountMinor, order } = request;
  const named = payments.filter(({ id }) => paymentReference === "" || id === paymentReference);
  const settled = named.filter(({ state }) => state === "Settled");
  if (settled.length === 0) {
    const [first] = named;
    throw vendureError(
      "REFUSED",
      first === undefined
        ? NO_PAYMENT
        : `The payment is "${first.state}" in Vendure, so nothing can be refunded. Settle it there first.`,
    );
  }
  const scale = { currency: order.currency, precision };
  const left = settled.map((payment) => ({ payment, minor: fromVendure(refundableOf(payment), scale) }));
  const enough = left.find(({ minor }) => minor >= amountMinor);
  if (enough !== undefined) return enough.payment;
  throw tooMuch(Math.max(...left.map(({ minor }) => minor)), request);
};

const NO_PAYMENT = "Vendure has no such payment on this order.";

const refundableOf = ({ amount, refunds }: Payment): number =>
  refunds.filter(({ state }) => state !== "Failed").reduce((left, { total }) => left - total, amount);

const tooMuch = (leftMinor: number, { amountMinor, order: { currency } }: ShopRefundRequest) => {
  const money = (minor: number) => formatMoney(minor, currency, "en");
  return vendureError(
    "REFUSED",
    `Only ${money(Math.max(0, leftMinor))} of this payment can still be refunded in Vendure, not ${money(amountMinor)}.`,
  );
};

const refusalOf = (fault: z.infer<typeof faultSchema>, { request, precision }: Asked) => {
  const { errorCode, message, maximumRefundable, transitionError } = fault;
  if (errorCode === "REFUND_AMOUNT_ERROR" && maximumRefundable !== undefined)
    return tooMuch(fromVendure(maximumRefundable, { currency: request.order.currency, precision }), request);
  return vendureError("REFUSED", `Vendure refused the refund: ${transitionError ?? message}.`);
};

/**
 * Settles a refund that stays pending without a transaction, because no payment handler sends money: bank transfer,
 * cash, or a removed method. It is settled here only if the merchant chose that; otherwise the person who sends the
 * money settles it.
 */
const settleByHand = async (
  shop: VendureShop,
  made: Refund,
  { idempotencyKey, signal }: { idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<Refund> => {
  const isByHand = made.state === "Pending" && made.transactionId === "";
  if (!isByHand || idempotencyKey === "" || shop.values.manualRefunds !== "SETTLE") return made;
  const schema = z.object({ settleRefund: z.union([refundSchema, faultSchema]) });
  const variables = { input: { id: made.id, transactionId: idempotencyKey } };
  const { settleRefund } = await shop.api({
    query: SETTLE_REFUND,
    variables,
    schema,
    purpose: "settle the refund",
    signal,
  });
  // It was settled meanwhile, which the next read will show.
  return "errorCode" in settleRefund ? made : settleRefund;
};

const READ_PAYMENTS = `query HomewardPayments($id: ID!) {
  order(id: $id) { state payments { id method amount state updatedAt refunds { ${REFUND_FIELDS} } } }
}`;

const REFUND_ORDER = `mutation HomewardRefund($input: RefundOrderInput!) {
  refundOrder(input: $input) {
    ... on Refund { ${REFUND_FIELDS} }
    ... on ErrorResult { errorCode message }
    ... on RefundAmountError { maximumRefundable }
    ... on RefundStateTransitionError { transitionError }
  }
}`;

const SETTLE_REFUND = `mutation HomewardSettleRefund($input: SettleRefundInput!) {
  settleRefund(input: $input) {
    ... on Refund { ${REFUND_FIELDS} }
    ... on ErrorResult { errorCode message }
  }
}`;
