import { expect, test } from "vitest";
import { nearTime } from "./format-time";

const BERLIN = { timeZone: "Europe/Berlin", locale: "en-GB" };
const NOW = "2026-11-23T22:30:00Z";

test.each([
  ["later today", "2026-11-23T22:45:00Z", "23:45"],
  ["tomorrow by the clocks there, though not by others", "2026-11-23T23:05:00Z", "Tue 24 Nov, 00:05"],
  ["this day a year on", "2027-11-23T22:45:00Z", "Tue 23 Nov, 23:45"],
])("%s", (_, at, text) => {
  expect(nearTime(at, NOW, BERLIN)).toBe(text);
});
