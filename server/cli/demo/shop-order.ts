import { splitByLargestRemainder } from "@/server/kernel/money";
import { instantAt, type Moment } from "./moments";
import type { LineDraft, OrderDraft } from "./order-from";
import { PEOPLE, type Person, type PersonName } from "./people";

/** An order of the demo: customer, items, dates and purpose. */
export type ShopOrder = {
  number: string;
  /** Default: '#' and the number, as shops print it. */
  name?: string;
  who: PersonName;
  lines: LineDraft[];
  bought: Moment;
  sent?: Moment;
  delivered?: Moment;
  /** What the order demonstrates; for demo.json. */
  note: string;
} & Pick<OrderDraft, "currency" | "taxesIncluded" | "orderDiscountMinor" | "shippingPriceMinor" | "payments">;

/** Returns the German VAT included in a price: 19 of 119. */
const taxInside = (grossMinor: number): number => Math.round((grossMinor * 19) / 119);

/** Returns the order as stored: dates from moments, and the tax of each line from its paid amount. */
export const draftOf = (order: ShopOrder, now: Date): OrderDraft => {
  const person: Person = PEOPLE[order.who];
  const at = (moment: Moment | undefined): string | null =>
    moment === undefined ? null : instantAt(moment, now).toISOString();
  const { number, who: _, lines, bought, sent, delivered, note: __, ...rest } = order;
  return {
    ...rest,
    orderNumber: number,
    name: order.name ?? `#${number}`,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    shippingAddress: person.address,
    purchasedAt: instantAt(bought, now).toISOString(),
    fulfilledAt: at(sent),
    deliveredAt: at(delivered),
    lines: order.taxesIncluded === false ? lines : withTaxInside(lines, order.orderDiscountMinor ?? 0),
  };
};

const withTaxInside = (lines: LineDraft[], orderDiscountMinor: number): LineDraft[] => {
  const nets = lines.map((line) => line.unitPriceMinor * line.quantity - (line.discountMinor ?? 0));
  const shares = splitByLargestRemainder(orderDiscountMinor, nets);
  return lines.map((line, index) => ({ taxMinor: taxInside((nets[index] ?? 0) - (shares[index] ?? 0)), ...line }));
};
