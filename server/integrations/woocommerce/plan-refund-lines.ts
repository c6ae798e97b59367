import { minorToMajorText, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ShopRefundRequest } from "@/server/partners/shop";
import { readAmount, toMinor } from "./amounts";
import type { WooOrder, WooPricedItem } from "./wire";

/** A refund line as WooCommerce takes it: amounts in major units, tax separate and by rate. */
export type WooRefundLine = {
  readonly id: number;
  readonly quantity?: number;
  readonly refund_total: number;
  readonly refund_tax: readonly { readonly id: number; readonly refund_total: number }[];
};

type Share = { readonly item: WooPricedItem; readonly quantity: number; readonly worthMinor: number };

/**
 * Plans the lines a refund is booked on. They never add up to more than its amount, so that WooCommerce's reports match
 * the money: fees are spread over the lines. What exceeds lines and shipping is booked without a line.
 */
export const planRefundLines = (
  order: WooOrder,
  { amountMinor, lines, shippingMinor }: Pick<ShopRefundRequest, "amountMinor" | "lines" | "shippingMinor">,
): WooRefundLine[] => {
  const goods: Share[] = lines.flatMap(({ lineItemId, quantity, amountMinor: worthMinor }) => {
    const item = order.line_items.find(({ id }) => String(id) === lineItemId);
    return item === undefined || quantity < 1 ? [] : [{ item, quantity, worthMinor }];
  });
  const shippingPart = Math.min(shippingMinor, amountMinor);
  const goodsWorth = sumMinor(goods.map(({ worthMinor }) => worthMinor));
  const parts = splitByLargestRemainder(
    goods.length === 0 ? 0 : Math.min(amountMinor - shippingPart, goodsWorth),
    goods.map(({ worthMinor }) => worthMinor),
  );
  const booked = goods.map(({ item, quantity }, index) => ({ ...writeLine(order, item, parts[index] ?? 0), quantity }));
  return [...booked, ...planShipping(order, shippingPart)];
};

const planShipping = (order: WooOrder, shippingMinor: number): WooRefundLine[] => {
  if (shippingMinor === 0 || order.shipping_lines.length === 0) return [];
  const weights = order.shipping_lines.map((item) => Math.max(0, grossOf(order, item)));
  const parts = splitByLargestRemainder(shippingMinor, weights);
  return order.shipping_lines.flatMap((item, index) => {
    const part = parts[index] ?? 0;
    return part === 0 ? [] : [writeLine(order, item, part)];
  });
};

const grossOf = ({ currency }: WooOrder, { total, total_tax }: WooPricedItem): number =>
  toMinor(readAmount(total) + readAmount(total_tax), currency);

/** Splits off tax in the ratio it had in the order, and the tax by rate in the same way. */
const writeLine = (order: WooOrder, item: WooPricedItem, partMinor: number): WooRefundLine => {
  const taxes = item.taxes
    .map(({ id, total }) => ({ id: Number(id), weight: Math.max(0, toMinor(readAmount(total), order.currency)) }))
    .filter(({ id, weight }) => Number.isInteger(id) && weight > 0);
  const taxWeight = sumMinor(taxes.map(({ weight }) => weight));
  const grossMinor = grossOf(order, item);
  const [taxPart = 0] =
    taxWeight === 0 || grossMinor <= taxWeight
      ? [0]
      : splitByLargestRemainder(partMinor, [taxWeight, grossMinor - taxWeight]);
  const byRate = splitByLargestRemainder(
    taxPart,
    taxes.map(({ weight }) => weight),
  );
  // Converts digits to a number, which WooCommerce's API requires here; nothing is calculated with it.
  const major = (minor: number): number => Number(minorToMajorText(minor, order.currency));
  return {
    id: item.id,
    refund_total: major(partMinor - taxPart),
    refund_tax: taxes.map(({ id }, index) => ({ id, refund_total: major(byRate[index] ?? 0) })),
  };
};
