import fc from "fast-check";
import { expect, test } from "vitest";
import { ANALYTICS_BASES, ANALYTICS_DIMENSIONS } from "@/contract/vocabulary/analytics";
import { RESOLUTIONS, RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { chipsOf } from "../returns/filter-chips";
import { choiceOf, EVERYTHING, firstHref, isFiltered, type ListChoice, listHref, searchOf } from "./list-choice";

const some = <T extends string>(words: readonly T[]) => fc.subarray([...words]);
const maybe = (most: number) => fc.option(fc.integer({ min: 1, max: most }));

const choices: fc.Arbitrary<ListChoice> = fc.record({
  view: fc.constantFrom(...RETURN_VIEWS),
  query: fc.constantFrom("", "RT-7F3K-92QD", "de wit & son"),
  sort: fc.constantFrom(...RETURN_SORTS),
  filter: fc.record({
    statuses: some(STATUS_KEYS),
    reasons: some(["TOO_SMALL", "It's not, what I wanted?"]),
    resolutions: some(RESOLUTIONS),
    methods: some(RETURN_METHODS),
    carriers: some(["sandbox_post", "dhl"]),
    countries: some(["NL", "DE"]),
    warehouses: some(["whs_1"]),
    parcels: some(SHIPPING_STATUSES),
    skus: some(["TJ-0042", "a b"]),
    reviewers: some(["ana@example.com"]),
    assignees: some(["none", "usr_1"]),
    tags: some(["vip", "fraud check"]),
    created_from: fc.constantFrom("", "2026-11-01"),
    created_to: fc.constantFrom("", "2026-11-30"),
    created_days: maybe(3650),
    updated_from: fc.constantFrom("", "2026-11-02"),
    updated_to: fc.constantFrom("", "2026-11-29"),
    idle_days: maybe(3650),
    value_from: maybe(1_000_000),
    value_to: maybe(1_000_000),
    has_documents: fc.boolean(),
    has_withdrawal: fc.boolean(),
    is_testing: fc.option(fc.boolean()),
    analytics: fc.option(
      fc.record({
        ecommerce_id: fc.constant("eco_1"),
        basis: fc.constantFrom(...ANALYTICS_BASES),
        from: fc.constant("2026-11-01"),
        to: fc.constantFrom("2026-11-01", "2026-11-30"),
        by: fc.constantFrom(...ANALYTICS_DIMENSIONS),
        key: fc.constantFrom("", "Blanket & co, 3/4"),
        name: fc.constantFrom("", "A name?"),
      }),
    ),
  }),
});

const paramsOf = (search: URLSearchParams) =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));

test("stores the whole selection in the address, with the decimals of any currency", () => {
  fc.assert(
    fc.property(choices, fc.constantFrom("EUR", "JPY", "BHD"), (choice, currency) => {
      expect(choiceOf(paramsOf(searchOf(choice, currency)), currency)).toEqual(choice);
    }),
  );
});

test("keeps only the path for defaults and ignores invalid parameters", () => {
  expect(listHref(EVERYTHING, { currency: "EUR" })).toBe("/dashboard/returns");
  const nonsense = { view: "x", status: "x", from: "yesterday", days: "-1", min: "much", country: "nl'", sort: "x" };
  expect(choiceOf(nonsense, "EUR")).toEqual(EVERYTHING);
});

test("opens with a saved view, a built-in one, or all returns if that view is gone", () => {
  const choice = { ...EVERYTHING, view: "IN_TRANSIT" as const };
  const kept = {
    ...{ view_id: "viw_1", name: "Away", choice, columns: [], is_shared: false, owner_name: "", is_own: true },
    can_change: true,
  };
  const among = { views: [kept], currency: "EUR" };
  expect(firstHref("viw_1", among)).toBe("/dashboard/returns?view=in-transit&saved=viw_1");
  expect(firstHref("TO_INSPECT", among)).toBe("/dashboard/returns?view=to-inspect");
  for (const gone of ["", "viw_2", "ALL"]) expect(firstHref(gone, among)).toBe("/dashboard/returns");
});

test("leaves no filter after removing every chip", () => {
  const options = {
    reasons: [],
    carriers: [],
    warehouses: [],
    countries: [],
    methods: [],
    people: [],
    reviewers: [],
    tags: [],
  };
  fc.assert(
    fc.property(choices, (choice) => {
      let rest = choice;
      for (;;) {
        const [chip] = chipsOf(rest, { options, currency: "EUR" });
        if (chip === undefined) break;
        expect(chip.value).not.toBe("");
        rest = chip.without;
      }
      expect(isFiltered(rest)).toBe(false);
      expect(rest).toMatchObject({ view: choice.view, query: choice.query, sort: choice.sort });
    }),
  );
});

test("ignores invalid days and countries, NUL and half characters", () => {
  const params = {
    from: "2026-02-31",
    to: "0000-01-01",
    country: ["ZZ", "NL"],
    carrier: "\0",
    q: `${"a".repeat(253)}😀`,
  };
  const { filter, query } = choiceOf(params, "EUR");
  expect([filter.created_from, filter.created_to, filter.countries, filter.carriers]).toEqual(["", "", ["NL"], []]);
  expect(query).toBe("a".repeat(253));
  expect(choiceOf({ q: "a\0b", from: "2024-02-29" }, "EUR")).toMatchObject({
    query: "ab",
    filter: { created_from: "2024-02-29" },
  });
});
