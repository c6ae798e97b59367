import { expect, test } from "vitest";
import { dateFormat } from "./date-format";

const DAY = { day: "numeric", month: "long" } as const;
const at = new Date("2026-11-22T23:30:00Z");

test("returns the same format for equal options, and another for a different locale or time zone", () => {
  const berlin = { ...DAY, timeZone: "Europe/Berlin" };
  expect(dateFormat("de-DE", berlin)).toBe(dateFormat("de-DE", { ...berlin }));
  expect(dateFormat("de-DE", berlin).format(at)).toBe("23. November");
  expect(dateFormat("fr-FR", berlin).format(at)).toBe("23 novembre");
  expect(dateFormat("de-DE", { ...DAY, timeZone: "UTC" }).format(at)).toBe("22. November");
});

test("stays correct after a large number of formats", () => {
  for (let digits = 0; digits < 600; digits += 1) dateFormat(`de-DE-x-n${digits}`, DAY);
  expect(dateFormat("it-IT", { ...DAY, timeZone: "UTC" }).format(at)).toBe("22 novembre");
});
