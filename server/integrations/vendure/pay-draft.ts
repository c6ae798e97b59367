import { z } from "zod";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ExchangeOrderRequest } from "@/server/partners/shop";
import { draftTotals, outcomeSchema, requireResult, resultSchema } from "./build-draft";
import { createCoupon, deleteCoupon } from "./coupon";
import type { ShopFacts } from "./shop-facts";
import { TRANSITION } from "./transition-document";
import type { VendureShop } from "./vendure-shop";

type Paying = { draftId: string; target: number; request: ExchangeOrderRequest; facts: ShopFacts };

/**
 * Pays a draft with the value of the return. Vendure prices a draft itself: if its prices are higher than agreed with
 * the shopper, a temporary coupon of ours takes off the difference.
 */
export const payDraft = async (shop: VendureShop, paying: Paying): Promise<void> => {
  const { draftId: id, target, request, facts } = paying;
  const { signal } = request;
  const { total, goods } = await draftTotals(shop, { draftId: id, facts, signal });
  const tooMuch = Math.min(goods, Math.max(0, total - target));
  const coupon = tooMuch > 0 ? await couponFor(shop, { request, facts, amount: tooMuch }) : null;
  if (coupon !== null) {
    const variables = { id, code: coupon.code };
    const call = {
      query: APPLY_COUPON,
      variables,
      schema: resultSchema,
      purpose: "set the price of the exchange",
      signal,
    };
    requireResult(await shop.api(call), "The agreed price can't be set");
  }
  await transition(shop, { id, state: "ArrangingPayment", signal });
  await pay(shop, { id, request });
  // The discount stays on the order; the promotion is no longer needed.
  if (coupon !== null) await deleteCoupon(shop, { id: coupon.id, signal }).catch(() => undefined);
};

/** Adds a surcharge that raises the order to the agreed value when the shop's price has dropped. */
export const raiseTo = async (shop: VendureShop, raise: Paying & { missing: number }): Promise<void> => {
  const { draftId: id, request, facts, missing } = raise;
  const { signal } = request;
  await transition(shop, { id, state: "Modifying", signal });
  const surcharge = {
    description: `Price agreed for return ${request.returnCode}`,
    price: missing,
    priceIncludesTax: facts.taxesIncluded,
  };
  const input = { dryRun: false, orderId: id, surcharges: [surcharge] };
  const call = {
    query: MODIFY_ORDER,
    variables: { input },
    schema: resultSchema,
    purpose: "set the price of the exchange",
    signal,
  };
  requireResult(await shop.api(call), "The agreed price can't be set");
  await transition(shop, { id, state: "ArrangingAdditionalPayment", signal });
  await pay(shop, { id, request });
  await transition(shop, { id, state: "PaymentSettled", signal });
};

/** Returns the same promotion for the same key, so that a second attempt creates no second one. */
const couponFor = async (
  shop: VendureShop,
  { request, facts, amount }: { request: ExchangeOrderRequest; facts: ShopFacts; amount: number },
) => {
  const { idempotencyKey, returnCode, signal } = request;
  const code = `HW-${sha256Hex(`${idempotencyKey}:${amount}`).slice(0, 16).toUpperCase()}`;
  const id = await createCoupon(shop, { code, amount, name: `Exchange of return ${returnCode}`, facts, signal });
  return { code, id };
};

const pay = async ({ api }: VendureShop, { id, request }: { id: string; request: ExchangeOrderRequest }) => {
  const { paymentMethod, idempotencyKey, returnCode, signal } = request;
  const input = { orderId: id, method: paymentMethod, transactionId: idempotencyKey, metadata: { return: returnCode } };
  const call = {
    query: ADD_PAYMENT,
    variables: { input },
    schema: resultSchema,
    purpose: "record the payment by the return",
    signal,
  };
  requireResult(await api(call), "Vendure does not take the payment");
};

const transition = async (
  { api }: VendureShop,
  { id, state, signal }: { id: string; state: string; signal: AbortSignal | undefined },
): Promise<void> => {
  const schema = z.object({ transitionOrderToState: outcomeSchema.nullable() });
  const call = { query: TRANSITION, variables: { id, state }, schema, purpose: "place the exchange order", signal };
  const { transitionOrderToState: result } = await api(call);
  if (result !== null) requireResult({ result }, `The order can't become "${state}"`);
};

const APPLY_COUPON = `mutation HomewardDraftCoupon($id: ID!, $code: String!) {
  applyCouponCodeToDraftOrder(orderId: $id, couponCode: $code) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
  }
}`;

const ADD_PAYMENT = `mutation HomewardPay($input: ManualPaymentInput!) {
  addManualPaymentToOrder(input: $input) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
  }
}`;

const MODIFY_ORDER = `mutation HomewardModify($input: ModifyOrderInput!) {
  modifyOrder(input: $input) {
    ... on Order { id }
    ... on ErrorResult { errorCode message }
  }
}`;
