import { describe, expect, test } from "vitest";
import { addDays, endOfDay, instantOf, localDay, startOfDay } from "./local-day";

describe("days in a store's time zone", () => {
  test("end later in the west and earlier in the east", () => {
    expect(endOfDay("2026-11-21", "Europe/Berlin").toISOString()).toBe("2026-11-21T22:59:59.999Z");
    expect(endOfDay("2026-11-21", "America/Los_Angeles").toISOString()).toBe("2026-11-22T07:59:59.999Z");
    expect(endOfDay("2026-11-21", "Pacific/Auckland").toISOString()).toBe("2026-11-21T10:59:59.999Z");
  });

  test("have 23 hours at the spring change and 25 at the autumn change", () => {
    const hours = (day: string) =>
      (startOfDay(addDays(day, 1), "Europe/Berlin").getTime() - startOfDay(day, "Europe/Berlin").getTime()) / 3_600_000;
    expect(hours("2026-03-29")).toBe(23);
    expect(hours("2026-10-25")).toBe(25);
    expect(hours("2026-06-01")).toBe(24);
  });

  test("begin after the jump where the clock jumps over midnight", () => {
    expect(localDay(startOfDay("2018-11-04", "America/Sao_Paulo"), "America/Sao_Paulo")).toBe("2018-11-04");
  });

  test("resolve a repeated wall-clock time to the first of the two", () => {
    expect(instantOf("2026-10-25T02:30:00.000", "Europe/Berlin").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  test("depend on the zone for the same instant", () => {
    expect(localDay(new Date("2026-11-21T23:30:00Z"), "Europe/Berlin")).toBe("2026-11-22");
    expect(localDay(new Date("2026-11-21T23:30:00Z"), "America/New_York")).toBe("2026-11-21");
  });
});
