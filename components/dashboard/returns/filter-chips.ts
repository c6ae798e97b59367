import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { formatDate } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import { type FilterOptions, type ListChoice, type ListFilter, NO_FILTER } from "./list-choice";
import { METHOD_WORDS, OUTCOME_WORDS } from "./outcome-words";

/** One thing that narrows the list, and the list without it. */
export type Chip = { key: string; label: string; value: string; without: ListChoice };

type Words = { options: FilterOptions; currency: string; reasonWords: (id: string) => string };

const countryNames = new Intl.DisplayNames([LOCALE], { type: "region" });
export const countryWords = (code: string): string => countryNames.of(code) ?? code;

/** What narrows the list, in words; empty where nothing does. */
export const chipsOf = (choice: ListChoice, { options, currency, reasonWords }: Words): Chip[] => {
  const { filter } = choice;
  const nameIn = (list: FilterOptions["carriers"]) => (id: string) => list.find((one) => one.id === id)?.name ?? id;
  const money = (minor: number) => moneyText(minor, currency, LOCALE);
  const words: [keyof ListFilter | "created" | "value", string, string][] = [
    ["statuses", "Status", list(filter.statuses, (status) => STATUS_WORDS[status].merchant)],
    ["reasons", "Reason", list(filter.reasons, reasonWords)],
    ["resolutions", "Outcome", list(filter.resolutions, (one) => OUTCOME_WORDS[one])],
    ["methods", "Sent", list(filter.methods, (method) => METHOD_WORDS[method])],
    ["carriers", "Carrier", list(filter.carriers, nameIn(options.carriers))],
    ["countries", "From", list(filter.countries, countryWords)],
    ["warehouses", "Warehouse", list(filter.warehouses, nameIn(options.warehouses))],
    ["created", "Requested", between(filter.created_from, filter.created_to, (day) => formatDate(day, "date", LOCALE))],
    ["created_days", "Requested", filter.created_days === null ? "" : `last ${dayWords(filter.created_days)}`],
    ["idle_days", "Nothing for", filter.idle_days === null ? "" : dayWords(filter.idle_days)],
    ["value", "Value", between(filter.value_from ?? "", filter.value_to ?? "", (minor) => money(Number(minor)))],
    ["has_documents", "Photos or files", filter.has_documents ? "yes" : ""],
  ];
  return words
    .filter(([, , value]) => value !== "")
    .map(([key, label, value]) => ({ key, label, value, without: { ...choice, filter: without(filter, key) } }));
};

const list = <T extends string>(values: readonly T[], word: (value: T) => string): string =>
  values.map(word).join(", ");

const dayWords = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

const between = <T extends string | number>(from: T | "", to: T | "", word: (value: T) => string): string => {
  if (from !== "" && to !== "") return `${word(from)} to ${word(to)}`;
  if (from !== "") return `from ${word(from)}`;
  return to === "" ? "" : `up to ${word(to)}`;
};

const without = (filter: ListFilter, key: keyof ListFilter | "created" | "value"): ListFilter => {
  if (key === "created") return { ...filter, created_from: "", created_to: "" };
  if (key === "value") return { ...filter, value_from: null, value_to: null };
  return { ...filter, [key]: NO_FILTER[key] };
};
