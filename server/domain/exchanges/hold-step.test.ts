import { describe, expect, test } from "vitest";
import { returnOf } from "@/test/fixtures/mail-fixtures";
import { unitOf } from "@/test/fixtures/process-fixtures";
import { planHold } from "../activities/plan-hold";
import type { Charge } from "../process/charge";
import type { ReturnProcess } from "../process/types";
import { captureAt, sendBy } from "./hold-deadline";
import { nextHoldStep } from "./hold-step";

const hold = { id: "chg_1", status: "HELD", amountMinor: 8_000, capturedMinor: null, holdCause: null } as Charge;
const instant = { instantExchange: { releaseOn: "COLLECTED" } } as ReturnProcess["terms"];
const ordered = { id: "ord_2" } as ReturnProcess["exchangeOrder"];
const decision = [{ id: "set_1", basis: "DECISION" }] as ReturnProcess["settlements"];
const unit = (id: string, changes: Parameters<typeof unitOf>[0] = {}) =>
  unitOf({ id, advanceMinor: 4_000, verdict: "UNDECIDED", ...changes });
const held = (changes: Partial<ReturnProcess> = {}): ReturnProcess =>
  returnOf({
    ...{ cardHold: hold, terms: instant, exchangeOrder: ordered, units: [unit("u1"), unit("u2")], payoutWaits: [] },
    ...changes,
  });
const rejected = [unit("u1", { verdict: "APPROVED" }), unit("u2", { verdict: "DECLINED" })];

describe("a hold", () => {
  test.each([
    ["stays while nothing was scanned", {}, null],
    ["is released at the first scan", { shippingStatus: "COLLECTED" }, { captureMinor: 0, cause: "COLLECTED" }],
    ["is released on arrival", { shippingStatus: "IN_WAREHOUSE" }, { captureMinor: 0, cause: "RECEIVED" }],
    [
      "stays after a scan where it is released on arrival",
      { shippingStatus: "COLLECTED", terms: { ...instant, instantExchange: { releaseOn: "IN_WAREHOUSE" } } },
      null,
    ],
    ["is captured for what was rejected", { units: rejected }, { captureMinor: 4_000, cause: "REJECTED" }],
    [
      "is released once everything is accepted",
      { units: [unit("u1", { verdict: "APPROVED" })] },
      { captureMinor: 0, cause: "ACCEPTED" },
    ],
    ["waits for an inspection that can be undone", { units: rejected, payoutWaits: [{ id: "w" }] }, null],
    [
      "is released with a return that was canceled",
      { status: "CANCELED" },
      { captureMinor: 0, cause: "NOTHING_ORDERED" },
    ],
    ["of no instant exchange is released", { terms: {} }, { captureMinor: 0, cause: "NOTHING_ORDERED" }],
    ["that is released already stays so", { units: rejected, cardHold: { ...hold, status: "RELEASED" } }, null],
  ])("%s", (_, changes, step) => {
    expect(nextHoldStep(held(changes as Partial<ReturnProcess>))).toEqual(step);
  });

  test("that was released before an item was rejected becomes a task for staff, and nobody is charged", () => {
    const released = held({ units: rejected, settlements: decision, cardHold: { ...hold, status: "RELEASED" } });
    expect(planHold(released)).toEqual([
      {
        ...{ name: "CAPTURE_HOLD", leg: "owed:set_1", state: "WAITING" },
        input: { chargeId: "chg_1", amountMinor: "4000" },
      },
    ]);
  });
});

describe("the deadline for sending the old items", () => {
  const limits = { holdEndsAt: new Date("2026-12-08T14:30:00.000Z"), timeZone: "Europe/Berlin" };

  test("is the end of a day that is a day before the hold ends", () => {
    expect(sendBy({ ...limits, handOverBy: null }).toISOString()).toBe("2026-12-06T22:59:59.999Z");
  });

  test("is the store's own limit if that is earlier", () => {
    const handOverBy = new Date("2026-12-04T22:59:59.999Z");
    expect(sendBy({ ...limits, handOverBy })).toEqual(handOverBy);
  });

  test("leaves half a day for late scans, and half a day more before the hold ends", () => {
    const at = captureAt(sendBy({ ...limits, handOverBy: null }));
    expect(limits.holdEndsAt.getTime() - at.getTime()).toBeGreaterThan(12 * 3_600_000);
  });
});
