import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { ShopOrderContent, ShopOrderLine, ShopOrderPayment, ShopOrderRecord } from "@/server/partners/shop-feed";
import { idOf } from "./ids";
import { mapLines } from "./map-lines";
import { mapRefunds } from "./map-refunds";
import { readMoney, sumMoney } from "./read-money";
import type { WholeOrder, WireAddress, WireOrder, WireTransaction } from "./wire-order";

/** Maps an order to minor units of the currency the shopper paid in. @throws UnreadableRecord for invalid amounts */
export const mapOrder = (whole: WholeOrder): ShopOrderRecord => {
  const { order } = whole;
  const payments = mapPayments(order);
  const { refunds, removed } = mapRefunds(whole, payments);
  const lines = mapLines(whole, removed);
  const content: ShopOrderContent = {
    ...namesOf(order),
    currency: order.presentmentCurrencyCode,
    purchasedAt: utc(order.processedAt),
    ...sendingOf(order),
    tags: order.tags,
    taxesIncluded: order.taxesIncluded,
    orderDiscountMinor: 0,
    ...shippingOf(whole),
    lines,
    payments,
  };
  return { orderId: idOf(order.id), updatedAt: utc(order.updatedAt), order: balance(content), refunds };
};

const namesOf = ({ name, customer, email, phone, shippingAddress, billingAddress }: WireOrder) => {
  const address = shippingAddress ?? billingAddress;
  const mail = email || customer?.defaultEmailAddress?.emailAddress || "";
  return {
    orderNumber: name.replace(/^#/, ""),
    name,
    email: mail,
    firstName: customer?.firstName || address?.firstName || "",
    lastName: customer?.lastName || address?.lastName || "",
    phone: phone || address?.phone || "",
    platformCustomerId: customer ? idOf(customer.id) : "",
    shippingAddress: address ? addressOf(address, mail) : EMPTY_ADDRESS,
  };
};

const addressOf = (address: WireAddress, email: string): PostalAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  line1: address.address1,
  line2: address.address2,
  city: address.city,
  stateProvince: address.province,
  stateProvinceCode: address.provinceCode,
  postcode: address.zip,
  country: address.country,
  countryCode: address.countryCodeV2,
  phone: address.phone,
  email,
});

/** Returns the shipping state by the last parcel: a return window must not end before everything has been delivered. */
const sendingOf = ({ fulfillments }: WireOrder): Pick<ShopOrderContent, "fulfilledAt" | "deliveredAt"> => {
  const sent = fulfillments.filter(({ status }) => status === "SUCCESS");
  const delivered = sent.flatMap(({ deliveredAt }) => (deliveredAt ? [utc(deliveredAt)] : []));
  return {
    fulfilledAt: latest(sent.map(({ createdAt }) => utc(createdAt))),
    deliveredAt: delivered.length === sent.length ? latest(delivered) : null,
  };
};

const latest = (times: readonly string[]): string | null => [...times].sort().at(-1) ?? null;

const shippingOf = ({ order, shippingLines }: WholeOrder) => {
  const currency = order.presentmentCurrencyCode;
  const kept = shippingLines.filter(({ isRemoved }) => !isRemoved);
  const price = sumMoney(
    kept.map(({ originalPriceSet }) => originalPriceSet),
    currency,
  );
  const paid = sumMoney(
    kept.map(({ discountedPriceSet }) => discountedPriceSet),
    currency,
  );
  return {
    shippingPriceMinor: price,
    shippingDiscountMinor: Math.max(0, price - paid),
    shippingTaxMinor: kept
      .flatMap(({ taxLines }) => taxLines)
      .reduce((sum, { priceSet }) => sum + readMoney(priceSet, currency), 0),
  };
};

/**
 * Books what was paid beyond lines and shipping as fees: tips, duties, cash rounding. They are not added up one by one,
 * because Shopify writes some of them as lines, too.
 */
const balance = (content: ShopOrderContent): ShopOrderContent => {
  const captured = content.payments.reduce((sum, { capturedMinor }) => sum + capturedMinor, 0);
  const surplus = captured - totalMinor(content);
  return surplus > 0 ? { ...content, feesMinor: surplus } : content;
};

/** Returns the total of an order's lines, shipping, taxes and fees in its minor units. */
export const totalMinor = (content: ShopOrderContent): number => {
  const { taxesIncluded, lines, orderDiscountMinor } = content;
  const withTax = (amountMinor: number, taxMinor: number): number => amountMinor + (taxesIncluded ? 0 : taxMinor);
  const ofLine = ({ quantity, unitPriceMinor, discountMinor, taxMinor }: ShopOrderLine): number =>
    withTax(quantity * unitPriceMinor - discountMinor, taxMinor);
  const shippingMinor = content.shippingPriceMinor - content.shippingDiscountMinor;
  const linesMinor = lines.reduce((sum, line) => sum + ofLine(line), 0);
  return linesMinor - orderDiscountMinor + (content.feesMinor ?? 0) + withTax(shippingMinor, content.shippingTaxMinor);
};

/** Converts a time to UTC; Shopify sometimes uses the shop's offset. */
export const utc = (time: string): string => new Date(time).toISOString();

/** Maps the payments that the shop has captured for an order: one entry per transaction that a refund can name. */
const mapPayments = ({ transactions, presentmentCurrencyCode: currency }: WireOrder): ShopOrderPayment[] => {
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

/** Returns the change given at a point of sale, by capture: this money never belonged to the shop. */
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
