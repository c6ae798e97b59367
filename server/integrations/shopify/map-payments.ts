import type { ShopOrderPayment } from "@/server/partners/shop-feed";
import { idOf } from "./ids";
import { readMoney } from "./read-money";
import type { WireOrder, WireTransaction } from "./wire-order";

/** The money that the shop has taken for an order, one entry for each transaction that a refund can name. */
export const mapPayments = ({ transactions, presentmentCurrencyCode: currency }: WireOrder): ShopOrderPayment[] => {
  const captures = transactions.filter(({ kind, status }) => TAKES.has(kind) && status === "SUCCESS");
  const change = changeByCapture(transactions, captures, currency);
  return captures.map((capture) => ({
    platformPaymentId: idOf(capture.id),
    processor: capture.gateway,
    method: capture.paymentDetails?.paymentMethodName || capture.gateway,
    label: labelOf(capture),
    capturedMinor: Math.max(0, readMoney(capture.amountSet, currency) - (change.get(capture.id) ?? 0)),
  }));
};

const TAKES = new Set(["SALE", "CAPTURE"]);

/** The change that a till gave back: it never belonged to the shop. */
const changeByCapture = (
  transactions: readonly WireTransaction[],
  captures: readonly WireTransaction[],
  currency: string,
): Map<string, number> => {
  const change = new Map<string, number>();
  for (const { kind, status, parentTransaction, gateway, amountSet } of transactions) {
    if (kind !== "CHANGE" || status !== "SUCCESS") continue;
    const of =
      captures.find(({ id }) => id === parentTransaction?.id) ?? captures.find((one) => one.gateway === gateway);
    if (of !== undefined) change.set(of.id, (change.get(of.id) ?? 0) + readMoney(amountSet, currency));
  }
  return change;
};

const labelOf = ({ paymentDetails, accountNumber, formattedGateway }: WireTransaction): string => {
  const ending = /(\d{4})\s*$/.exec(accountNumber)?.[1];
  const name = paymentDetails?.company || formattedGateway;
  return ending === undefined || name === "" ? name : `${name} ending in ${ending}`;
};
