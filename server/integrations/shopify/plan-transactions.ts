import { formatMoney } from "@/contract/vocabulary/format-money";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopRefundRequest } from "@/server/partners/shop";
import { idOf } from "./ids";
import { readMoney } from "./read-money";
import type { WireBag } from "./wire-order";

export type Transaction = {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly gateway: string;
  readonly formattedGateway: string;
  readonly manualPaymentGateway: boolean;
  readonly amountSet: WireBag;
  readonly parentTransaction?: { readonly id: string } | null | undefined;
};
export type RefundableOrder = {
  readonly name: string;
  readonly presentmentCurrencyCode: string;
  readonly transactions: readonly Transaction[];
  readonly suggestedRefund?: { readonly maximumRefundableSet: WireBag } | null | undefined;
};
export type PlannedTransaction = { readonly parentId: string; readonly gateway: string; readonly amountMinor: number };

type Planning = { order: RefundableOrder; recordsManual: boolean };

/**
 * Distributes an amount over the payments of an order: to the named payment, or to all in the order they were made,
 * gift cards last. Manual payments move no money: they are only recorded, if the settings say so.
 * @throws PartnerError REFUSED, with an explanation, when the payments can't cover the amount
 */
export const planTransactions = (
  { order, recordsManual }: Planning,
  { amountMinor, paymentReference, order: { currency } }: ShopRefundRequest,
): readonly PlannedTransaction[] => {
  const { name, presentmentCurrencyCode } = order;
  if (presentmentCurrencyCode !== currency)
    throw refused(`Order ${name} was paid in ${presentmentCurrencyCode}, not in ${currency}. Refund it in Shopify.`);
  const money = (minor: number): string => formatMoney(minor, currency, "en-US");
  const most = order.suggestedRefund ? readMoney(order.suggestedRefund.maximumRefundableSet, currency) : null;
  if (most !== null && amountMinor > most)
    throw refused(`Order ${name} can be refunded ${money(most)} at most, not ${money(amountMinor)}: ${SEE_ORDER}`);
  const captures = capturesOf({ order, recordsManual }, paymentReference);
  let missing = amountMinor;
  const planned: PlannedTransaction[] = [];
  for (const capture of captures) {
    const amount = Math.min(missing, leftOf(order, capture));
    if (amount > 0) planned.push({ parentId: capture.id, gateway: capture.gateway, amountMinor: amount });
    missing -= amount;
  }
  if (missing === 0) return planned;
  const left = money(amountMinor - missing);
  throw refused(
    `The payment of order ${name} can be refunded ${left} at most, not ${money(amountMinor)}: ${SEE_ORDER}`,
  );
};

const SEE_ORDER = "the rest was refunded already. Check the order's refunds in Shopify.";

const capturesOf = (
  { order: { name, transactions }, recordsManual }: Planning,
  paymentReference: string,
): readonly Transaction[] => {
  const all = transactions.filter(
    ({ kind, status }) => (kind === "SALE" || kind === "CAPTURE") && status === "SUCCESS",
  );
  if (all.length === 0) throw refused(`Order ${name} is not paid in Shopify, so there is nothing to refund.`);
  const named = all.filter(({ id }) => paymentReference === "" || idOf(id) === idOf(paymentReference));
  if (named.length === 0) throw refused(`Order ${name} has no payment ${idOf(paymentReference)}. Check it in Shopify.`);
  const manual = named.find(({ manualPaymentGateway }) => manualPaymentGateway && !recordsManual);
  if (manual === undefined) return [...named].sort((left, right) => rank(left) - rank(right));
  const gateway = manual.formattedGateway || manual.gateway;
  throw refused(
    `Order ${name} was paid by ${gateway}, which Shopify cannot send money back with. Send it yourself, mark the refund as paid here, and record it on the order in Shopify.`,
  );
};

const rank = ({ gateway }: Transaction): number => (gateway === "gift_card" ? 1 : 0);

/** Returns what is left of a payment after completed and pending refunds and point-of-sale change. */
const leftOf = ({ transactions, presentmentCurrencyCode }: RefundableOrder, capture: Transaction): number =>
  transactions
    .filter(({ kind, status, parentTransaction }) => {
      const isBack = (kind === "REFUND" || kind === "CHANGE") && status !== "FAILURE" && status !== "ERROR";
      return isBack && parentTransaction?.id === capture.id;
    })
    .reduce(
      (left, { amountSet }) => Math.max(0, left - readMoney(amountSet, presentmentCurrencyCode)),
      readMoney(capture.amountSet, presentmentCurrencyCode),
    );

const refused = (message: string): PartnerError => new PartnerError("SHOPIFY", "REFUSED", message);
