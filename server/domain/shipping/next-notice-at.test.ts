import { expect, test } from "vitest";
import { nextNoticeAt } from "./next-notice-at";

const next = (now: string, time: string, timeZone = "Europe/Berlin") =>
  nextNoticeAt(new Date(now), { time, timeZone }).toISOString();

test("is today if the time is still to come, otherwise tomorrow, in local time", () => {
  expect(next("2026-11-24T05:59:59Z", "07:00")).toBe("2026-11-24T06:00:00.000Z");
  expect(next("2026-11-24T06:00:00Z", "07:00")).toBe("2026-11-25T06:00:00.000Z");
  expect(next("2026-11-24T06:00:00Z", "07:00", "America/Los_Angeles")).toBe("2026-11-24T15:00:00.000Z");
});

test("occurs once a day when clocks change", () => {
  // 02:30 doesn't exist in the night of March 29 and occurs twice in that of October 25.
  expect(next("2026-03-28T12:00:00Z", "02:30")).toBe("2026-03-29T01:30:00.000Z");
  expect(next("2026-03-29T01:30:00Z", "02:30")).toBe("2026-03-30T00:30:00.000Z");
  expect(next("2026-10-24T12:00:00Z", "02:30")).toBe("2026-10-25T00:30:00.000Z");
  expect(next("2026-10-25T00:30:00Z", "02:30")).toBe("2026-10-26T01:30:00.000Z");
});
