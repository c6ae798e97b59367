import { describe, expect, test } from "vitest";
import { PROCESS_STATUSES, type ProcessStatus } from "@/contract/vocabulary/process";
import { DomainError } from "@/server/kernel/domain-error";
import { type Facts, factsOf, payoutOf, unitOf } from "@/test/fixtures/process-fixtures";
import { dueTransition } from "./due-transition";
import { isAllowed, PROCESS_CAUSES, type ProcessCause, transition } from "./transition";

/** Facts under which only the status can forbid a cause. */
const ready = (cause: ProcessCause, status: ProcessStatus): Facts =>
  factsOf({ status, ...(cause === "COMPLETE" ? { units: [unitOf({ verdict: "DECLINED" })] } : {}) });

const outcome = (facts: Facts, cause: ProcessCause): string => {
  try {
    return transition(facts, cause);
  } catch (error) {
    return error instanceof DomainError ? error.reason : String(error);
  }
};

/** Decisions, section 7, written down a second time: cause, then the new status of RUNNING and ON_HOLD. */
const TABLE: Record<ProcessCause, Partial<Record<ProcessStatus, ProcessStatus>>> = {
  HOLD: { RUNNING: "ON_HOLD", ON_HOLD: "ON_HOLD" },
  RELEASE: { ON_HOLD: "RUNNING" },
  SHOPPER_CANCEL: { RUNNING: "CANCELED", ON_HOLD: "CANCELED" },
  OPERATOR_CANCEL: { RUNNING: "CANCELED", ON_HOLD: "CANCELED" },
  AUTHORIZATION_REFUSED: { RUNNING: "CANCELED", ON_HOLD: "CANCELED" },
  NOT_SENT_IN_TIME: { RUNNING: "CANCELED", ON_HOLD: "CANCELED" },
  GIVE_UP: { ON_HOLD: "FAILED" },
  COMPLETE: { RUNNING: "COMPLETED" },
  REOPEN: { COMPLETED: "ON_HOLD" },
};

describe("the status of a process", () => {
  test("is described in words when it forbids something", () => {
    expect(() => transition(ready("HOLD", "COMPLETED"), "HOLD")).toThrow("This return is completed; it can no longer");
    expect(() => transition(ready("GIVE_UP", "RUNNING"), "GIVE_UP")).toThrow("This return is running; only");
  });

  const pairs = PROCESS_STATUSES.flatMap((status) => PROCESS_CAUSES.map((cause) => [status, cause] as const));

  test.each(pairs)("%s by %s is as in the table, or rejected", (status, cause) => {
    const to = TABLE[cause][status];
    expect(outcome(ready(cause, status), cause)).toBe(to ?? "TRANSITION_NOT_ALLOWED");
    expect(isAllowed(ready(cause, status), cause)).toBe(to !== undefined);
  });

  test.each(["COLLECTED", "IN_WAREHOUSE", "CANCELED"] as const)(
    "a shopper cannot cancel a return that is %s, the operator can",
    (shippingStatus) => {
      expect(outcome(factsOf({ shippingStatus }), "SHOPPER_CANCEL")).toBe("TRANSITION_NOT_ALLOWED");
      expect(outcome(factsOf({ shippingStatus }), "NOT_SENT_IN_TIME")).toBe("TRANSITION_NOT_ALLOWED");
      expect(outcome(factsOf({ shippingStatus }), "OPERATOR_CANCEL")).toBe("CANCELED");
    },
  );

  test("a shopper can't cancel once a unit was sent, wherever the parcel was lost", () => {
    const facts = factsOf({ shippingStatus: "ERROR", units: [unitOf({ location: "SENT" })] });
    expect(outcome(facts, "SHOPPER_CANCEL")).toBe("TRANSITION_NOT_ALLOWED");
    expect(outcome(facts, "OPERATOR_CANCEL")).toBe("CANCELED");
  });

  test("no one can cancel after a unit is approved; the operator still can after one is declined", () => {
    const approved = factsOf({ units: [unitOf({ verdict: "APPROVED" }), unitOf()] });
    const declined = factsOf({ units: [unitOf({ verdict: "DECLINED" }), unitOf()] });
    expect(outcome(approved, "OPERATOR_CANCEL")).toBe("TRANSITION_NOT_ALLOWED");
    expect(outcome(approved, "SHOPPER_CANCEL")).toBe("TRANSITION_NOT_ALLOWED");
    expect(outcome(declined, "SHOPPER_CANCEL")).toBe("TRANSITION_NOT_ALLOWED");
    expect(outcome(declined, "OPERATOR_CANCEL")).toBe("CANCELED");
  });

  test("no one can cancel once money was sent or is on its way; credit can be taken back", () => {
    for (const cause of ["SHOPPER_CANCEL", "OPERATOR_CANCEL"] as const) {
      expect(outcome(factsOf({ payouts: [payoutOf({ status: "PENDING" })] }), cause)).toBe("TRANSITION_NOT_ALLOWED");
      expect(outcome(factsOf({ payouts: [payoutOf({ status: "SETTLED" })] }), cause)).toBe("TRANSITION_NOT_ALLOWED");
      expect(outcome(factsOf({ payouts: [payoutOf({ status: "FAILED" })] }), cause)).toBe("CANCELED");
      const credit = payoutOf({ status: "SETTLED", refundOption: "GIFT_CARD" });
      expect(outcome(factsOf({ payouts: [credit] }), cause)).toBe("CANCELED");
      expect(outcome(factsOf({ payouts: [{ ...credit, externalMinor: 1 }] }), cause)).toBe("TRANSITION_NOT_ALLOWED");
    }
  });

  test("a return is complete when every unit is decided and everything due has been paid", () => {
    const decided = [unitOf({ verdict: "APPROVED" }), unitOf({ verdict: "MISSING" })];
    const paid = factsOf({ units: decided, payouts: [payoutOf({ status: "SETTLED" })] });
    expect(dueTransition(paid)).toBe("COMPLETE");
    expect(dueTransition({ ...paid, payouts: [payoutOf({ status: "PENDING" })] })).toBeNull();
    expect(dueTransition({ ...paid, units: [...decided, unitOf()] })).toBeNull();
  });

  test("holds take precedence over completion: a held return is resumed first", () => {
    const hold = {
      id: "hold_1",
      activityId: null,
      scope: "ALL" as const,
      reason: "Look",
      createdAt: "2026-01-01T00:00:00.000Z",
    };
    const finished = factsOf({ units: [unitOf({ verdict: "DECLINED" })] });
    expect(dueTransition({ ...finished, holds: [hold] })).toBe("HOLD");
    expect(dueTransition({ ...finished, status: "ON_HOLD", holds: [hold] })).toBeNull();
    expect(outcome({ ...finished, status: "ON_HOLD", holds: [hold] }, "RELEASE")).toBe("TRANSITION_NOT_ALLOWED");
    expect(dueTransition({ ...finished, status: "ON_HOLD" })).toBe("RELEASE");
  });

  test.each(["COMPLETED", "FAILED", "CANCELED"] as const)(
    "no transition is ever due for a return that is %s",
    (status) => {
      expect(dueTransition(factsOf({ status, units: [unitOf({ verdict: "DECLINED" })] }))).toBeNull();
    },
  );
});
