import { countryName } from "@/contract/vocabulary/country";
import type { PostalAddress } from "@/server/kernel/address";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ShopOrderContent, ShopOrderRecord, ShopRefundRecord } from "@/server/partners/shop-feed";
import { readAmount, toMinor } from "./amounts";
import type { Catalog } from "./catalog";
import { mapLines } from "./map-lines";
import { mapPayments } from "./map-payments";
import type { WooAddress, WooOrder } from "./wire";

type MapOrder = {
  readonly catalog: Catalog;
  readonly refunds: readonly ShopRefundRecord[];
  /** Statuses of orders that have been shipped. */
  readonly shipped: ReadonlySet<string>;
};

/**
 * Maps an order for our core; its amounts add up to WooCommerce's total. Throws an explanation when it can't be read.
 */
export const mapOrder = (order: WooOrder, { catalog, refunds, shipped }: MapOrder): ShopOrderRecord => {
  const fulfilledAt = shippedAt(order, shipped);
  const { fees, discounts } = readFees(order);
  const taxesIncluded = order.prices_include_tax;
  const { currency } = order;
  const shippingTax = readAmount(order.shipping_tax);
  const shipping = readAmount(order.shipping_total) + (taxesIncluded ? shippingTax : 0n);
  const content: ShopOrderContent = {
    orderNumber: order.number.replace(/^#/, ""),
    name: order.number.startsWith("#") ? order.number : `#${order.number}`,
    currency,
    purchasedAt: utc(order.date_created_gmt),
    fulfilledAt,
    deliveredAt: null,
    email: order.billing.email,
    firstName: order.billing.first_name || order.shipping.first_name,
    lastName: order.billing.last_name || order.shipping.last_name,
    phone: order.billing.phone || order.shipping.phone,
    platformCustomerId: order.customer_id > 0 ? String(order.customer_id) : "",
    shippingAddress: mapAddress(order),
    tags: [],
    taxesIncluded,
    orderDiscountMinor: toMinor(discounts, currency),
    shippingPriceMinor: Math.max(0, toMinor(shipping, currency)),
    shippingDiscountMinor: 0,
    shippingTaxMinor: Math.max(0, toMinor(shippingTax, currency)),
    feesMinor: toMinor(fees, currency),
    lines: mapLines(order, { catalog, isShipped: fulfilledAt !== null }),
    payments: mapPayments(order),
  };
  const totalMinor = toMinor(readAmount(order.total) + giftCardTotal(order), currency);
  return {
    orderId: order.id,
    updatedAt: utc(order.date_modified_gmt),
    order: balanceOrder(content, totalMinor),
    refunds,
  };
};

/** Converts a time to UTC: WooCommerce writes GMT without a time zone. Throws when there is none. */
export const utc = (time: string): string => {
  const at = new Date(/Z|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`);
  if (Number.isNaN(at.getTime())) throw new Error("a time is missing");
  return at.toISOString();
};

/**
 * Returns when the order was shipped. Plugin statuses have no timestamp, so the time of payment is used: later changes
 * don't move it.
 */
const shippedAt = (order: WooOrder, shipped: ReadonlySet<string>): string | null => {
  if (order.date_completed_gmt !== "") return utc(order.date_completed_gmt);
  if (!shipped.has(order.status)) return null;
  return utc(order.date_paid_gmt || order.date_created_gmt);
};

/** Reads fees. Positive fees are part of what the shopper paid, with their tax; negative fees are discounts. */
const readFees = ({ fee_lines }: WooOrder) => {
  let [fees, discounts] = [0n, 0n];
  for (const { total, total_tax } of fee_lines) {
    const net = readAmount(total);
    const whole = net + readAmount(total_tax);
    if (net < 0n) discounts -= whole;
    else fees += whole;
  }
  return { fees, discounts };
};

const giftCardTotal = ({ gift_cards }: WooOrder): bigint =>
  gift_cards.reduce((sum, { amount }) => sum + readAmount(amount), 0n);

const isEmpty = ({ address_1, city, postcode, last_name }: WooAddress): boolean =>
  address_1 === "" && city === "" && postcode === "" && last_name === "";

const mapAddress = ({ shipping, billing }: WooOrder): PostalAddress => {
  const from = isEmpty(shipping) ? billing : shipping;
  const isCode = /^[A-Z0-9]{1,3}(-[A-Z0-9]{1,3})?$/.test(from.state);
  return {
    firstName: from.first_name,
    lastName: from.last_name,
    company: from.company,
    line1: from.address_1,
    line2: from.address_2,
    city: from.city,
    stateProvince: isCode ? "" : from.state,
    stateProvinceCode: isCode ? from.state : "",
    postcode: from.postcode,
    country: countryName(from.country, "en"),
    countryCode: from.country,
    phone: from.phone || billing.phone,
    email: billing.email,
  };
};

/**
 * Balances the amounts of an order with `totalMinor`. WooCommerce rounds the sum while we round each part, and
 * extensions change the total without a line. The difference becomes an order discount or an extra charge.
 */
const balanceOrder = (order: ShopOrderContent, totalMinor: number): ShopOrderContent => {
  const missing = totalMinor - expectedTotal(order);
  const balanced = {
    ...order,
    feesMinor: (order.feesMinor ?? 0) + Math.max(0, missing),
    orderDiscountMinor: order.orderDiscountMinor + Math.max(0, -missing),
  };
  return order.taxesIncluded ? { ...balanced, lines: capTaxes(balanced) } : balanced;
};

const netOf = ({ unitPriceMinor, quantity, discountMinor }: ShopOrderContent["lines"][number]): number =>
  unitPriceMinor * quantity - discountMinor;

const expectedTotal = (order: ShopOrderContent): number => {
  const { lines, taxesIncluded, shippingPriceMinor, shippingTaxMinor, orderDiscountMinor } = order;
  const goods = sumMinor(lines.map((line) => netOf(line) + (taxesIncluded ? 0 : line.taxMinor)));
  const shipping = shippingPriceMinor + (taxesIncluded ? 0 : shippingTaxMinor);
  return goods + shipping + (order.feesMinor ?? 0) - orderDiscountMinor;
};

/** Limits included tax to the amount that is left after an order discount. */
const capTaxes = (order: ShopOrderContent): ShopOrderContent["lines"] => {
  const nets = order.lines.map(netOf);
  const shares = splitByLargestRemainder(Math.min(order.orderDiscountMinor, sumMinor(nets)), nets);
  return order.lines.map((line, index) => {
    const left = (nets[index] ?? 0) - (shares[index] ?? 0);
    return line.taxMinor > left ? { ...line, taxMinor: left } : line;
  });
};
