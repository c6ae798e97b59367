import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-file";

const entry: CalendarEntry = {
  ...{ uid: "RT-7F3K-92QD@returns.example", title: "Courier", text: "Show the code.", place: "Strandweg 8" },
  ...{ url: "https://returns.example/r/shop/return/RT-7F3K-92QD", date: "2026-12-02", range: "RANGE_8_TO_12" },
  ...{ timeZone: "Europe/Berlin", madeAt: "2026-11-21T15:10:55.123Z" },
} as const;
const linesOf = (more: Partial<CalendarEntry>): string[] =>
  calendarFile({ ...entry, ...more })
    .replaceAll("\r\n ", "")
    .split("\r\n");

test("hours are instants, in winter and summer, wherever the store is", () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(["DTSTART:20261202T070000Z", "DTEND:20261202T110000Z"]));
  expect(linesOf({ date: "2026-07-02" })).toContain("DTSTART:20260702T060000Z");
  const far = linesOf({ timeZone: "Pacific/Auckland", range: "RANGE_16_TO_20" });
  expect(far).toEqual(expect.arrayContaining(["DTSTART:20261202T030000Z", "DTEND:20261202T070000Z"]));
  // The clocks change on that Sunday, long before the pickup.
  expect(linesOf({ date: "2026-10-25" })).toContain("DTSTART:20261025T070000Z");
});

test("a day without hours is an all-day event, even at the end of a year", () => {
  const lines = linesOf({ range: "NO_RANGE", date: "2026-12-31" });
  expect(lines).toEqual(expect.arrayContaining(["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]));
});

test("any text of a store or address stays one value on lines of at most 75 bytes", () => {
  const nasty = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(nasty, nasty, (title, place) => {
      const file = calendarFile({ ...entry, title, place });
      const rows = file.split("\r\n");
      expect(rows.every((row) => new TextEncoder().encode(row).length <= 75)).toBe(true);
      expect(rows.filter((row) => /^(BEGIN|END|ATTENDEE|URL)[:;]/.test(row))).toHaveLength(7);
      expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    }),
  );
  expect(linesOf({ title: "A; B, C\\D\nE" })).toContain("SUMMARY:A\\; B\\, C\\\\D\\nE");
});
