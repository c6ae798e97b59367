import type { ReactNode } from "react";
import { RESOLUTIONS } from "@/contract/vocabulary/return-list";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STAGE_WORDS, SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS, STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { t } from "@/messages/dashboard/returns";
import { dayOf } from "../browser/read-address";
import { type FilterOptions, type ListFilter, majorOf, minorOf } from "../list-choice/list-choice";
import { methodWord, outcomeWord } from "../return-facts/outcome-words";
import { countryWords, type FilterKey, filterWord } from "./filter-chips";
import { Amounts, Count, Days, type Option, Rows, Ticks, Typed } from "./filter-fields";

export type FilterEditorProps = {
  field: FilterKey;
  filter: ListFilter;
  options: FilterOptions;
  currency: string;
  /** Applies the change at once. */
  onChange: (changed: Partial<ListFilter>) => void;
};

const named = (list: readonly { id: string; name: string }[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, word: name }));
const ofKeys = <T extends string>(keys: readonly T[], words: (key: T) => string): Option[] =>
  keys.map((key) => ({ value: key, word: words(key) }));
const asTold = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, word: text }));

const testOptions = (): Option[] => [
  { value: "yes", word: t("filterChips.testStores") },
  { value: "no", word: t("filterChips.liveStores") },
];

/** Returns the options of a field; null if its value is typed. */
const optionsOf = (field: FilterKey, options: FilterOptions): readonly Option[] | null => {
  switch (field) {
    case "statuses":
      return ofKeys(STATUS_KEYS, (key) => STATUS_WORDS[key].merchant);
    case "parcels":
      return ofKeys(SHIPPING_STATUSES, (key) => SHIPPING_STAGE_WORDS[key]);
    case "reasons":
      return named(options.reasons);
    case "resolutions":
      return ofKeys(RESOLUTIONS, outcomeWord);
    case "methods":
      return ofKeys(options.methods, methodWord);
    case "carriers":
      return named(options.carriers);
    case "countries":
      return ofKeys(options.countries, countryWords);
    case "warehouses":
      return named(options.warehouses);
    case "reviewers":
      return named(options.reviewers);
    case "assignees":
      return [...named(options.people), { value: NOBODY, word: t("filterChips.nobody") }];
    case "tags":
      return asTold(options.tags);
    default:
      return null;
  }
};

/** Whether a field offers any choice. */
export const isOffered = (field: FilterKey, options: FilterOptions): boolean =>
  field !== "analytics" && optionsOf(field, options)?.length !== 0;

/** The inputs of one filter. */
export function FilterEditor({ field, filter, options, currency, onChange }: FilterEditorProps): ReactNode {
  const ticked = optionsOf(field, options);
  if (ticked !== null)
    return (
      <Ticks
        label={filterWord(field)}
        options={ticked}
        chosen={filter[field as "tags"]}
        onChange={(chosen) => onChange({ [field]: chosen })}
      />
    );
  switch (field) {
    case "skus":
      return (
        <Rows>
          {filter.skus.length === 0 ? null : (
            <Ticks
              label={t("filterEditor.skus")}
              options={asTold(filter.skus)}
              chosen={filter.skus}
              onChange={(skus) => onChange({ skus })}
            />
          )}
          <Typed
            label={t("filterEditor.skuStartsWith")}
            value=""
            isCode
            isCleared
            onChange={(sku) => onChange({ skus: [...new Set([...filter.skus, sku])] })}
          />
        </Rows>
      );
    case "created":
    case "updated":
      return (
        <Days
          from={filter[`${field}_from`]}
          to={filter[`${field}_to`]}
          onChange={(from, to) => {
            // A partly typed year isn't a date yet.
            if ([from, to].every((day) => day === "" || dayOf(day) !== ""))
              onChange({ [`${field}_from`]: from, [`${field}_to`]: to });
          }}
        />
      );
    case "created_days":
    case "idle_days":
      return (
        <Count
          label={t("filterEditor.days")}
          value={String(filter[field] ?? "")}
          onChange={(days) => onChange({ [field]: days === "" ? null : Number(days) })}
        />
      );
    case "value":
      return (
        <Amounts
          from={typedOf(filter.value_from, currency)}
          to={typedOf(filter.value_to, currency)}
          currency={currency}
          onChange={(from, to) => onChange({ value_from: minorOf(from, currency), value_to: minorOf(to, currency) })}
        />
      );
    case "is_testing":
      return (
        <Ticks
          label={filterWord("is_testing")}
          options={testOptions()}
          chosen={filter.is_testing === null ? [] : [filter.is_testing ? "yes" : "no"]}
          onChange={(chosen) => onChange({ is_testing: { yes: true, no: false }[chosen.at(-1) ?? ""] ?? null })}
        />
      );
    default:
      return null;
  }
}

const typedOf = (minor: number | null, currency: string): string => (minor === null ? "" : majorOf(minor, currency));
