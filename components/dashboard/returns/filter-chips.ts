import { countryName } from "@/contract/vocabulary/country";
import { codeWords } from "@/contract/vocabulary/reason-name";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STAGE_WORDS } from "@/contract/vocabulary/shipping-status";
import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/returns";
import { LOCALE } from "../../ui/age";
import { formatDate } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { nameOf as breakdownName, dimensionWords } from "../analytics/breakdown-names";
import type { AnalyticsRow } from "../list-choice/analytics-row";
import { type FilterOptions, type ListChoice, type ListFilter, NO_FILTER } from "../list-choice/list-choice";
import { methodWord, outcomeWord } from "../return-facts/outcome-words";
import { isReversed, SPANS, type Span, swapped } from "./spans";

/** Reversed bounds: the error and its correction. */
export type Wrong = { span: Span; why: string; right: string; swapped: ListChoice };

/** The filters of the list, in the order in which they are offered and shown. */
export const FILTER_KEYS = [
  ...["statuses", "parcels", "reasons", "resolutions", "methods", "carriers", "countries", "warehouses", "skus"],
  ...["reviewers", "assignees", "tags", "created", "created_days", "updated", "idle_days", "value"],
  ...["has_documents", "has_withdrawal", "is_testing", "analytics"],
] as readonly FilterKey[];
export type FilterKey = Exclude<keyof ListFilter, (typeof SPANS)[Span][number]> | Span;

/** Returns the name of a filter in the menu. */
export const filterWord = (key: FilterKey): string => t(`filterChips.fields.${key}`);

/** An active filter, and the list without it. */
export type Chip = { key: FilterKey; label: string; value: string; without: ListChoice; wrong: Wrong | null };

type Words = { options: FilterOptions; currency: string };

export const countryWords = (code: string): string => countryName(code, LOCALE);

/** Returns a function that names people by ID; everyone who has left gets the same name. */
export const personWords =
  (people: FilterOptions["people"]) =>
  (id: string): string =>
    id === NOBODY
      ? t("filterChips.nobody")
      : (people.find((one) => one.id === id)?.name ?? t("filterChips.formerMember"));

/** Returns the active filters in words; empty if there are none. */
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
    return { span: key, why: t(`filterChips.reversed.${key}`), right: spans[key](right.filter), swapped: right };
  };
  const values: Record<FilterKey, string> = {
    statuses: list(filter.statuses, (status) => STATUS_WORDS[status].merchant),
    parcels: list(filter.parcels, (parcel) => SHIPPING_STAGE_WORDS[parcel]),
    reasons: list(filter.reasons, (code) => options.reasons.find(({ id }) => id === code)?.name ?? codeWords(code)),
    resolutions: list(filter.resolutions, (one) => outcomeWord(one)),
    methods: list(filter.methods, (method) => methodWord(method)),
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
    has_documents: filter.has_documents ? common("yes") : "",
    has_withdrawal: filter.has_withdrawal ? common("yes") : "",
    is_testing:
      filter.is_testing === null ? "" : t(filter.is_testing ? "filterChips.testStores" : "filterChips.liveStores"),
    analytics: filter.analytics === null ? "" : rowWords(filter.analytics, day),
  };
  return FILTER_KEYS.filter((key) => values[key] !== "").map((key) => ({
    ...{ key, label: labelOf(key), value: values[key], wrong: wrongOf(key) },
    without: { ...choice, filter: without(filter, key) },
  }));
};

/** Returns the label of a chip, which can be shorter than the name in the menu. */
const labelOf = (key: FilterKey): string =>
  key === "created_days" || key === "idle_days" || key === "has_documents"
    ? t(`filterChips.labels.${key}`)
    : filterWord(key);

/** Describes a row of the analytics: "Product: Wool blanket, Nov 1 to Nov 30". */
const rowWords = ({ by, key, name, from, to, basis }: AnalyticsRow, day: (text: string) => string): string => {
  const isCustomer = by === "CUSTOMER" && key !== "";
  const what = isCustomer ? t("filterChips.oneCustomer") : breakdownName(by, { key, name });
  const when = from === to ? day(from) : t("filterChips.between", { from: day(from), to: day(to) });
  return t(basis === "ORDER" ? "filterChips.analyticsRowByOrder" : "filterChips.analyticsRow", {
    ...{ by: dimensionWords(by), what, when },
  });
};

const isSpan = (key: FilterKey): key is Span => Object.hasOwn(SPANS, key);

const list = <T extends string>(values: readonly T[], word: (value: T) => string): string =>
  values.map(word).join(", ");

const dayWords = (days: number): string => t("filterChips.days", { count: days });

const between = <T extends string | number>(from: T | "", to: T | "", word: (value: T) => string): string => {
  if (from !== "" && to !== "") return t("filterChips.between", { from: word(from), to: word(to) });
  if (from !== "") return t("filterChips.from", { from: word(from) });
  return to === "" ? "" : t("filterChips.until", { to: word(to) });
};

const without = (filter: ListFilter, key: FilterKey): ListFilter => ({
  ...filter,
  ...Object.fromEntries((isSpan(key) ? SPANS[key] : [key]).map((field) => [field, NO_FILTER[field]])),
});
