import type { ShopOrderContent, ShopOrderPayment, ShopOrderRecord } from "@/server/partners/shop-feed";
import { plus, sum, toMinor } from "./exact";
import { amountOf, itemMoney, shippingMoney } from "./line-money";
import { mapAddress } from "./map-address";
import { mapLine, mapShipping, piecesOf } from "./map-line";
import { mapPayments, mapRefunds } from "./map-payments";
import type { MedusaOrder } from "./wire";

/**
 * Maps a Medusa order as it was placed: with the current quantities and prices of its lines, before returns and
 * refunds.
 * @throws Error with an explanation when it can't be read
 */
export const mapOrder = (order: MedusaOrder): ShopOrderRecord => {
  const currency = order.currency_code.toUpperCase();
  const orderNumber = numberOf(order);
  const payments = mapPayments(order, currency);
  return {
    orderId: order.id,
    updatedAt: order.updated_at,
    refunds: mapRefunds(order, currency),
    order: {
      ...{ orderNumber, name: `#${orderNumber}`, currency, purchasedAt: order.created_at },
      ...mapTimes(order),
      ...mapPerson(order),
      tags: [],
      ...mapMoney(order, { currency, payments }),
      payments,
    },
  };
};

/** Returns the number that shoppers see, which may be the shop's own. */
export const numberOf = (order: Pick<MedusaOrder, "custom_display_id" | "display_id">): string =>
  order.custom_display_id === "" ? String(order.display_id) : order.custom_display_id.replace(/^#/, "");

type Money = Pick<
  ShopOrderContent,
  "taxesIncluded" | "lines" | "orderDiscountMinor" | "shippingPriceMinor" | "shippingDiscountMinor" | "shippingTaxMinor"
>;

/** Lines of one order can have prices with and without tax; if so, all are read with tax. */
const mapMoney = (
  order: MedusaOrder,
  { currency, payments }: { currency: string; payments: readonly ShopOrderPayment[] },
): Money => {
  const items = order.items.filter(({ detail }) => detail.raw_quantity.over > 0n);
  const methods = order.shipping_methods.filter(({ detail }) => isOfSale(detail));
  const withTax = items.some(({ is_tax_inclusive }) => is_tax_inclusive === true);
  const lines = items.map((item) => mapLine(item, { currency, withTax }));
  const shipping = mapShipping(methods, { currency, withTax });
  const whole = { withTax: true, discounted: true };
  const exactTotal = plus(
    sum(items.map((item) => amountOf(itemMoney(item), whole))),
    sum(methods.map((method) => amountOf(shippingMoney(method), whole))),
  );
  const told =
    total(lines.map(({ unitPriceMinor, quantity, discountMinor }) => unitPriceMinor * quantity - discountMinor)) +
    total(withTax ? [] : lines.map(({ taxMinor }) => taxMinor)) +
    shipping.shippingPriceMinor -
    shipping.shippingDiscountMinor +
    (withTax ? 0 : shipping.shippingTaxMinor);
  const target = totalOf({ total: toMinor(exactTotal, currency), payments, parts: lines.length + methods.length });
  const left = target - told;
  return {
    ...{ taxesIncluded: withTax, lines, ...shipping },
    shippingPriceMinor: shipping.shippingPriceMinor + Math.max(0, left),
    orderDiscountMinor: Math.max(0, -left),
  };
};

/** Medusa doesn't round but the payment provider does, so the captured amount decides, up to a cent per part. */
const totalOf = (facts: { total: number; payments: readonly ShopOrderPayment[]; parts: number }): number => {
  const captured = total(facts.payments.map(({ capturedMinor }) => capturedMinor));
  // When nothing was captured there is no rounded amount, however small the order.
  return captured > 0 && Math.abs(captured - facts.total) <= facts.parts ? captured : facts.total;
};

/**
 * Returns whether shipping belongs to the sale: the methods of returns, exchanges and claims are stored on the order as
 * well.
 */
const isOfSale = (detail: MedusaOrder["shipping_methods"][number]["detail"]): boolean =>
  detail === null || detail === undefined || detail.return_id + detail.claim_id + detail.exchange_id === "";

const mapTimes = ({ fulfillments, items }: MedusaOrder): Pick<ShopOrderContent, "fulfilledAt" | "deliveredAt"> => {
  const live = fulfillments.filter(({ canceled_at }) => canceled_at === null);
  const sent = live.map(({ shipped_at, packed_at }) => shipped_at ?? packed_at);
  const isWhole = items.every(({ detail }) => piecesOf(detail.raw_quantity) <= piecesOf(detail.raw_fulfilled_quantity));
  const delivered = live.map(({ delivered_at }) => delivered_at);
  const isDelivered = isWhole && live.length > 0 && delivered.every((at) => at !== null);
  return { fulfilledAt: latest(sent), deliveredAt: isDelivered ? latest(delivered) : null };
};

const mapPerson = (
  order: MedusaOrder,
): Pick<ShopOrderContent, "email" | "firstName" | "lastName" | "phone" | "platformCustomerId" | "shippingAddress"> => {
  const { customer, email } = order;
  const address = order.shipping_address ?? order.billing_address;
  return {
    email,
    firstName: address?.first_name || customer?.first_name || "",
    lastName: address?.last_name || customer?.last_name || "",
    phone: address?.phone || customer?.phone || "",
    // Medusa creates a customer for every guest, too.
    platformCustomerId: customer?.has_account === true ? customer.id : "",
    shippingAddress: mapAddress(address, email),
  };
};

const latest = (times: readonly (string | null)[]): string | null => {
  const known = times.filter((at) => at !== null).sort();
  return known.at(-1) ?? null;
};

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
