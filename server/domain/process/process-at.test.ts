import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { UNIT_LOCATIONS, UNIT_PAYMENTS, UNIT_VERDICTS } from "@/contract/vocabulary/unit";
import { type ProcessEvent, type ProcessState, processAt, type UnitEvent } from "./process-at";

const time = (second: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const UNITS = ["unit_1", "unit_2", "unit_3"];

/** What may happen, and what it does to the columns that a database would store. */
const step = fc.oneof(
  fc.record({
    unitId: fc.constantFrom(...UNITS),
    change: fc.oneof(
      fc.record({ track: fc.constant("LOCATION" as const), state: fc.constantFrom(...UNIT_LOCATIONS) }),
      fc.record({ track: fc.constant("VERDICT" as const), state: fc.constantFrom(...UNIT_VERDICTS) }),
      fc.record({ track: fc.constant("PAYMENT" as const), state: fc.constantFrom(...UNIT_PAYMENTS) }),
    ),
  }),
  fc.record({ shippingStatus: fc.constantFrom(...SHIPPING_STATUSES), isLate: fc.boolean() }),
  fc.record({ status: fc.constantFrom("ON_HOLD" as const, "RUNNING" as const, "COMPLETED" as const) }),
);

type Story = { processEvents: ProcessEvent[]; unitEvents: UnitEvent[]; columns: ProcessState[] };

const begun = (): Story => ({
  processEvents: [{ kind: "CREATED", at: time(0), data: { shippingStatus: "CREATED" } }],
  unitEvents: UNITS.map((unitId) => ({ unitId, track: "LOCATION", state: "ANNOUNCED", at: time(0), data: {} })),
  columns: [
    {
      status: "RUNNING",
      shippingStatus: "CREATED",
      holds: [],
      units: UNITS.map((unitId) => ({
        unitId,
        location: "ANNOUNCED",
        verdict: "UNDECIDED",
        payment: "NOTHING_DUE",
        rejectReason: null,
        reviewedBy: "",
      })),
    },
  ],
});

const play = (steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Story =>
  steps.reduce<Story>((story, each, index) => {
    const at = time(index + 1);
    const now = story.columns.at(-1);
    if (now === undefined) return story;
    const { processEvents, unitEvents, columns } = story;
    if ("unitId" in each) {
      const { unitId, change } = each;
      const column = { LOCATION: "location", VERDICT: "verdict", PAYMENT: "payment" }[change.track];
      const units = now.units.map((unit) => (unit.unitId === unitId ? { ...unit, [column]: change.state } : unit));
      return {
        processEvents,
        unitEvents: [...unitEvents, { unitId, at, data: {}, ...change }],
        columns: [...columns, { ...now, units }],
      };
    }
    const [entry, changed]: [ProcessEvent, ProcessState] =
      "status" in each
        ? [
            { kind: "STATUS", at, data: { from: now.status, to: each.status } },
            { ...now, status: each.status },
          ]
        : [
            { kind: "SHIPPING_STATUS", at, data: { to: each.shippingStatus, isLate: each.isLate } },
            each.isLate ? now : { ...now, shippingStatus: each.shippingStatus },
          ];
    return { unitEvents, processEvents: [...processEvents, entry], columns: [...columns, changed] };
  }, begun());

describe("a process at a point in time", () => {
  test("any moment of any history equals the columns of that time", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { columns, ...history } = play(steps);
        for (const [second, then] of columns.entries())
          expect(processAt({ ...history, holds: [], at: time(second) })).toEqual(then);
        expect(processAt({ ...history, holds: [], at: time(9_999) })).toEqual(columns.at(-1));
      }),
      { numRuns: 300 },
    );
  });

  test("does not exist before it began", () => {
    expect(processAt({ ...begun(), holds: [], at: "2025-12-31T23:59:59.999Z" })).toBeNull();
  });

  test("a verdict has its reason and author; a later one replaces both", () => {
    const declined = { track: "VERDICT" as const, state: "DECLINED", data: { rejectReason: " Worn ", user: "sven" } };
    const approved = { track: "VERDICT" as const, state: "APPROVED", data: { rejectReason: "", user: "noor" } };
    const { processEvents, unitEvents } = begun();
    const history = {
      processEvents,
      holds: [],
      unitEvents: [
        ...unitEvents,
        { unitId: "unit_1", at: time(5), ...declined },
        { unitId: "unit_1", at: time(7), ...approved },
      ],
    };
    const first = (second: number) => processAt({ ...history, at: time(second) })?.units[0];
    expect(first(6)).toMatchObject({ verdict: "DECLINED", rejectReason: "Worn", reviewedBy: "sven" });
    expect(first(7)).toMatchObject({ verdict: "APPROVED", rejectReason: null, reviewedBy: "noor" });
  });

  test("holds count from their start until their release", () => {
    const holds = [{ reason: "Look", createdAt: time(2), releasedAt: time(4) }];
    const at = (second: number) => processAt({ ...begun(), holds, at: time(second) })?.holds.length;
    expect([at(1), at(2), at(3), at(4)]).toEqual([0, 1, 1, 0]);
  });
});
