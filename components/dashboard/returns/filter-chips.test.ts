import { expect, test } from "vitest";
import { choiceOf, type FilterOptions, type ListParams, listHref } from "../list-choice/list-choice";
import { chipsOf } from "./filter-chips";

const OPTIONS: FilterOptions = {
  ...{ reasons: [], carriers: [], warehouses: [], countries: [], methods: [], people: [], reviewers: [], tags: [] },
};
const chipsAt = (params: ListParams) => chipsOf(choiceOf(params, "EUR"), { options: OPTIONS, currency: "EUR" });

test.each([
  [{ from: "2026-11-10", to: "2026-11-01" }, "ends before it starts", "from=2026-11-01&to=2026-11-10"],
  [
    { "changed-from": "2026-11-02", "changed-to": "2026-11-01" },
    "ends before it starts",
    "changed-from=2026-11-01&changed-to=2026-11-02",
  ],
  [{ min: "100", max: "50" }, "minimum is above maximum", "min=50&max=100"],
])("reports reversed bounds with a correction: %o", (params, why, right) => {
  const [chip] = chipsAt(params);
  expect(chip?.wrong?.why).toBe(why);
  expect(chip?.wrong && listHref(chip.wrong.swapped, { currency: "EUR" })).toBe(`/dashboard/returns?${right}`);
  const [turned] = chipsAt(Object.fromEntries(new URLSearchParams(right)));
  expect(turned?.value).toBe(chip?.wrong?.right);
});

test.each([{ from: "2026-11-01", to: "2026-11-01" }, { max: "50" }, { min: "50", max: "50" }, { min: "9", max: "10" }])(
  "accepts bounds in the right order: %o",
  (params: ListParams) => expect(chipsAt(params).map(({ wrong }) => wrong)).toEqual([null]),
);
