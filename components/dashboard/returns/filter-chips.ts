import { countryName } from "@/contract/vocabulary/country";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { LOCALE } from "../../ui/age";
import { formatDate } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { type FilterOptions, type ListChoice, type ListFilter, NO_FILTER } from "../list-choice/list-choice";
import { METHOD_WORDS, OUTCOME_WORDS, PARCEL_WORDS } from "../return-facts/outcome-words";
import { isReversed, SPANS, type Span, swapped } from "./spans";

/** Ends that stand the wrong way round: what is wrong, and what would be right. */
export type Wrong = { why: string; right: string; swapped: ListChoice };

/** One thing that narrows the list, and the list without it. */
export type Chip = { key: string; label: string; value: string; without: ListChoice; wrong: Wrong | null };

type Words = { options: FilterOptions; currency: string; reasonWords: (id: string) => string };

export const countryWords = (code: string): string => countryName(code, LOCALE);

/** Names of people by their ids; whoever has left is not told apart. */
export const personWords =
  (people: FilterOptions["people"]) =>
  (id: string): string =>
    id === NOBODY ? "Nobody" : (people.find((one) => one.id === id)?.name ?? "Somebody who left");

/** What narrows the list, in words; empty where nothing does. */
export const chipsOf = (choice: ListChoice, { options, currency, reasonWords }: Words): Chip[] => {
  const { filter } = choice;
  const nameIn = (list: FilterOptions["carriers"]) => (id: string) => list.find((one) => one.id === id)?.name ?? id;
  const money = (minor: number) => moneyText(minor, currency, LOCALE);
  const day = (text: string) => formatDate(text, "date", LOCALE);
  const spans: Record<Span, (filter: ListFilter) => string> = {
    created: (of) => between(of.created_from, of.created_to, day),
    updated: (of) => between(of.updated_from, of.updated_to, day),
    value: (of) => between(of.value_from ?? "", of.value_to ?? "", (minor) => money(Number(minor))),
  };
  const wrongOf = (key: string): Wrong | null => {
    if (!isSpan(key) || !isReversed(filter, key)) return null;
    const right = swapped(choice, key);
    return { why: WHY_WRONG[key], right: spans[key](right.filter), swapped: right };
  };
  const words: [keyof ListFilter | Span, string, string][] = [
    ["statuses", "Status", list(filter.statuses, (status) => STATUS_WORDS[status].merchant)],
    ["parcels", "Parcel", list(filter.parcels, (parcel) => PARCEL_WORDS[parcel])],
    ["reasons", "Reason", list(filter.reasons, reasonWords)],
    ["resolutions", "Outcome", list(filter.resolutions, (one) => OUTCOME_WORDS[one])],
    ["methods", "Sent", list(filter.methods, (method) => METHOD_WORDS[method])],
    ["carriers", "Carrier", list(filter.carriers, nameIn(options.carriers))],
    ["countries", "From", list(filter.countries, countryWords)],
    ["warehouses", "Warehouse", list(filter.warehouses, nameIn(options.warehouses))],
    ["skus", "SKU", filter.skus.join(", ")],
    ["reviewers", "Checked by", filter.reviewers.join(", ")],
    ["assignees", "Assignee", list(filter.assignees, personWords(options.people))],
    ["tags", "Tag", filter.tags.join(", ")],
    ["created", "Requested", spans.created(filter)],
    ["created_days", "Requested", filter.created_days === null ? "" : `last ${dayWords(filter.created_days)}`],
    ["updated", "Updated", spans.updated(filter)],
    ["idle_days", "Nothing for", filter.idle_days === null ? "" : dayWords(filter.idle_days)],
    ["value", "Value", spans.value(filter)],
    ["has_documents", "Photos or files", filter.has_documents ? "yes" : ""],
    ["has_withdrawal", "Withdrawal", filter.has_withdrawal ? "declared by the shopper" : ""],
    ["is_testing", "Test mode", filter.is_testing === null ? "" : filter.is_testing ? "yes" : "no"],
  ];
  return words
    .filter(([, , value]) => value !== "")
    .map(([key, label, value]) => ({
      ...{ key, label, value, wrong: wrongOf(key) },
      without: { ...choice, filter: without(filter, key) },
    }));
};

const isSpan = (key: string): key is Span => Object.hasOwn(SPANS, key);

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

const without = (filter: ListFilter, key: keyof ListFilter | Span): ListFilter => ({
  ...filter,
  ...Object.fromEntries((isSpan(key) ? SPANS[key] : [key]).map((field) => [field, NO_FILTER[field]])),
});
