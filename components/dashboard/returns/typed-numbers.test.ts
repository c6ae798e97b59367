import { expect, test } from "vitest";
import { amountProblem, dayCountProblem } from "./typed-numbers";

test.each(["", "1", "30", "3650"])("accepts %j days", (text) => expect(dayCountProblem(text, "Days")).toBe(""));

test.each(["0", "-3", "3651", "1.5", "a week", "1e3"])("reports %j days with the field and the valid range", (text) => {
  expect(dayCountProblem(text, "Days")).toBe("Days must be a whole number from 1 to 3650, such as 30.");
});

test("reports invalid amounts with the field and the currency's number of decimals", () => {
  const problem = (text: string, currency = "EUR") => amountProblem(text, { label: `Minimum (${currency})`, currency });
  for (const right of ["", "50", "49.9", "49,90"]) expect(problem(right)).toBe("");
  for (const wrong of ["-1", "49.999", "€50", "1 000"])
    expect(problem(wrong)).toBe("Minimum (EUR) must be an amount with at most 2 decimals, such as 49.90.");
  expect(problem("1.5", "JPY")).toBe("Minimum (JPY) must be an amount without decimals, such as 1250.");
  expect(problem("1.2345", "BHD")).toBe("Minimum (BHD) must be an amount with at most 3 decimals, such as 49.900.");
});
