import fc from "fast-check";
import { sumMinor } from "@/server/kernel/money";
import { checkOrderAddsUp } from "./check-order-adds-up";
import { paymentOf } from "./money-fixtures";
import type { ConditionalDiscount, Fee, OrderMoney, PaymentMoney, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

/** For tests: an order that adds up, and the conditional discounts that its order discount is made of. */
export type Cart = { order: OrderMoney; discounts: ConditionalDiscount[] };

/** For tests: what one return of a sequence asks for and what the store's settings are at that time. */
export type Ask = {
  lineSeed: number;
  quantity: number;
  units: Pick<SettleUnit, "verdict" | "amountPercent" | "refundOption" | "exchange">[];
  fees: Fee[];
  paymentsEnabled: boolean;
  refundOption: NonNullable<SettleUnit["refundOption"]>;
  hasExtras: boolean;
  carryOver: boolean;
  overrideSeed: number | null;
};

const lineArb = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  unitPriceMinor: fc.oneof(fc.nat(30), fc.nat(200_000)),
  discountSeed: fc.nat(),
  taxSeed: fc.nat(),
});

/** Carts in 0, 2 and 3 decimals: discounts within what they discount, tax within or on top, one to three payments. */
export const cartArb: fc.Arbitrary<Cart> = fc
  .record({
    currency: fc.constantFrom("EUR", "JPY", "TND"),
    taxesIncluded: fc.boolean(),
    lines: fc.array(lineArb, { minLength: 1, maxLength: 3 }),
    discountSeed: fc.nat(),
    shippingMinor: fc.nat(2000),
    hasDiscounts: fc.boolean(),
    conditional: fc.array(fc.record({ amountSeed: fc.nat(), minimumSeed: fc.nat() }), { maxLength: 2 }),
    paymentSeeds: fc.array(fc.nat(), { minLength: 0, maxLength: 2 }),
    creditPayment: fc.nat(3),
  })
  .map((seed) => {
    const lines = seed.lines.map((line, index) => {
      const grossMinor = line.quantity * line.unitPriceMinor;
      const discountMinor = seed.hasDiscounts ? line.discountSeed % (grossMinor + 1) : 0;
      return { id: `l${index}`, ...line, discountMinor, netMinor: grossMinor - discountMinor, taxMinor: 0 };
    });
    const itemsMinor = sumMinor(lines.map((line) => line.netMinor));
    const orderDiscountMinor = seed.hasDiscounts ? seed.discountSeed % (itemsMinor + seed.shippingMinor + 1) : 0;
    const draft: OrderMoney = {
      currency: seed.currency,
      taxesIncluded: seed.taxesIncluded,
      lines,
      orderDiscountMinor,
      shipping: { priceMinor: seed.shippingMinor, discountMinor: 0, taxMinor: 0 },
      payments: [],
    };
    // Tax can be known only after the discounts: it must fit into what is left of each line.
    const paidByLine = new Map<string, number>();
    for (const share of unitShares(draft)) {
      paidByLine.set(share.lineId, (paidByLine.get(share.lineId) ?? 0) + share.paidMinor);
    }
    const taxed = {
      ...draft,
      lines: lines.map(({ id, quantity, unitPriceMinor, discountMinor, taxSeed }) => {
        return { id, quantity, unitPriceMinor, discountMinor, taxMinor: taxSeed % ((paidByLine.get(id) ?? 0) + 1) };
      }),
    };
    const payments = paymentsOf(capturedOf(taxed), seed.paymentSeeds, seed.creditPayment);
    const discounts = seed.conditional.map(({ amountSeed, minimumSeed }, i) => ({
      id: `d${i}`,
      label: `Promotion ${i}`,
      minimumSubtotalMinor: minimumSeed % (itemsMinor + 1),
      amountMinor: amountSeed % (orderDiscountMinor + 1),
    }));
    return { order: { ...taxed, payments }, discounts };
  });

const optionArb = fc.constantFrom("ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD", "BANK_TRANSFER");

/** One ask of a sequence: units with outcomes of their own, fees, bonuses and now and then an override. */
export const askArb: fc.Arbitrary<Ask> = fc.record({
  lineSeed: fc.nat(),
  quantity: fc.integer({ min: 1, max: 3 }),
  units: fc.array(
    fc.record(
      {
        verdict: fc.constantFrom("APPROVED", "APPROVED", "APPROVED", "DECLINED", "MISSING", "PENDING"),
        amountPercent: fc.constantFrom(100, 100, 50, 33, 0),
        refundOption: optionArb,
        exchange: fc.record({
          flow: fc.constantFrom("ONE_ON_ONE", "OPEN", "OPEN_WITH_GIFT_CARD", "FULL"),
          newPriceMinor: fc.nat(3000),
        }),
      },
      { requiredKeys: ["verdict", "amountPercent"] },
    ),
    { minLength: 3, maxLength: 3 },
  ),
  fees: fc.array(
    fc.oneof(
      fc.record({ type: fc.constantFrom("RETURN_FEE", "SHIPPING_FEE"), totalMinor: fc.nat(900) }),
      fc.record({ type: fc.constant("RESTOCK_FEE"), rateBasisPoints: fc.nat(10_000) }),
    ),
    { maxLength: 2 },
  ) as fc.Arbitrary<Fee[]>,
  paymentsEnabled: fc.boolean(),
  refundOption: optionArb,
  hasExtras: fc.boolean(),
  carryOver: fc.boolean(),
  overrideSeed: fc.option(fc.nat(), { freq: 7 }),
});

/** What was captured for the delivery: an order discount beyond the items came off it. */
export function shippingPaid(order: OrderMoney): number {
  const itemsMinor = sumMinor(order.lines.map((line) => line.quantity * line.unitPriceMinor - line.discountMinor));
  return order.shipping.priceMinor - Math.max(0, order.orderDiscountMinor - itemsMinor);
}

function capturedOf(order: OrderMoney): number {
  const sum = checkOrderAddsUp({ ...order, payments: [paymentOf("none", 0)] });
  return sum.ok ? 0 : sum.expectedMinor;
}

function paymentsOf(capturedMinor: number, seeds: number[], creditPayment: number): PaymentMoney[] {
  let openMinor = capturedMinor;
  const parts = seeds.map((seed) => {
    const part = seed % (openMinor + 1);
    openMinor -= part;
    return part;
  });
  return [...parts, openMinor].map((part, i) => paymentOf(`p${i}`, part, { isStoreCredit: i === creditPayment }));
}
