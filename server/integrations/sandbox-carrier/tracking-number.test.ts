import fc from "fast-check";
import { expect, test } from "vitest";
import { groupedTrackingNumber, isTrackingNumber, trackingNumberOf } from "./tracking-number";

test("derives the tracking number from the key, with different numbers for two keys", () => {
  const first = trackingNumberOf({ letter: "P", idempotencyKey: "eco_1:prc_1:CREATE_LOGISTIC_ORDER:0" });
  expect(trackingNumberOf({ letter: "P", idempotencyKey: "eco_1:prc_1:CREATE_LOGISTIC_ORDER:0" })).toBe(first);
  expect(trackingNumberOf({ letter: "P", idempotencyKey: "eco_1:prc_2:CREATE_LOGISTIC_ORDER:0" })).not.toBe(first);
  expect(groupedTrackingNumber("SBP1234567890123452")).toBe("SBP 1234 5678 9012 3452");
});

test("finds every wrong digit by the check digit", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 3, max: 18 }), fc.integer({ min: 1, max: 9 }), (key, at, shift) => {
      const right = trackingNumberOf({ letter: "X", idempotencyKey: key });
      expect(isTrackingNumber(right)).toBe(true);
      const digit = (Number(right[at]) + shift) % 10;
      expect(isTrackingNumber(`${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false);
    }),
  );
});
