import { expect, test } from "vitest";
import { currentTimeZone, TIME_ZONES } from "./time-zone";

const isKnown = (timeZone: string): boolean =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";

test("offers each zone once, under its current name", () => {
  expect(TIME_ZONES).toEqual(
    expect.arrayContaining(["UTC", "Asia/Kolkata", "Europe/Kyiv", "America/Nuuk", "Europe/Paris"]),
  );
  for (const old of ["Asia/Calcutta", "Asia/Saigon", "Europe/Kiev", "America/Godthab"])
    expect(TIME_ZONES).not.toContain(old);
  expect(new Set(TIME_ZONES).size).toBe(TIME_ZONES.length);
});

test("offers only known zones, including every one that a browser may report", () => {
  expect(TIME_ZONES.filter((zone) => !isKnown(zone))).toEqual([]);
  const named = Intl.supportedValuesOf("timeZone").map(currentTimeZone);
  expect(named.filter((zone) => !TIME_ZONES.includes(zone))).toEqual([]);
});
