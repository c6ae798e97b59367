import { expect, test } from "vitest";
import type { ReturnRow } from "./types";
import { waitingSince } from "./waiting-since";

const at = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;

const row = (facts: Partial<ReturnRow>): ReturnRow =>
  ({
    ...{ status: "RUNNING", shippingStatus: "NO_SHIPPING_STATUS", authorizationStatus: "NOT_REQUIRED" },
    ...{ unitsTotal: 2, unitsDecided: 0, unitsApproved: 0, createdAt: at(1), updatedAt: at(20) },
    ...{ arrivedAt: null, heldAt: null, movedAt: null, reviewedAt: null },
    ...facts,
  }) as ReturnRow;

test.each([
  ["a label since the return was started", {}, at(1)],
  ["approval since the return was started", { authorizationStatus: "PENDING" }, at(1)],
  ["the parcel since it last moved", { shippingStatus: "COLLECTED", movedAt: at(4) }, at(4)],
  ["the parcel from the start where no move is known", { shippingStatus: "COLLECTED" }, at(1)],
  ["an inspection since the arrival", { shippingStatus: "IN_WAREHOUSE", movedAt: at(6), arrivedAt: at(5) }, at(5)],
  ["the rest of an inspection, too", { unitsDecided: 1, arrivedAt: at(5), reviewedAt: at(7) }, at(5)],
  ["its refund since the last verdict", { unitsDecided: 2, arrivedAt: at(5), reviewedAt: at(7) }, at(7)],
  ["its release since it was held", { status: "ON_HOLD", shippingStatus: "COLLECTED", heldAt: at(3) }, at(3)],
  ["nothing once it has ended", { status: "COMPLETED", reviewedAt: at(7) }, null],
  ["nothing once it is canceled", { status: "CANCELED" }, null],
] as const)("a return waits for %s", (_, facts, since) => {
  expect(waitingSince(row(facts))).toBe(since);
});
