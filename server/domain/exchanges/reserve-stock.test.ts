import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "@/server/kernel/domain-error";
import { NOW } from "@/test/fixtures/exchange-fixtures";
import { availableStock, type Reservation, releaseStock, reserveStock } from "./reserve-stock";

const line = (quantity: number, stock: number | null = 2) => ({ variantId: "v", stock, quantity });
const later = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

describe("a reservation", () => {
  test("holds its pieces for 15 minutes, and not a moment longer", () => {
    const held = reserveStock({ quoteId: "q", lines: [line(2)], reservations: [], now: NOW });
    expect(held).toEqual([{ quoteId: "q", variantId: "v", quantity: 2, expiresAt: "2026-03-01T12:15:00.000Z" }]);
    const at = (now: string) => availableStock({ variantId: "v", stock: 2, reservations: held, now });
    expect([at(later(899_999)), at(later(900_000))]).toEqual([0, 2]);
  });

  test("lasts as long as the store says", () => {
    const [held] = reserveStock({ quoteId: "q", lines: [line(1)], reservations: [], now: NOW, durationMs: 1000 });
    expect(held?.expiresAt).toBe(later(1000));
  });

  test("is rejected with what is left, counting lines of one variant together", () => {
    const ask = () => reserveStock({ quoteId: "q", lines: [line(1), line(2)], reservations: [], now: NOW });
    expect(ask).toThrow(DomainError);
    expect(ask).toThrow(
      expect.objectContaining({ reason: "OUT_OF_STOCK", facts: { variantId: "v", asked: 3, available: 2 } }),
    );
  });

  test("of the same quote replaces the earlier one", () => {
    const first = reserveStock({ quoteId: "q", lines: [line(2)], reservations: [], now: NOW });
    expect(reserveStock({ quoteId: "q", lines: [line(1)], reservations: first, now: NOW })[0]?.quantity).toBe(1);
  });

  test("of untracked stock always succeeds", () => {
    expect(reserveStock({ quoteId: "q", lines: [line(99, null)], reservations: [], now: NOW })).toHaveLength(1);
  });

  test.each([0, -1, 1.5])("of %d pieces is rejected", (quantity) => {
    const ask = () => reserveStock({ quoteId: "q", lines: [line(quantity)], reservations: [], now: NOW });
    expect(ask).toThrow(expect.objectContaining({ reason: "INVALID_QUANTITY" }));
  });

  test("never takes the stock below zero when the shop sells reserved pieces", () => {
    const reservations = [{ quoteId: "q", variantId: "v", quantity: 5, expiresAt: later(1) }];
    expect(availableStock({ variantId: "v", stock: 2, reservations, now: NOW })).toBe(0);
  });
});

test("in any order of reserving, releasing and waiting, live quotes never hold more than there is", () => {
  const act = fc.oneof(
    fc.record({ quoteId: fc.constantFrom("a", "b", "c"), quantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ quoteId: fc.constantFrom("a", "b", "c"), quantity: fc.constant(0) }),
    fc.record({ waitMs: fc.integer({ min: 1, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.array(act, { maxLength: 30 }), (stock, acts) => {
      let now = NOW;
      let held: Reservation[] = [];
      for (const one of acts) {
        if ("waitMs" in one) now = new Date(Date.parse(now) + one.waitMs).toISOString();
        else if (one.quantity === 0) held = releaseStock(held, one.quoteId);
        else held = tryReserve({ held, stock, now, ...one });
        const live = held.filter(({ expiresAt }) => expiresAt > now).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(live).toBeLessThanOrEqual(stock);
        expect(availableStock({ variantId: "v", stock, reservations: held, now })).toBe(stock - live);
      }
    }),
    { numRuns: 300 },
  );
});

const tryReserve = (ask: { held: Reservation[]; stock: number; now: string; quoteId: string; quantity: number }) => {
  const { held, stock, now, quoteId, quantity } = ask;
  try {
    const added = reserveStock({ quoteId, lines: [line(quantity, stock)], reservations: held, now });
    return [...releaseStock(held, quoteId), ...added];
  } catch (error) {
    expect(error).toMatchObject({ reason: "OUT_OF_STOCK" });
    return held;
  }
};
