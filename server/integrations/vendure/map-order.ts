import type { PostalAddress } from "@/server/kernel/address";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type {
  ShopOrderContent,
  ShopOrderPayment,
  ShopOrderRecord,
  ShopRefundRecord,
} from "@/server/partners/shop-feed";
import { mapOrderLine } from "./map-order-line";
import type { VendureOrder } from "./order-shape";
import { keyInText } from "./refund-key";
import type { ShopFacts } from "./shop-facts";
import { fromVendure } from "./vendure-money";

/**
 * Maps a Vendure order as it was placed. Amounts include tax if the channel's prices do. A surcharge is a fee or, if
 * negative, an order discount.
 */
export const mapOrder = (order: VendureOrder, facts: ShopFacts): ShopOrderRecord => ({
  orderId: order.id,
  updatedAt: lastChangeOf(order),
  order: contentOf(order, facts),
  refunds: order.payments.flatMap((payment) =>
    payment.refunds
      .filter(({ state }) => state !== "Failed")
      .map((refund) => refundOf(refund, { payment, order, facts })),
  ),
});

/**
 * Returns the latest change of all parts: Vendure doesn't update an order's `updatedAt` when parcels are shipped, money
 * is refunded or the state changes.
 */
export const lastChangeOf = (
  order: Pick<VendureOrder, "updatedAt" | "payments" | "fulfillments" | "history">,
): string => {
  const times = [
    order.updatedAt,
    ...order.payments.flatMap((payment) => [payment.updatedAt, ...payment.refunds.map((refund) => refund.updatedAt)]),
    ...order.fulfillments.map(({ updatedAt }) => updatedAt),
    ...order.history.items.map(({ createdAt }) => createdAt),
  ];
  return utc(Math.max(...times.map((time) => Date.parse(time))));
};

const utc = (time: string | number): string => new Date(time).toISOString();

const contentOf = (order: VendureOrder, facts: ShopFacts): ShopOrderContent => {
  const lines = order.lines.map((line) => mapOrderLine(line, { order, facts }));
  const { amount, tax, read } = readersOf(order, facts);
  const cuts = order.surcharges.filter(({ price }) => price < 0);
  const fees = order.surcharges.filter(({ price }) => price >= 0);
  const shipping = order.shippingLines.map((line) => ({
    full: amount(line.price, line.priceWithTax),
    paid: amount(line.discountedPrice, line.discountedPriceWithTax),
    tax: tax(line.discountedPrice, line.discountedPriceWithTax),
  }));
  return {
    orderNumber: order.code,
    name: order.code,
    currency: order.currencyCode,
    ...timesOf(order),
    ...personOf(order),
    tags: [],
    taxesIncluded: facts.taxesIncluded,
    orderDiscountMinor:
      sum(lines.map(({ orderDiscountMinor }) => orderDiscountMinor)) -
      sum(cuts.map(({ price, priceWithTax }) => amount(price, priceWithTax))),
    feesMinor: sum(fees.map(({ priceWithTax }) => read(priceWithTax))),
    shippingPriceMinor: sum(shipping.map(({ full }) => full)),
    shippingDiscountMinor: sum(shipping.map(({ full, paid }) => Math.max(0, full - paid))),
    shippingTaxMinor: Math.max(
      0,
      sum(shipping.map((line) => line.tax)) + sum(cuts.map(({ price, priceWithTax }) => tax(price, priceWithTax))),
    ),
    lines: lines.map(({ line }) => line),
    payments: order.payments.filter(isCaptured).map((payment) => paymentOf(payment, { order, facts })),
  };
};

const isCaptured = ({ state, amount }: { state: string; amount: number }): boolean => state === "Settled" && amount > 0;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, minor) => all + minor, 0);

const readersOf = ({ currencyCode: currency }: VendureOrder, { precision, taxesIncluded }: ShopFacts) => {
  const read = (amount: number) => fromVendure(amount, { currency, precision });
  return {
    read,
    amount: (net: number, gross: number) => read(taxesIncluded ? gross : net),
    tax: (net: number, gross: number) => read(gross) - read(net),
  };
};

/** Returns the times: fulfilled when the last parcel was shipped, delivered when the last one arrived. */
const timesOf = (order: VendureOrder): Pick<ShopOrderContent, "purchasedAt" | "fulfilledAt" | "deliveredAt"> => {
  const sent = order.fulfillments.filter(({ state }) => state === "Shipped" || state === "Delivered");
  const last = (times: readonly string[]) => (times.length === 0 ? null : utc([...times].sort().at(-1) ?? ""));
  const isDelivered = sent.length > 0 && sent.every(({ state }) => state === "Delivered");
  return {
    purchasedAt: utc(order.orderPlacedAt ?? order.createdAt),
    fulfilledAt: last(sent.map(({ createdAt }) => createdAt)),
    deliveredAt: isDelivered ? last(sent.map(({ updatedAt }) => updatedAt)) : null,
  };
};

const personOf = ({ customer, shippingAddress }: VendureOrder) => {
  const email = customer?.emailAddress ?? "";
  const { firstName = "", lastName = "" } = customer ?? {};
  const phone = shippingAddress?.phoneNumber || customer?.phoneNumber || "";
  return {
    email,
    firstName,
    lastName,
    phone,
    // A guest is a customer without a user.
    platformCustomerId: customer?.user ? customer.id : "",
    shippingAddress: addressOf(shippingAddress, { firstName, lastName, email }),
  };
};

const addressOf = (
  address: VendureOrder["shippingAddress"],
  person: { firstName: string; lastName: string; email: string },
): PostalAddress => {
  if (address === null || address === undefined || address.streetLine1 + address.city + address.postalCode === "")
    return EMPTY_ADDRESS;
  const countryCode = address.countryCode.toUpperCase();
  return {
    ...namesOf(address.fullName, person),
    company: address.company,
    line1: address.streetLine1,
    line2: address.streetLine2,
    city: address.city,
    stateProvince: address.province,
    stateProvinceCode: /^[A-Z]{2,3}$/.test(address.province) ? address.province : "",
    postcode: address.postalCode,
    country: address.country,
    countryCode,
    phone: address.phoneNumber,
    email: person.email,
  };
};

/**
 * Splits the name of an address. Vendure stores one name per address, so the customer's first and last names are used
 * if they match.
 */
const namesOf = (fullName: string, person: { firstName: string; lastName: string }) => {
  const name = fullName.trim();
  const { firstName, lastName } = person;
  if (name === "" || name === `${firstName} ${lastName}`.trim()) return { firstName, lastName };
  const gap = name.lastIndexOf(" ");
  return { firstName: gap < 0 ? "" : name.slice(0, gap), lastName: name.slice(gap + 1) };
};

type Payment = VendureOrder["payments"][number];
type Within = { order: VendureOrder; facts: ShopFacts };

const paymentOf = (payment: Payment, { order, facts }: Within): ShopOrderPayment => ({
  platformPaymentId: payment.id,
  processor: payment.method,
  method: payment.method,
  label: "",
  capturedMinor: fromVendure(payment.amount, { currency: order.currencyCode, precision: facts.precision }),
});

const refundOf = (
  refund: Payment["refunds"][number],
  { payment, order, facts }: Within & { payment: Payment },
): ShopRefundRecord => {
  const scale = { currency: order.currencyCode, precision: facts.precision };
  return {
    refundId: refund.id,
    key: keyInText(refund.reason),
    payments: [{ paymentReference: payment.id, amountMinor: fromVendure(refund.total, scale) }],
    lines: refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
  };
};
