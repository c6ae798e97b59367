import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentOf } from "@/test/fixtures/money-fixtures";
import { type OrderPayout, paymentsLeft } from "../money/payout-cap";
import { leftOf } from "../money/payout-legs";
import { type BookedRefund, readRefunds, spreadRefunds } from "./sync-refunds";

const CAPTURED = 10_000;

type Own = { id: string; amountMinor: number; isBooked: boolean; isNoted: boolean; reference: string };
type Step =
  | { kind: "BEGIN"; amountMinor: number }
  | { kind: "BOOK" | "NOTE"; which: number }
  | { kind: "FOREIGN"; amountMinor: number; pieces: number }
  | { kind: "READ" | "DELIVER" };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("BEGIN" as const), amountMinor: fc.integer({ min: 1, max: 4_000 }) }),
    fc.record({ kind: fc.constantFrom("BOOK" as const, "NOTE" as const), which: fc.nat(4) }),
    fc.record({
      ...{ kind: fc.constant("FOREIGN" as const), amountMinor: fc.integer({ min: 1, max: 4_000 }), pieces: fc.nat(1) },
    }),
    fc.record({ kind: fc.constantFrom("READ" as const, "DELIVER" as const) }),
  ),
  { maxLength: 40 },
);

/** The shop's books, ours, and readings that arrive later than they were made, in any order. */
const play = (all: readonly Step[], check: (world: World) => void): World => {
  const world: World = {
    own: [],
    booked: [],
    readings: [],
    known: { version: -1, refunded: 0, refundIds: [], payoutIds: [] },
  };
  for (const [place, step] of all.entries()) {
    take(world, step, place);
    check(world);
  }
  for (const which of world.own.keys()) for (const kind of ["BOOK", "NOTE"] as const) take(world, { kind, which }, 0);
  for (const kind of ["READ", "DELIVER"] as const) take(world, { kind }, 0);
  return world;
};

type Known = { version: number; refunded: number; refundIds: string[]; payoutIds: string[] };
type World = {
  own: Own[];
  booked: BookedRefund[];
  readings: { version: number; refunds: BookedRefund[] }[];
  known: Known;
};

const bookedSum = (refunds: readonly BookedRefund[]): number =>
  refunds.flatMap(({ payments }) => payments).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const book = (world: World, key: string, amountMinor: number, pieces = 0): string => {
  const refundId = `r${world.booked.length}`;
  const lines = pieces === 0 ? [] : [{ lineItemId: "l", quantity: pieces }];
  world.booked.push({ refundId, key, payments: [{ paymentReference: "p", amountMinor }], lines });
  return refundId;
};

const take = (world: World, step: Step, place: number): void => {
  const { own, booked, readings } = world;
  switch (step.kind) {
    case "BEGIN":
      if (step.amountMinor <= leftNow(world))
        own.push({ id: `out_${place}`, amountMinor: step.amountMinor, isBooked: false, isNoted: false, reference: "" });
      return;
    case "BOOK": {
      const payout = own[step.which];
      // A shop rejects more than is left: somebody may have refunded in it meanwhile.
      if (payout === undefined || payout.isBooked || bookedSum(booked) + payout.amountMinor > CAPTURED) return;
      payout.isBooked = true;
      payout.reference = book(world, `eco_1:prc_1:REFUND:${payout.id}`, payout.amountMinor);
      return;
    }
    case "NOTE":
      if (own[step.which]?.isBooked) (own[step.which] as Own).isNoted = true;
      return;
    case "FOREIGN":
      if (bookedSum(booked) + step.amountMinor <= CAPTURED) book(world, "", step.amountMinor, step.pieces);
      return;
    case "READ":
      readings.push({ version: booked.length, refunds: [...booked] });
      return;
    case "DELIVER":
      deliver(world);
  }
};

/** Delivers the last reading first: later ones are older than what is known, and are skipped. */
const deliver = (world: World): void => {
  const reading = world.readings.pop();
  if (reading === undefined || reading.version < world.known.version) return;
  const own = world.own.map(({ id, isNoted, reference }) => ({ payoutId: id, reference: isNoted ? reference : "" }));
  const { refundedMinor, refundIds, payoutIds } = readRefunds(reading.refunds, own);
  const [refunded = 0] = spreadRefunds([{ platformPaymentId: "p", capturedMinor: CAPTURED }], refundedMinor);
  world.known = { version: reading.version, refunded, refundIds, payoutIds };
};

const leftNow = ({ own, known }: World): number => {
  const payouts = own.map(
    ({ id, amountMinor, isNoted, reference }): OrderPayout => ({
      ...{ paymentId: "p", amountMinor, giftMinor: 0, takenBackMinor: 0, externalMinor: 0, processStatus: "RUNNING" },
      status: isNoted ? "SETTLED" : "PENDING",
      isBeforeFigures: known.payoutIds.includes(id) || (isNoted && known.refundIds.includes(reference)),
    }),
  );
  const [payment] = paymentsLeft([paymentOf("p", CAPTURED, { refundedMinor: known.refunded })], payouts);
  return payment === undefined ? 0 : leftOf(payment);
};

test("counts each refund once: never leaves more than captured minus all known refunds, and in the end exactly that", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const end = play(all, (world) => {
        const foreign = bookedSum(
          world.booked.slice(0, Math.max(0, world.known.version)).filter(({ key }) => key === ""),
        );
        const begun = world.own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(leftNow(world)).toBe(Math.max(0, CAPTURED - foreign - begun));
      });
      const unpaid = end.own.filter(({ isBooked }) => !isBooked).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(leftNow(end)).toBe(Math.max(0, CAPTURED - bookedSum(end.booked) - unpaid));
    }),
    { numRuns: 500 },
  );
});

test("a refund of a payment that the order doesn't name is deducted from the others, in order", () => {
  const payments = [
    { platformPaymentId: "a", capturedMinor: 1_000 },
    { platformPaymentId: "b", capturedMinor: 2_000 },
  ];
  expect(
    spreadRefunds(
      payments,
      new Map([
        ["b", 500],
        ["gone", 1_200],
      ]),
    ),
  ).toEqual([1_000, 700]);
  expect(spreadRefunds(payments, new Map([["a", 1_500]]))).toEqual([1_000, 500]);
});

test("keys of a further attempt, and of the rest of a payout, are recognized as the payout's", () => {
  const own = [{ payoutId: "out_1", reference: "" }];
  const known = (key: string) => readRefunds([{ refundId: "r", key, payments: [], lines: [] }], own).payoutIds;
  for (const key of ["eco:prc:REFUND:out_1", "eco:prc:REFUND:out_1:1500", "eco:prc:REFUND:out_1:1500:attempt-2"])
    expect(known(key)).toEqual(["out_1"]);
  for (const key of ["eco:prc:REFUND:out_12", "eco:prc:RESTOCK:out_1", ""]) expect(known(key)).toEqual([]);
});
