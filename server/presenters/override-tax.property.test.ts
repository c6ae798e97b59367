import fc from "fast-check";
import { describe, it } from "vitest";
import { originalShipping } from "@/server/domain/money/original-shipping";
import { overrideCap } from "@/server/domain/money/override-cap";
import { settleReturn } from "@/server/domain/money/settle-return";
import type { Settlement, SettleReturnInput, SettleUnit } from "@/server/domain/money/types";
import { unitShares } from "@/server/domain/money/unit-shares";
import type { ReturnProcess, StoredSettlement } from "@/server/domain/process/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { type Ask, askArb, type Cart, cartArb } from "@/test/fixtures/money-arbitraries";
import { unitOf } from "@/test/fixtures/process-fixtures";
import { replayDerivation } from "@/test/fixtures/replay-derivation";
import { presentDerivation } from "./derivation";
import { presentWebhookPayload } from "./webhook-payload";

type Scene = { cart: Cart; ask: Ask; verdicts: SettleUnit["verdict"][]; overrideSeed: number };

const sceneArb: fc.Arbitrary<Scene> = fc.record({
  cart: cartArb,
  ask: askArb,
  verdicts: fc.array(fc.constantFrom("APPROVED", "APPROVED", "DECLINED", "MISSING"), { minLength: 9, maxLength: 9 }),
  overrideSeed: fc.nat(),
});

/** The whole cart is returned, each unit with its own decision and amount; the override is any amount up to the cap. */
const inputOf = ({ cart, ask, verdicts, overrideSeed }: Scene): SettleReturnInput => {
  const { order } = cart;
  const units = unitShares(order).map(
    (share, nth): SettleUnit => ({
      ...{ ...share, unitId: `${share.lineId}/${share.index}`, name: "Thing", outcome: "REFUND" as const },
      ...{ verdict: verdicts[nth] ?? "APPROVED", amountPercent: ask.units[nth % 3]?.amountPercent ?? 100 },
    }),
  );
  const refundShipping = originalShipping(order, units);
  const capMinor = overrideCap(units, refundShipping?.paidMinor ?? 0);
  return {
    ...{ currency: order.currency, taxesIncluded: order.taxesIncluded, units, fees: ask.fees, refundShipping },
    ...{ overrideMinor: overrideSeed % (capMinor + 1), overrideCapMinor: capMinor, payments: order.payments },
    ...{ refundOption: ask.refundOption, paymentsEnabled: true, basis: "DECISION" },
  };
};

const sum = (amounts: Iterable<number>): bigint => {
  let all = 0n;
  for (const amount of amounts) all += BigInt(amount);
  return all;
};
const must = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};
const same = (actual: bigint, expected: bigint, what: string): void =>
  must(actual === expected, `${what}: ${actual} is not ${expected}`);
const halfUp = (amount: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : (amount * part * 2n + whole) / (whole * 2n);

/**
 * An independent implementation of rule 4: the refund by the rules is reduced, or the rest of the paid amount is added.
 */
const taxByTheRule = (input: SettleReturnInput, computed: Settlement): bigint => {
  const returned = input.units.filter(({ verdict }) => verdict !== "MISSING");
  const shipping = input.refundShipping ?? { paidMinor: 0, taxMinor: 0 };
  const paid = sum(returned.map(({ paidMinor }) => paidMinor)) + BigInt(shipping.paidMinor);
  const paidTax = sum(returned.map(({ taxMinor }) => taxMinor)) + BigInt(shipping.taxMinor);
  const value = BigInt(computed.subtotalMinor + computed.shippingMinor);
  const tax = BigInt(computed.taxMinor);
  const override = BigInt(input.overrideMinor ?? 0);
  if (override <= value) return halfUp(tax, override, value);
  return tax + halfUp(paidTax - tax, override - value, paid - value);
};

const processOf = (input: SettleReturnInput, settlement: Settlement, { order }: Cart): ReturnProcess => {
  const facts = { productId: "p", variantId: "v", sku: "", ean: "", name: "Thing", variantName: "" };
  const lines = order.lines.map((line) => ({ ...line, ...facts }));
  const stored = {
    ...{ ...settlement, id: "set", basis: "DECISION", currency: input.currency, createdAt: "" },
  } as unknown as StoredSettlement;
  return {
    ...{ id: "p", status: "COMPLETED", createdAt: "", updatedAt: "", currency: input.currency, payouts: [] },
    ...{ credits: [], charges: [], cardHold: null, overrideMinor: input.overrideMinor ?? null },
    ...{ taxesIncluded: input.taxesIncluded, parcels: [1], shipments: [], settlements: [stored], exchangeOrder: null },
    shopperAddress: EMPTY_ADDRESS,
    order: { lines, platformOrderId: "", name: "", shippingAddress: EMPTY_ADDRESS },
    units: input.units.map((unit) =>
      unitOf({
        ...unit,
        exchange: null,
        id: unit.unitId,
        orderLineId: unit.lineId,
        verdict: unit.verdict as "APPROVED",
      }),
    ),
  } as unknown as ReturnProcess;
};

describe("an overridden refund", { timeout: 120_000 }, () => {
  it("includes its share of the tax, lower or higher, in the calculation, the webhook and each unit of a credit note", () => {
    const check = (scene: Scene): void => {
      const input = inputOf(scene);
      const settlement = settleReturn(input);
      const override = BigInt(input.overrideMinor ?? 0);
      const computed = settleReturn({ ...input, fees: [], overrideMinor: undefined });

      const tax = taxByTheRule(input, computed);
      same(BigInt(settlement.taxMinor), tax, "tax");
      same(BigInt(replayDerivation(settlement.rows).totalMinor), override, "the rows add up");

      const note = presentDerivation({
        ...settlement,
        id: "",
        basis: "DECISION",
        currency: input.currency,
        createdAt: "",
      });
      const units = sum(note.units.map(({ amount }) => Number(amount)));
      const unitsTax = sum(note.units.map(({ tax: own }) => Number(own)));
      const shipping = input.refundShipping ?? { paidMinor: 0, taxMinor: 0 };
      must(override - units >= 0n && override - units <= BigInt(shipping.paidMinor), "the rest is shipping");
      must(tax - unitsTax >= 0n && tax - unitsTax <= BigInt(shipping.taxMinor), "the rest of the tax is shipping's");
      for (const { unitId: id, amount, tax: own } of note.units) {
        const unit = input.units.find(({ unitId }) => unitId === id);
        must(Number(amount) <= (unit?.paidMinor ?? 0), "no unit is refunded for more than was paid");
        must(Number(own) <= (unit?.taxMinor ?? 0), "no unit carries more tax than it had");
      }

      const { returnLineItems: lines } = presentWebhookPayload(
        processOf(input, settlement, scene.cart),
        "onProcessCompleted",
      );
      same(sum(lines.map((line) => Number(line.totalPrice))), units, "the webhook's amounts");
      same(sum(lines.map((line) => Number(line.totalTaxes))), unitsTax, "the webhook's taxes");
      for (const line of lines) {
        const onTop = input.taxesIncluded ? 0 : Number(line.totalTaxes);
        const net = Number(line.subtotalPrice) - Number(line.totalDiscounts) + onTop;
        same(BigInt(net), BigInt(Number(line.totalPrice)), "a line of the webhook adds up");
      }
    };
    fc.assert(fc.property(sceneArb, check), { numRuns: 1_500 });
  });

  it("never has less tax for a higher amount, and all of it for the full amount", () => {
    const check = (scene: Scene, otherSeed: number): void => {
      const input = inputOf(scene);
      const otherMinor = otherSeed % (input.overrideCapMinor + 1);
      const [low, high] = [otherMinor, input.overrideMinor ?? 0].sort((a, b) => a - b);
      const taxOf = (overrideMinor = 0) => settleReturn({ ...input, overrideMinor }).taxMinor;
      must(taxOf(low) <= taxOf(high), "a higher amount, less tax");
      const returned = input.units.filter(({ verdict }) => verdict !== "MISSING");
      const paidTax = sum(returned.map(({ taxMinor }) => taxMinor)) + BigInt(input.refundShipping?.taxMinor ?? 0);
      same(BigInt(taxOf(input.overrideCapMinor)), paidTax, "all of it");
    };
    fc.assert(fc.property(sceneArb, fc.nat(), check), { numRuns: 1000 });
  });
});
