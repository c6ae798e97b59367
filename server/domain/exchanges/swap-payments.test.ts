import fc from "fast-check";
import { expect, test } from "vitest";
import { sumMinor } from "@/server/kernel/money";
import { type SwapPayment, swapPayments } from "./swap-payments";

type Paid = { carriedMinor: number; keptMinor: number; refundedPercent: number };

/** Orders after an instant exchange was ordered, possibly partly refunded since. */
const scene = fc
  .array(
    fc.record({
      carriedMinor: fc.nat(9_999),
      keptMinor: fc.nat(9_999),
      refundedPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((paid: Paid[]) => {
    const original = paid.map(({ carriedMinor, keptMinor }, nth): SwapPayment => {
      return { id: `o${nth}`, platformPaymentId: `p${nth}`, carriedMinor, freeMinor: keptMinor };
    });
    const exchange = paid.map(({ carriedMinor, refundedPercent }, nth): SwapPayment => {
      const freeMinor = carriedMinor - Math.floor((carriedMinor * refundedPercent) / 100);
      return { id: `x${nth}`, platformPaymentId: `p${nth}`, carriedMinor: 0, freeMinor };
    });
    const heldMinor = sumMinor(paid.map(({ carriedMinor }) => carriedMinor));
    return { original, exchange, heldMinor };
  });

const freeOf = (payments: readonly SwapPayment[]) => sumMinor(payments.map(({ freeMinor }) => freeMinor));

test("what both orders can refund grows by exactly what was captured", () => {
  fc.assert(
    fc.property(scene, fc.nat(10_000), ({ original, exchange, heldMinor }, part) => {
      const capturedMinor = Math.floor((heldMinor * part) / 10_000);
      const swap = swapPayments({ capturedMinor, exchange, original });
      const backMinor = sumMinor(swap.back.map(({ amountMinor }) => amountMinor));
      const originalAfter = freeOf(original) + backMinor + swap.originalMinor;
      const exchangeAfter = freeOf(exchange) - backMinor + swap.exchangeMinor;
      // The old items are paid again by exactly what the shopper paid; what the new ones can refund stays the same.
      expect(originalAfter).toBe(freeOf(original) + capturedMinor);
      expect(exchangeAfter).toBe(freeOf(exchange));
      for (const { exchangePaymentId, originalPaymentId, amountMinor } of swap.back) {
        const from = original.find(({ id }) => id === originalPaymentId);
        const to = exchange.find(({ id }) => id === exchangePaymentId);
        expect(amountMinor).toBeLessThanOrEqual(Math.min(from?.carriedMinor ?? 0, to?.freeMinor ?? 0));
        expect(to?.platformPaymentId).toBe(from?.platformPaymentId);
      }
    }),
    { numRuns: 5_000 },
  );
});

test("the hold pays for the old items to the extent that the new ones were already refunded", () => {
  const original = [{ id: "o", platformPaymentId: "visa", carriedMinor: 100, freeMinor: 0 }];
  const exchange = [{ id: "x", platformPaymentId: "visa", carriedMinor: 0, freeMinor: 40 }];
  expect(swapPayments({ capturedMinor: 100, exchange, original })).toEqual({
    back: [{ exchangePaymentId: "x", originalPaymentId: "o", amountMinor: 40 }],
    exchangeMinor: 40,
    originalMinor: 60,
  });
});
