import { describe, expect, test } from "vitest";
import { EVERYTHING, type FilterOptions, NO_FILTER } from "../list-choice/list-choice";
import { readTyped } from "./typed-filters";
import { hasTyped } from "./typed-term";

const OPTIONS: FilterOptions = {
  reasons: [
    { id: "TOO_SMALL", name: "Too small" },
    { id: "TOO_LARGE", name: "Too large" },
  ],
  carriers: [{ id: "sandbox_post", name: "Sandbox Post" }],
  warehouses: [{ id: "whs_1", name: "Den Burg" }],
  countries: ["NL", "DE"],
  people: [
    { id: "usr_ana", name: "Ana Silva" },
    { id: "usr_bo", name: "Bo Berg" },
  ],
  reviewers: [
    { id: "Station 1", name: "Station 1" },
    { id: "ana@example.com", name: "Ana" },
  ],
  tags: ["vip"],
  methods: ["DROP_OFF_POINT"],
};
const read = (query: string) =>
  readTyped({ ...EVERYTHING, query }, { options: OPTIONS, currency: "EUR", userId: "usr_ana" });
const filterOf = (query: string) => read(query).choice.filter;

describe("filters that are typed", () => {
  test("mean the same as ticked filters, and the remaining text is searched", () => {
    const { choice, unknown } = read('status:hold created:>2026-11-01 reason:"too small" de  wit');
    expect(unknown).toEqual([]);
    expect(choice).toEqual({
      ...EVERYTHING,
      query: "de wit",
      filter: { ...NO_FILTER, statuses: ["ON_HOLD"], created_from: "2026-11-02", reasons: ["TOO_SMALL"] },
    });
  });

  test("prefer an exact name to names that contain the word", () => {
    expect(filterOf("status:completed").statuses).toEqual(["COMPLETED"]);
    expect(filterOf("status:needs-approval").statuses).toEqual(["NEEDS_APPROVAL"]);
    expect(filterOf("reason:too").reasons).toEqual(["TOO_SMALL", "TOO_LARGE"]);
    expect(filterOf("carrier:post warehouse:burg country:netherlands").carriers).toEqual(["sandbox_post"]);
    expect(filterOf("country:nl").countries).toEqual(["NL"]);
  });

  test("of one kind are combined", () => {
    expect(filterOf("assignee:me assignee:nobody assignee:bo").assignees).toEqual(["usr_ana", "none", "usr_bo"]);
    expect(filterOf("tag:VIP tag:'").tags).toEqual(["vip", "'"]);
    expect(filterOf('reviewer:"station 1" sku:TJ-0042')).toMatchObject({ reviewers: ["Station 1"], skus: ["TJ-0042"] });
    for (const told of ["ana", "ana@example.com"])
      expect(filterOf(`reviewer:${told}`).reviewers).toEqual(["ana@example.com"]);
  });

  test.each([
    ["created:>2026-11-01", { created_from: "2026-11-02", created_to: "" }],
    ["created:>=2026-11-01", { created_from: "2026-11-01", created_to: "" }],
    ["created:<2026-11-01", { created_from: "", created_to: "2026-10-31" }],
    ["updated:2026-11-01", { updated_from: "2026-11-01", updated_to: "2026-11-01" }],
    ["updated:2026-11-01..2026-11-05", { updated_from: "2026-11-01", updated_to: "2026-11-05" }],
    ["created:30d", { created_days: 30 }],
    ["idle:5", { idle_days: 5 }],
    ["value:>50", { value_from: 5001, value_to: null }],
    ["value:<=19.90", { value_from: null, value_to: 1990 }],
    ["value:20..50", { value_from: 2000, value_to: 5000 }],
    ["value:20.50..50", { value_from: 2050, value_to: 5000 }],
    ["value:50", { value_from: 5000, value_to: 5099 }],
    ["has:photos has:withdrawal", { has_documents: true, has_withdrawal: true }],
    ["test:no", { is_testing: false }],
  ])("accept %s", (query, filter) => {
    const { choice, unknown } = read(query);
    expect(unknown).toEqual([]);
    expect(choice).toEqual({ ...EVERYTHING, filter: { ...NO_FILTER, ...filter } });
  });

  test("with unknown meaning are left out and reported with the valid alternatives", () => {
    const { choice, unknown } = read("stauts:hold status:holdd created:yesterday status:hold");
    expect(choice).toEqual({ ...EVERYTHING, filter: { ...NO_FILTER, statuses: ["ON_HOLD"] } });
    expect(unknown).toMatchObject([
      { term: "stauts:hold", isWordKnown: false },
      { term: "status:holdd", word: "status", isWordKnown: true },
      { term: "created:yesterday", word: "created", isWordKnown: true },
    ]);
    expect(read("constructor:x").unknown).toMatchObject([{ isWordKnown: false }]);
    expect(unknown[0]?.valid).toContain("status");
    expect(unknown[1]?.valid).toContain("on-hold");
  });

  test.each(["status:", 'reason:"', "value:>", "created:>..", "value:..", "value:1..2..3", "has:constructor"])(
    "report %s on its own instead of guessing",
    (query) => expect(read(query)).toMatchObject({ choice: EVERYTHING, unknown: [{ isWordKnown: true }] }),
  );

  test.each([
    ["created:>2026-11-01 created:<2026-11-10", { created_from: "2026-11-02", created_to: "2026-11-09" }],
    ["updated:<=2026-11-10 updated:>=2026-11-01", { updated_from: "2026-11-01", updated_to: "2026-11-10" }],
    ["value:>10 value:<20", { value_from: 1001, value_to: 1999 }],
    ["value:>10 value:>10", { value_from: 1001 }],
    ["created:>2026-11-10 created:<2026-11-01", { created_from: "2026-11-11", created_to: "2026-10-31" }],
    ["value:20..10", { value_from: 2000, value_to: 1000 }],
  ])("%s: apply both bounds, even if reversed, which their chip says", (query, filter) => {
    const { choice, unknown } = read(query);
    expect(unknown).toEqual([]);
    expect(choice.filter).toEqual({ ...NO_FILTER, ...filter });
  });

  test.each([
    ["value:>20 value:>30", "value:>30", "Already set by value:>20.", { value_from: 2001 }],
    ["idle:5d idle:9d", "idle:9d", "Already set by idle:5d.", { idle_days: 5 }],
    ["test:yes test:no", "test:no", "Already set by test:yes.", { is_testing: true }],
    ["created:<2000-01-01", "created:<2000-01-01", "Dates must be from 2000-01-01 to 2099-12-31.", {}],
    ["updated:>2099-12-31", "updated:>2099-12-31", "Dates must be from 2000-01-01 to 2099-12-31.", {}],
    ["value:<0", "value:<0", "Values can’t be below 0.", {}],
  ])("%s: report a condition that can't be met as it was typed", (query, term, why, filter) => {
    const { choice, unknown } = read(query);
    expect(unknown).toMatchObject([{ term, why }]);
    expect(choice.filter).toEqual({ ...NO_FILTER, ...filter });
  });

  test("replace the bound that is set", () => {
    const choice = { ...EVERYTHING, filter: { ...NO_FILTER, value_from: 2000, value_to: 3000 } };
    const given = { options: OPTIONS, currency: "EUR", userId: "usr_ana" };
    const typed = (query: string) => readTyped({ ...choice, query }, given);
    expect(typed("value:>=25").choice.filter).toMatchObject({ value_from: 2500, value_to: 3000 });
    expect(typed("value:<10").choice.filter).toMatchObject({ value_from: 2000, value_to: 999 });
  });

  test("aren't found in text without any", () => {
    for (const text of ["de wit", "https://example.com/r/x", "12:30", "RT-7F3K-92QD", "a : b"])
      expect([text, hasTyped(text)]).toEqual([text, false]);
    expect(hasTyped("de wit status:hold")).toBe(true);
  });
});
