import { describe, expect, test } from "vitest";
import { labelDueAt, labelReminderAt } from "./label-promise";

const BERLIN = "Europe/Berlin";
const due = (from: string, hours: number) => labelDueAt(new Date(from), { hours, timeZone: BERLIN }).toISOString();

describe("a promised label", () => {
  test.each([
    ["on a Tuesday it is due a day later", "2026-11-24T09:00:00.000Z", 24, "2026-11-25T09:00:00.000Z"],
    ["on a Friday the weekend does not count", "2026-11-27T15:00:00.000Z", 24, "2026-11-30T15:00:00.000Z"],
    ["on a Saturday it counts from Monday", "2026-11-28T15:00:00.000Z", 4, "2026-11-30T03:00:00.000Z"],
    ["Sunday night in Berlin is Sunday, whatever UTC says", "2026-11-29T22:30:00.000Z", 1, "2026-11-30T00:00:00.000Z"],
    ["a whole week is five working days", "2026-11-24T09:00:00.000Z", 120, "2026-12-01T09:00:00.000Z"],
  ])("%s", (_, from, hours, expected) => {
    expect(due(from, hours)).toBe(expected);
  });

  test("reminds staff four hours before, or in the last quarter of a short promise", () => {
    const at = (from: string, to: string) => labelReminderAt(new Date(to), new Date(from)).toISOString();
    expect(at("2026-11-24T09:00:00Z", "2026-11-25T09:00:00Z")).toBe("2026-11-25T05:00:00.000Z");
    expect(at("2026-11-24T09:00:00Z", "2026-11-24T13:00:00Z")).toBe("2026-11-24T12:00:00.000Z");
  });
});
