import { expect, test } from "vitest";
import { nextPickupDay } from "./next-pickup-day";

test.each([
  ["2026-11-18T10:00:00Z", "2026-11-19"],
  ["2026-11-20T10:00:00Z", "2026-11-23"],
  ["2026-11-21T10:00:00Z", "2026-11-23"],
  ["2026-11-22T23:30:00Z", "2026-11-24"],
])("at %s the next pickup day is %s", (now, day) => {
  expect(nextPickupDay(new Date(now), "Europe/Amsterdam")).toBe(day);
});
