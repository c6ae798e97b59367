import { expect, test } from "vitest";
import { exampleOf } from "@/contract/base/example-of";
import { conditionChange } from "./condition-change";

const reader = { currency: "EUR", reasons: [["TOO_SMALL", "Too small"]] as const };
const GERMANY = {
  ...{ id: "christmas", label: "Christmas", return_period_days: 60 },
  whens: [{ field: "country", op: "in", value: ["DE", "AT"] }],
};
const SALE = {
  ...{ id: "sale", label: "", whens: [{ field: "unit_value", op: "lt", value: 1000 }] },
  return_period_days: 7,
};
const FEE = { id: "fee", label: "", whens: [], type: "RETURN_FEE", total: 125_000 };

test.each([
  [
    { name: "windows", before: [GERMANY], after: [GERMANY, SALE] },
    { label: "Exceptions to the return window", gone: [], come: ["If the unit value is below €10.00: 7 days"] },
  ],
  [
    { name: "windows", before: [GERMANY], after: [{ ...GERMANY, return_period_days: null }] },
    {
      label: "Exceptions to the return window",
      gone: ["If the country is Germany or Austria: 60 days"],
      come: ["If the country is Germany or Austria: no limit"],
    },
  ],
  [
    { name: "windows", before: [GERMANY, SALE], after: [SALE, GERMANY] },
    { label: "Exceptions to the return window", gone: [], come: ["same rules, renamed or reordered"] },
  ],
  [
    { name: "fees", before: [FEE], after: [] },
    { label: "Fees", gone: ["Always: return fee of €1,250.00"], come: ["no rules"] },
  ],
  [
    { name: "pay_for_logistics.always", before: true, after: false },
    { label: "Return shipping is paid by", gone: ["the shopper, always"], come: ["the store, with these exceptions"] },
  ],
  [
    { name: "return_period_days", before: null, after: 30 },
    { label: "Return window", gone: ["no limit"], come: ["30 days"] },
  ],
  [{ name: "note", before: null, after: "x" }, null],
])("%j", (field, told) => {
  expect(conditionChange(field, reader)).toEqual(told);
});

test("has a text for every field of return conditions", () => {
  const example: unknown = exampleOf({ id: "getReturnConditions" })?.response;
  const { ecommerce_id: _, version: __, ...conditions } = example as Record<string, unknown>;
  const paths = Object.entries(conditions).flatMap(([name, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, one]) => [`${name}.${key}`, one] as const)
      : [[name, value] as const],
  );
  for (const [name, after] of paths)
    expect([name, conditionChange({ name, before: null, after }, reader)?.come.join()]).not.toContain(undefined);
});
