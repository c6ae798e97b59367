import { expect, test } from "vitest";
import { type RefundDue, standingOf } from "./refund-words";

const DUE = { state: "PENDING", is_held: false, attempts: 0, goes_out_at: null, needs_release: false } as RefundDue;

test("a refund says whether it goes by itself or waits for somebody", () => {
  expect(standingOf(DUE).word).toBe("On its way");
  expect(standingOf({ ...DUE, goes_out_at: "2026-11-02T10:10:00Z" }).word).toBe("Waiting");
  expect(standingOf({ ...DUE, needs_release: true }).word).toBe("Needs release");
  expect(standingOf({ ...DUE, attempts: 2 }).word).toBe("Tried again");
  expect(standingOf({ ...DUE, is_held: true }).word).toBe("Held");
  expect(standingOf({ ...DUE, is_held: true, state: "HELD" }).word).toBe("Failed");
  expect(standingOf({ ...DUE, state: null }).word).toBe("Paid by you");
});
