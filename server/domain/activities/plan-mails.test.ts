import { describe, expect, test } from "vitest";
import { mailOf, returnOf, settled, settlementOf, timerOf } from "@/test/fixtures/mail-fixtures";
import { payoutOf, unitOf } from "@/test/fixtures/process-fixtures";
import { type Authorization, NOT_REQUIRED } from "../process/authorization";
import { isMoneyMoving, isOvertaken, planMails, readMailLeg } from "./plan-mails";

const asked = (status: Authorization["status"]): Authorization => ({
  ...NOT_REQUIRED,
  status,
  requestedAt: "2026-11-18T09:00:00.000Z",
});
const approved = [unitOf({ verdict: "APPROVED" })];
const kept = [unitOf({ location: "KEPT" })];

describe("each step has its email", () => {
  test.each([
    ["a label is there", {}, ["pass"]],
    ["no label yet", { shipments: [] }, []],
    ["an approval is asked for", { authorization: asked("PENDING"), shipments: [] }, ["approval_needed"]],
    ["it is given", { authorization: asked("AUTHORIZED"), shipments: [] }, ["approved"]],
    ["nobody had to ask", { authorization: { ...NOT_REQUIRED, status: "AUTHORIZED" as const } }, ["pass"]],
    ["it is refused", { authorization: asked("UNAUTHORIZED"), status: "CANCELED" as const }, ["refused"]],
    ["the shopper keeps everything", { shipments: [], units: kept }, ["pass"]],
    ["the first reminder is due", { timers: [timerOf("SEND_REMINDER_3")] }, ["pass", "reminder_3"]],
    [
      "both reminders are due",
      { timers: [timerOf("SEND_REMINDER_3"), timerOf("SEND_REMINDER_1")] },
      ["pass", "reminder_1"],
    ],
    ["a reminder is not due yet", { timers: [timerOf("SEND_REMINDER_3", "PENDING")] }, ["pass"]],
    ["the parcel is handed over", { shippingStatus: "COLLECTED" as const }, ["handed_over"]],
    ["the parcel is there", { shippingStatus: "IN_WAREHOUSE" as const }, ["arrived"]],
    ["it is canceled", { status: "CANCELED" as const }, ["canceled"]],
    ["it failed", { status: "FAILED" as const }, []],
  ])("%s", (_, changes, legs) => {
    expect(planMails(returnOf(changes))).toEqual(legs);
  });

  test("a shopper who keeps everything and needed approval is told of the approval, not of a pass", () => {
    expect(planMails(returnOf({ shipments: [], units: kept, authorization: asked("AUTHORIZED") }))).toEqual([
      "approved",
    ]);
  });
});

describe("result and refund", () => {
  const decided = {
    shippingStatus: "IN_WAREHOUSE" as const,
    units: approved,
    settlements: [settlementOf("set_1", "DECISION")],
  };
  const paid = { ...decided, payouts: [settled()] };

  test("the result is sent once every unit is decided", () => {
    expect(planMails(returnOf(decided))).toEqual(["result"]);
    expect(planMails(returnOf({ ...decided, units: [...approved, unitOf()] }))).toEqual(["arrived"]);
  });

  test("a refund sent before the result is written is included in it, not announced twice", () => {
    expect(planMails(returnOf({ ...paid, activities: [mailOf("result", "PENDING")] }))).toEqual(["result"]);
    const told = mailOf("result", "DONE", { told: ["set_1"] });
    expect(planMails(returnOf({ ...paid, activities: [told] }))).toEqual(["result"]);
  });

  test("a refund sent after the result has an email of its own", () => {
    for (const state of ["DONE", "HELD", "SKIPPED"] as const)
      expect(planMails(returnOf({ ...paid, activities: [mailOf("result", state, { told: [] })] }))).toEqual([
        "result",
        "refund_sent:set_1",
      ]);
  });

  test("an advance is announced when its last leg is done, long before the result", () => {
    const settlements = [settlementOf("set_0", "ADVANCE")];
    const first = settled({ id: "out_1", settlementId: "set_0" });
    const second = payoutOf({ id: "out_2", settlementId: "set_0" });
    expect(planMails(returnOf({ settlements, payouts: [first, second] }))).toEqual(["pass"]);
    const done = [first, { ...second, status: "SETTLED" as const, takenBackMinor: 0 }];
    expect(planMails(returnOf({ settlements, payouts: done }))).toEqual(["pass", "refund_sent:set_0"]);
  });

  test("payouts that were withdrawn or taken back aren't announced", () => {
    const activities = [mailOf("result", "DONE")];
    for (const payout of [payoutOf({ status: "FAILED" }), settled({ takenBackMinor: 1000 })])
      expect(planMails(returnOf({ ...decided, payouts: [payout], activities }))).toEqual(["result"]);
  });

  test("a correction is announced again, and the first result is outdated then", () => {
    const settlements = [settlementOf("set_1", "DECISION"), settlementOf("set_2", "DECISION")];
    const process = returnOf({ ...decided, settlements });
    expect(planMails(process)).toEqual(["result:set_2"]);
    expect(isOvertaken("result", process)).toBe(true);
  });

  test("a refund is moving while a payout's activity waits for a worker, but not while it or the refund is on hold", () => {
    const pay = { ...mailOf("out_1", "PENDING"), name: "REFUND" as const, input: { payoutId: "out_1" } };
    const process = returnOf({ ...decided, payouts: [payoutOf()], activities: [pay] });
    expect(isMoneyMoving(process)).toBe(true);
    expect(isMoneyMoving({ ...process, activities: [{ ...pay, state: "HELD" }] })).toBe(false);
    const hold = { id: "h", activityId: null, scope: "MONEY" as const, reason: "", createdAt: "" };
    expect(isMoneyMoving({ ...process, holds: [hold] })).toBe(false);
  });
});

describe("no outdated emails", () => {
  const ended = returnOf({ status: "CANCELED" });
  const collected = returnOf({ shippingStatus: "COLLECTED", timers: [timerOf("SEND_REMINDER_3")] });
  const arrived = returnOf({ shippingStatus: "IN_WAREHOUSE" });
  const decided = returnOf({ shippingStatus: "IN_WAREHOUSE", units: approved });

  test.each([
    ["approval_needed", returnOf({ authorization: asked("AUTHORIZED") })],
    ["approval_needed", ended],
    ["approved", returnOf({ authorization: asked("UNAUTHORIZED"), status: "CANCELED" })],
    ["approved", returnOf({ authorization: asked("AUTHORIZED"), activities: [mailOf("pass", "DONE")] })],
    ["approved", { ...collected, authorization: asked("AUTHORIZED") }],
    ["refused", returnOf({ authorization: asked("AUTHORIZED") })],
    ["pass", ended],
    ["pass", collected],
    ["pass", returnOf({ shipments: [] })],
    ["pass", returnOf({ authorization: asked("PENDING") })],
    ["reminder_3", collected],
    ["reminder_1", arrived],
    ["reminder_1", ended],
    ["handed_over", arrived],
    ["arrived", decided],
    ["arrived", ended],
    ["result", ended],
    ["no_such_mail", returnOf()],
  ])("%s", (leg, process) => {
    expect(isOvertaken(leg, process)).toBe(true);
  });
});

test("a leg names its kind and its settlement", () => {
  expect(readMailLeg("refund_sent:set_1")).toEqual({ kind: "refund_sent", about: "set_1", isAgain: false });
  expect(readMailLeg("pass")).toEqual({ kind: "pass", about: null, isAgain: false });
  expect(readMailLeg("refund_sent:set_1:2")).toEqual({ kind: "refund_sent", about: "set_1", isAgain: true });
  expect(readMailLeg("passport")).toBeNull();
});
