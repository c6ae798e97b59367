import { isCountry } from "@/contract/vocabulary/country";
import { RESOLUTIONS } from "@/contract/vocabulary/return-list";
import { LONGEST_TAG, NOBODY, plainTag } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STAGE_WORDS, SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS, STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { t } from "@/messages/dashboard/returns";
import { type FilterOptions, type ListChoice, type ListFilter, slug } from "../list-choice/list-choice";
import { methodWord, outcomeWord } from "../return-facts/outcome-words";
import { countryWords } from "./filter-chips";
import { SPANS, type Span } from "./spans";
import { TYPED_TERM } from "./typed-term";
import { type Named, named, OUTSIDE, typedAmounts, typedDayCount, typedDays } from "./typed-values";

type Given = { options: FilterOptions; currency: string; userId: string };

/** A keyword before a colon: what it adds to the filter or why it can't, and its valid values. */
type Word = {
  read: (value: string, filter: ListFilter) => Partial<ListFilter> | string | null;
  valid: readonly string[];
};

/**
 * A term that was left out, with the valid alternatives: keywords before the colon, or values after it. `why` is set if
 * the term itself is valid but can't apply.
 */
export type UnknownTerm = { term: string; word: string; isWordKnown: boolean; valid: readonly string[]; why: string };

/**
 * Parses a search such as `status:hold created:>2026-11-01 reason:"too small" de wit`. Terms become filters, as if they
 * had been ticked, and the remaining text is searched. Unknown terms are left out and reported.
 */
export const readTyped = (choice: ListChoice, given: Given): { choice: ListChoice; unknown: UnknownTerm[] } => {
  const words = { ...namedWords(given), ...measuredWords(given) };
  const unknown: UnknownTerm[] = [];
  const typedBy = new Map<string, string>();
  let { filter } = choice;
  const query = choice.query.replaceAll(TYPED_TERM, (term, ...rest) => {
    const { word: typed = "", quoted, bare = "" } = rest.at(-1) as Record<string, string | undefined>;
    const name = typed.toLowerCase();
    // Checks own properties only, because "constructor" isn't a filter.
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    const added = word?.read((quoted ?? bare).trim(), filter) ?? null;
    const why = added === null ? "" : typeof added === "string" ? added : clashOf(added, filter, typedBy);
    if (added !== null && typeof added !== "string" && why === "") {
      filter = { ...filter, ...added };
      for (const field of Object.keys(added)) typedBy.set(field, term.trim());
    } else
      unknown.push({
        ...{ term: term.trim(), word: name, isWordKnown: word !== undefined, why },
        valid: word?.valid ?? Object.keys(words),
      });
    return "";
  });
  return { choice: { ...choice, filter, query: query.replaceAll(/\s+/g, " ").trim() }, unknown };
};

const DAYS = ["2026-11-01", ">2026-11-01", "<=2026-11-30", "2026-11-01..2026-11-30"];
const YES = ["yes", "true", "1"];
const NO = ["no", "false", "0"];

/** Keywords whose values are names. */
const namedWords = ({ options, userId }: Given): Record<string, Word> => ({
  status: oneOf(
    "statuses",
    ofKeys(STATUS_KEYS, (key) => STATUS_WORDS[key].merchant),
  ),
  parcel: oneOf(
    "parcels",
    ofKeys(SHIPPING_STATUSES, (key) => SHIPPING_STAGE_WORDS[key]),
  ),
  reason: oneOf("reasons", ofNames(options.reasons)),
  outcome: oneOf(
    "resolutions",
    ofKeys(RESOLUTIONS, (key) => outcomeWord(key)),
  ),
  sent: oneOf(
    "methods",
    ofKeys(options.methods, (key) => methodWord(key)),
  ),
  carrier: oneOf("carriers", ofNames(options.carriers)),
  warehouse: oneOf("warehouses", ofNames(options.warehouses)),
  country: {
    read: (value, { countries }) => {
      const code = value.toUpperCase();
      const found = isCountry(code) ? [code] : named(ofCountries(options), value);
      return found.length === 0 ? null : { countries: joined(countries, found) };
    },
    valid: options.countries,
  },
  sku: anyText("skus", 128, "TJ-0042", (text) => text),
  tag: { ...anyText("tags", LONGEST_TAG, "vip", plainTag), valid: options.tags.length > 0 ? options.tags : ["vip"] },
  reviewer: oneOf(
    "reviewers",
    options.reviewers.map(({ id, name }) => ({ id, words: [...new Set([name, id])] })),
  ),
  assignee: oneOf("assignees", [
    { id: NOBODY, words: ["nobody", NOBODY] },
    { id: userId, words: ["me"] },
    ...ofNames(options.people),
  ]),
});

/** Keywords whose values are amounts, days or yes and no. */
const measuredWords = ({ currency }: Given): Record<string, Word> => ({
  created: {
    read: (value) => {
      const days = endsOf(typedDays(value), "created", t("typedFilters.dayOutside"));
      if (days !== null) return days;
      const count = typedDayCount(value);
      return count === null ? null : { created_days: count };
    },
    valid: [...DAYS, "30d"],
  },
  updated: {
    read: (value) => endsOf(typedDays(value), "updated", t("typedFilters.dayOutside")),
    valid: DAYS,
  },
  idle: {
    read: (value) => {
      const days = typedDayCount(value);
      return days === null ? null : { idle_days: days };
    },
    valid: ["5d"],
  },
  value: {
    read: (value) => endsOf(typedAmounts(value, currency), "value", t("typedFilters.belowZero")),
    valid: [">50", "<=19.90", "20..50"],
  },
  has: {
    read: (value) =>
      ["photos", "photo", "files"].includes(value.toLowerCase())
        ? { has_documents: true }
        : value.toLowerCase() === "withdrawal"
          ? { has_withdrawal: true }
          : null,
    valid: ["photos", "withdrawal"],
  },
  test: {
    read: (value) => {
      const said = value.toLowerCase();
      return YES.includes(said) ? { is_testing: true } : NO.includes(said) ? { is_testing: false } : null;
    },
    valid: ["yes", "no"],
  },
});

const joined = <T>(before: readonly T[], added: readonly T[]): T[] => [...new Set([...before, ...added])];

const ofNames = (list: readonly { id: string; name: string }[]): Named[] =>
  list.map(({ id, name }) => ({ id, words: [name, id] }));
const ofKeys = <T extends string>(keys: readonly T[], word: (key: T) => string): Named[] =>
  keys.map((key) => ({ id: key, words: [slug(key), word(key)] }));
const ofCountries = ({ countries }: FilterOptions): Named[] =>
  countries.map((code) => ({ id: code, words: [countryWords(code)] }));

type ListField = {
  [Key in keyof ListFilter]: ListFilter[Key] extends string[] ? Key : never;
}[keyof ListFilter];

/** A keyword for a field with a list of options; the IDs come from that list and so have the field's type. */
const oneOf = (field: ListField, list: readonly Named[]): Word => ({
  read: (value, filter) => {
    const found = named(list, value);
    return found.length === 0 ? null : ({ [field]: joined<string>(filter[field], found) } as Partial<ListFilter>);
  },
  valid: [...new Set(list.map(({ id, words: [word = id] }) => word))],
});

const anyText = (field: "skus" | "tags", most: number, example: string, spell: (text: string) => string): Word => ({
  read: (value, filter) => {
    const text = spell(value);
    return text === "" || [...text].length > most ? null : { [field]: joined(filter[field], [text]) };
  },
  valid: [example],
});

/** What typed terms have added so far: the term behind each field. */
type TypedSoFar = ReadonlyMap<string, string>;

/**
 * Returns only the bounds that were typed, so that the other one can be typed as a separate term, or an error in words.
 */
const endsOf = (
  bounds: ReturnType<typeof typedDays> | ReturnType<typeof typedAmounts>,
  span: Span,
  outside: string,
): Partial<ListFilter> | string | null => {
  if (bounds === null) return null;
  if (bounds === OUTSIDE) return outside;
  const [from, to] = SPANS[span];
  return {
    ...(bounds.from === null ? {} : { [from]: bounds.from }),
    ...(bounds.to === null ? {} : { [to]: bounds.to }),
  };
};

/**
 * Returns why a term can't be combined with the others, or "". Lists are combined; any other field can be set once.
 * Reversed bounds are accepted because their chip reports and corrects them.
 */
const clashOf = (added: Partial<ListFilter>, filter: ListFilter, typed: TypedSoFar): string => {
  for (const [field, value] of Object.entries(added)) {
    const before = typed.get(field);
    if (before !== undefined && !Array.isArray(value) && value !== filter[field as keyof ListFilter])
      return t("typedFilters.alreadySet", { term: before });
  }
  return "";
};
