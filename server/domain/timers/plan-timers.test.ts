import { describe, expect, test } from "vitest";
import { DEFAULT_WORKFLOW, unitOf } from "@/test/fixtures/process-fixtures";
import { NOT_REQUIRED } from "../process/authorization";
import type { ReturnProcess, Timer } from "../process/types";
import { planTimers } from "./plan-timers";
import { reconcileTimers, timersAfter } from "./reconcile-timers";

type Facts = Partial<Omit<ReturnProcess, "terms">> & { days?: number };

const planned = ({ days = 3, ...changes }: Facts) => {
  const process = {
    ...{ status: "RUNNING", shippingStatus: "CREATED", authorization: NOT_REQUIRED, units: [unitOf()], holds: [] },
    ...{ handOverBy: null, arrivedAt: null, createdAt: "2026-01-01T00:00:00.000Z", storeTimeZone: "Europe/Berlin" },
    terms: { workflow: { ...DEFAULT_WORKFLOW, reviewAutoCompleteDays: days } },
    ...changes,
  } as unknown as ReturnProcess;
  return planTimers(process).map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString()}`);
};

const arrived = (at: string, more: Facts = {}) => planned({ shippingStatus: "IN_WAREHOUSE", arrivedAt: at, ...more });

describe("the automatic completion of a review", () => {
  test.each([
    ["on the last millisecond of the third local day", "2026-06-01T10:00:00.000Z", "2026-06-04T21:59:59.999Z"],
    [
      "counted from the local day of arrival, not the one in UTC",
      "2026-06-01T22:30:00.000Z",
      "2026-06-05T21:59:59.999Z",
    ],
    ["over the night in which the clock goes forward", "2026-03-27T10:00:00.000Z", "2026-03-30T21:59:59.999Z"],
    ["over the night in which the clock goes back", "2026-10-23T10:00:00.000Z", "2026-10-26T22:59:59.999Z"],
  ])("is due %s", (_, at, dueAt) => {
    expect(arrived(at)).toEqual([`REVIEW_AUTO_COMPLETE ${dueAt}`]);
  });

  test("is never due if the store says 0, on hold, or when everything is decided or kept", () => {
    const at = "2026-06-01T10:00:00.000Z";
    const hold = { id: "h", activityId: null, scope: "ALL" as const, reason: "", createdAt: at };
    expect(arrived(at, { days: 0 })).toEqual([]);
    expect(arrived(at, { holds: [hold] })).toEqual([]);
    expect(arrived(at, { holds: [{ ...hold, scope: "MONEY" }] })).toHaveLength(1);
    expect(arrived(at, { units: [unitOf({ verdict: "APPROVED" }), unitOf({ location: "KEPT" })] })).toEqual([]);
  });
});

describe("the send-by deadline", () => {
  const handOverBy = "2026-03-30T21:59:59.999Z";

  test("sends reminders at nine o'clock in the store's time zone, before and after a clock change", () => {
    expect(planned({ handOverBy })).toEqual([
      "SEND_REMINDER_3 2026-03-27T08:00:00.000Z",
      "SEND_REMINDER_1 2026-03-29T07:00:00.000Z",
      `NOT_SENT_IN_TIME ${handOverBy}`,
    ]);
  });

  test("leaves out a reminder that would be before the start of the return", () => {
    const createdAt = "2026-03-28T10:00:00.000Z";
    expect(planned({ handOverBy, createdAt }).map((line) => line.split(" ")[0])).toEqual([
      "SEND_REMINDER_1",
      "NOT_SENT_IN_TIME",
    ]);
  });

  test("ends with the parcel's collection, its review, the return, or while it waits for approval", () => {
    expect(planned({ handOverBy, shippingStatus: "COLLECTED" })).toEqual([]);
    expect(planned({ handOverBy, status: "CANCELED" })).toEqual([]);
    expect(planned({ handOverBy, units: [unitOf({ verdict: "APPROVED" })] })).toEqual([]);
    const authorization = { ...NOT_REQUIRED, status: "PENDING" as const, requestedAt: "2026-03-27T10:00:00.000Z" };
    expect(planned({ handOverBy, authorization })).toEqual(["AUTHORIZATION_REMINDER 2026-03-29T07:00:00.000Z"]);
  });
});

describe("what is written for it", () => {
  const timer = (changes: Partial<Timer>): Timer => ({
    ...{ id: "tmr_1", kind: "NOT_SENT_IN_TIME", state: "PENDING", dueAt: "2026-03-30T21:59:59.999Z", firedAt: null },
    ...changes,
  });
  const plan = [{ kind: "NOT_SENT_IN_TIME" as const, dueAt: new Date("2026-03-30T21:59:59.999Z") }];

  test.each([
    ["nothing, when it is as planned", [timer({})], plan, { added: 0, moved: 0, dropped: 0 }],
    ["a new one", [], plan, { added: 1, moved: 0, dropped: 0 }],
    ["another time", [timer({ dueAt: "2026-03-29T21:59:59.999Z" })], plan, { added: 0, moved: 1, dropped: 0 }],
    ["that it waits again", [timer({ state: "DROPPED" })], plan, { added: 0, moved: 1, dropped: 0 }],
    [
      "nothing of what has fired",
      [timer({ state: "FIRED", dueAt: "2020-01-01T00:00:00.000Z" })],
      plan,
      { added: 0, moved: 0, dropped: 0 },
    ],
    ["that life has overtaken it", [timer({})], [], { added: 0, moved: 0, dropped: 1 }],
  ])("%s", (_, timers, wanted, counts) => {
    const changes = reconcileTimers(timers, wanted, () => "tmr_new");
    const { added, moved, droppedIds } = changes;
    expect({ added: added.length, moved: moved.length, dropped: droppedIds.length }).toEqual(counts);
    // Once written, they are as planned: nothing is left to do.
    const after = timersAfter(timers, changes);
    expect(after).toHaveLength(timers.length + added.length);
    expect(reconcileTimers(after, wanted, () => "tmr_other")).toEqual({ added: [], moved: [], droppedIds: [] });
  });
});
