import { countryName } from "@/contract/vocabulary/country";
import { codeWords } from "@/contract/vocabulary/reason-name";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STAGE_WORDS } from "@/contract/vocabulary/shipping-status";
import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { LOCALE } from "../../ui/age";
import { formatDate } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { type FilterOptions, type ListChoice, type ListFilter, NO_FILTER } from "../list-choice/list-choice";
import { METHOD_WORDS, OUTCOME_WORDS } from "../return-facts/outcome-words";
import { isReversed, SPANS, type Span, swapped } from "./spans";

/** Ends that stand the wrong way round: what is wrong, and what would be right. */
export type Wrong = { why: string; right: string; swapped: ListChoice };

/** What the list can be narrowed by, in the order in which it is offered and shown. */
export const FILTER_KEYS = [
  ...["statuses", "parcels", "reasons", "resolutions", "methods", "carriers", "countries", "warehouses", "skus"],
  ...["reviewers", "assignees", "tags", "created", "created_days", "updated", "idle_days", "value"],
  ...["has_documents", "has_withdrawal", "is_testing"],
] as readonly FilterKey[];
export type FilterKey = Exclude<keyof ListFilter, (typeof SPANS)[Span][number]> | Span;

export const FILTER_WORDS: Record<FilterKey, string> = {
  statuses: "Status",
  parcels: "Shipping",
  reasons: "Reason",
  resolutions: "Outcome",
  methods: "Return method",
  carriers: "Carrier",
  countries: "Country",
  warehouses: "Warehouse",
  skus: "SKU",
  reviewers: "Inspected by",
  assignees: "Assignee",
  tags: "Tag",
  created: "Requested",
  created_days: "Requested in the last days",
  updated: "Updated",
  idle_days: "No activity for",
  value: "Value",
  has_documents: "With photos or files",
  has_withdrawal: "Withdrawal declared",
  is_testing: "Test mode",
};

/** One thing that narrows the list, and the list without it. */
export type Chip = { key: FilterKey; label: string; value: string; without: ListChoice; wrong: Wrong | null };

type Words = { options: FilterOptions; currency: string };

export const countryWords = (code: string): string => countryName(code, LOCALE);

/** Names of people by their ids; whoever has left is not told apart. */
export const personWords =
  (people: FilterOptions["people"]) =>
  (id: string): string =>
    id === NOBODY ? "Nobody" : (people.find((one) => one.id === id)?.name ?? "Somebody who left");

/** What narrows the list, in words; empty where nothing does. */
export const chipsOf = (choice: ListChoice, { options, currency }: Words): Chip[] => {
  const { filter } = choice;
  const nameIn = (list: FilterOptions["carriers"]) => (id: string) => list.find((one) => one.id === id)?.name ?? id;
  const money = (minor: number) => moneyText(minor, currency, LOCALE);
  const day = (text: string) => formatDate(text, "date", LOCALE);
  const spans: Record<Span, (filter: ListFilter) => string> = {
    created: (of) => between(of.created_from, of.created_to, day),
    updated: (of) => between(of.updated_from, of.updated_to, day),
    value: (of) => between(of.value_from ?? "", of.value_to ?? "", (minor) => money(Number(minor))),
  };
  const wrongOf = (key: FilterKey): Wrong | null => {
    if (!isSpan(key) || !isReversed(filter, key)) return null;
    const right = swapped(choice, key);
    return { why: WHY_WRONG[key], right: spans[key](right.filter), swapped: right };
  };
  const values: Record<FilterKey, string> = {
    statuses: list(filter.statuses, (status) => STATUS_WORDS[status].merchant),
    parcels: list(filter.parcels, (parcel) => SHIPPING_STAGE_WORDS[parcel]),
    reasons: list(filter.reasons, (code) => options.reasons.find(({ id }) => id === code)?.name ?? codeWords(code)),
    resolutions: list(filter.resolutions, (one) => OUTCOME_WORDS[one]),
    methods: list(filter.methods, (method) => METHOD_WORDS[method]),
    carriers: list(filter.carriers, nameIn(options.carriers)),
    countries: list(filter.countries, countryWords),
    warehouses: list(filter.warehouses, nameIn(options.warehouses)),
    skus: filter.skus.join(", "),
    reviewers: list(filter.reviewers, nameIn(options.reviewers)),
    assignees: list(filter.assignees, personWords(options.people)),
    tags: filter.tags.join(", "),
    created: spans.created(filter),
    created_days: filter.created_days === null ? "" : dayWords(filter.created_days),
    updated: spans.updated(filter),
    idle_days: filter.idle_days === null ? "" : dayWords(filter.idle_days),
    value: spans.value(filter),
    has_documents: filter.has_documents ? "yes" : "",
    has_withdrawal: filter.has_withdrawal ? "yes" : "",
    is_testing: filter.is_testing === null ? "" : filter.is_testing ? "test stores" : "live stores",
  };
  return FILTER_KEYS.filter((key) => values[key] !== "").map((key) => ({
    ...{ key, label: LABELS[key] ?? FILTER_WORDS[key], value: values[key], wrong: wrongOf(key) },
    without: { ...choice, filter: without(filter, key) },
  }));
};

/** Where a chip reads better with a shorter word than the one it is chosen by. */
const LABELS: Partial<Record<FilterKey, string>> = {
  created_days: "Requested in the last",
  has_documents: "Photos or files",
};

const isSpan = (key: FilterKey): key is Span => Object.hasOwn(SPANS, key);

const WHY_WRONG: Record<Span, string> = {
  created: "ends before it begins",
  updated: "ends before it begins",
  value: "runs from high to low",
};

const list = <T extends string>(values: readonly T[], word: (value: T) => string): string =>
  values.map(word).join(", ");

const dayWords = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const between = <T extends string | number>(from: T | "", to: T | "", word: (value: T) => string): string => {
  if (from !== "" && to !== "") return `${word(from)} to ${word(to)}`;
  if (from !== "") return `from ${word(from)}`;
  return to === "" ? "" : `up to ${word(to)}`;
};

const without = (filter: ListFilter, key: FilterKey): ListFilter => ({
  ...filter,
  ...Object.fromEntries((isSpan(key) ? SPANS[key] : [key]).map((field) => [field, NO_FILTER[field]])),
});
