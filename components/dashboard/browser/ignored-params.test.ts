import { expect, test } from "vitest";
import { choiceOf, listHref } from "../list-choice/list-choice";
import { ignoredParams } from "./ignored-params";

const ofList = (params: Record<string, string | string[]>) =>
  ignoredParams(params, {
    href: listHref(choiceOf(params, "EUR"), { currency: "EUR" }),
    ...{ usual: { view: "all", sort: "updated" }, rewritten: ["q", "min", "max"] },
  });

test("ignores nothing in a valid address", () => {
  const params = { view: "problems", status: ["on-hold", "completed"], min: "5.00", q: " RT-1 ", from: "2026-11-01" };
  expect(ofList(params)).toEqual([]);
  expect(ofList({ view: "all", sort: "updated", days: "", cursor: "x", saved: "viw_1" })).toEqual([]);
});

test("names ignored parameters as they appear in the address", () => {
  const params = { status: ["on-hold", "refundd"], from: "2026-02-31", min: "much", color: "red", country: "nl'" };
  expect(ofList(params)).toEqual(["status=refundd", "from=2026-02-31", "min=much", "color=red", "country=nl'"]);
});

test("shortens long values and limits the number of parameters", () => {
  expect(ofList({ x: "y".repeat(200) })).toEqual([`x=${"y".repeat(40)}…`]);
  expect(ofList({ x: Array.from({ length: 99 }, (_, place) => `y${place}`) })).toHaveLength(10);
});
