import { type Exact, exact, minus, NOTHING, ONE, per, plus, sum, times } from "./exact";
import type { MedusaItem, MedusaOrder } from "./wire";

type Priced = Pick<MedusaItem, "is_tax_inclusive" | "tax_lines" | "adjustments">;

/**
 * Exact amounts in major units for the whole line: net before the discount, the discount without tax, and the tax rate.
 */
export type LineMoney = { readonly net: Exact; readonly netDiscount: Exact; readonly rate: Exact };

const HUNDRED = exact("100");

/**
 * Calculates a line as it was sold, like Medusa. Medusa's own totals can't be used, because they shrink with every
 * returned unit.
 */
export const lineMoney = (line: Priced, { price, quantity }: { price: Exact; quantity: Exact }): LineMoney => {
  const rate = per(sum(line.tax_lines.map(({ raw_rate }) => raw_rate)), HUNDRED);
  const withTax = plus(ONE, rate);
  const listed = times(price, quantity);
  const net = line.is_tax_inclusive === true ? per(listed, withTax) : listed;
  const discounts = line.adjustments.map(({ raw_amount, is_tax_inclusive }) =>
    is_tax_inclusive === true ? per(raw_amount, withTax) : raw_amount,
  );
  return { net, netDiscount: sum(discounts), rate };
};

/** Returns an amount with or without tax, before or after the discount. */
export const amountOf = (
  { net, netDiscount, rate }: LineMoney,
  { withTax, discounted }: { withTax: boolean; discounted: boolean },
): Exact => {
  const value = discounted ? minus(net, netDiscount) : net;
  return withTax ? times(value, plus(ONE, rate)) : value;
};

export const taxOf = ({ net, netDiscount, rate }: LineMoney): Exact => times(minus(net, netDiscount), rate);

export const itemMoney = (item: MedusaItem): LineMoney =>
  lineMoney(item, { price: item.raw_unit_price, quantity: item.detail.raw_quantity });

export const shippingMoney = (method: MedusaOrder["shipping_methods"][number]): LineMoney =>
  lineMoney(method, { price: method.raw_amount, quantity: ONE });

/** Returns the value of a number of units of a line, with tax and after discounts. */
export const worthOf = (item: MedusaItem, quantity: number): Exact =>
  item.detail.raw_quantity.over === 0n
    ? NOTHING
    : per(
        times(amountOf(itemMoney(item), { withTax: true, discounted: true }), exact(String(quantity))),
        item.detail.raw_quantity,
      );
