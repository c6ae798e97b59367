import { describe, expect, test } from "vitest";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { unitOf } from "@/test/fixtures/process-fixtures";
import { STATUS_WORD } from "../process/status-word";
import { applyShippingStatus } from "./apply-shipping-status";
import { moveUnits } from "./move-units";

const aside = { isCorrection: false };
const operator = { isCorrection: true };

describe("the effect of a message about a parcel", () => {
  test.each(SHIPPING_STATUSES)("%s again changes nothing, whoever reports it", (shippingStatus) => {
    for (const from of [aside, operator])
      expect(applyShippingStatus({ status: "RUNNING", shippingStatus }, shippingStatus, from)).toBe("NOTHING");
  });

  test.each(["COLLECTED", "IN_WAREHOUSE"] as const)(
    "CREATED after %s is only noted unless it is set explicitly",
    (at) => {
      expect(applyShippingStatus({ status: "RUNNING", shippingStatus: at }, "CREATED", aside)).toBe("NOTED");
      expect(applyShippingStatus({ status: "RUNNING", shippingStatus: at }, "NO_SHIPPING_STATUS", aside)).toBe("NOTED");
      expect(applyShippingStatus({ status: "ON_HOLD", shippingStatus: at }, "CREATED", operator)).toBe("MOVED");
    },
  );

  test.each(["COMPLETED", "CANCELED", "FAILED"] as const)("a return that is %s rejects both", (status) => {
    for (const from of [aside, operator])
      expect(() => applyShippingStatus({ status, shippingStatus: "CREATED" }, "COLLECTED", from)).toThrow(
        STATUS_WORD[status],
      );
  });
});

describe("units move with their parcel", () => {
  const at = (status: (typeof SHIPPING_STATUSES)[number], unit: Parameters<typeof unitOf>[0]) =>
    moveUnits([unitOf(unit)], status)[0]?.location ?? null;

  test("forward and, while they are undecided, also back", () => {
    expect(at("COLLECTED", {})).toBe("SENT");
    expect(at("IN_WAREHOUSE", { location: "SENT" })).toBe("RECEIVED");
    expect(at("CREATED", { location: "RECEIVED" })).toBe("ANNOUNCED");
    expect(at("ERROR", { location: "SENT" })).toBeNull();
  });

  test("decided units only move forward; missing, kept, lost and returned ones don't move", () => {
    expect(at("IN_WAREHOUSE", { location: "SENT", verdict: "APPROVED" })).toBe("RECEIVED");
    expect(at("COLLECTED", { location: "RECEIVED", verdict: "APPROVED" })).toBeNull();
    expect(at("IN_WAREHOUSE", { location: "SENT", verdict: "MISSING" })).toBeNull();
    for (const location of ["KEPT", "LOST", "GIVEN_BACK"] as const) expect(at("IN_WAREHOUSE", { location })).toBeNull();
  });
});
