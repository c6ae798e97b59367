import type { z } from "zod";
import type { getReturnFilters, ReturnRowDto } from "@/contract/dashboard/return-list";
import type { ListLookDto, SavedViewDto } from "@/contract/dashboard/saved-views";
import type { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { isCountry } from "@/contract/vocabulary/country";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { majorToMinor } from "@/contract/vocabulary/major-to-minor";
import { RESOLUTIONS, RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { LONGEST_TAG } from "@/contract/vocabulary/return-tag";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { dayOf, textOf } from "../browser/read-address";
import { analyticsRowOf, analyticsRowSearch } from "./analytics-row";
import { viewHref, viewOfSlug, viewSlug } from "./view-words";

/** The selection of returns that a list shows; the address contains all of it. */
export type ListChoice = z.output<typeof ReturnChoiceDto>;
export type ListFilter = ListChoice["filter"];
export type FilterOptions = z.output<typeof getReturnFilters.output>;
export type ReturnRow = z.output<typeof ReturnRowDto>;
export type ColumnPreferences = z.output<typeof ListLookDto>;
export type SavedView = z.output<typeof SavedViewDto>;

/** Address parameters as pages receive them. */
export type ListParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const NO_FILTER: ListFilter = {
  ...{ statuses: [], reasons: [], resolutions: [], methods: [], carriers: [], countries: [], warehouses: [] },
  ...{ parcels: [], skus: [], reviewers: [], assignees: [], tags: [] },
  ...{ created_from: "", created_to: "", created_days: null, updated_from: "", updated_to: "", idle_days: null },
  ...{ value_from: null, value_to: null, has_documents: false, has_withdrawal: false, is_testing: null },
  analytics: null,
};

export const EVERYTHING: ListChoice = { view: "ALL", query: "", sort: "UPDATED", filter: NO_FILTER };

const LIST_PATH = "/dashboard/returns";
const MOST_VALUES = 50;
/** Maximum number of days to filter by: ten years. */
export const MOST_DAYS = 3650;

/** Converts a constant for the address: "ON_HOLD" becomes `on-hold`. */
export const slug = (word: string): string => word.toLowerCase().replaceAll("_", "-");
const ofSlugs = <T extends string>(words: readonly T[], slugs: readonly string[]): T[] =>
  words.filter((word) => slugs.includes(slug(word)));

const allOf = (params: ListParams, name: string): string[] => {
  const value = params[name];
  const texts = typeof value === "string" ? [value] : [...(value ?? [])];
  const said = texts.map((text) => text.replaceAll("\0", "").trim());
  return [...new Set(said.filter((text) => text !== "" && text.length <= 128))].slice(0, MOST_VALUES);
};
const oneOf = (params: ListParams, name: string): string => allOf(params, name)[0] ?? "";

const daysOf = (text: string): number | null => {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : null;
};

/** Returns a typed amount in minor units; null if it is empty or not an amount. */
export const minorOf = (text: string, currency: string): number | null => {
  if (text === "") return null;
  const typed = majorToMinor(text, currency);
  return "amountMinor" in typed ? Number(typed.amountMinor) : null;
};

/** Returns an amount as a person would type it. */
export const majorOf = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
};

/** Reads the selection from an address and ignores invalid parameters. Amounts are in `currency`, in major units. */
export const choiceOf = (params: ListParams, currency: string): ListChoice => {
  const query = params.q;
  return {
    view: viewOfSlug(oneOf(params, "view")),
    query: textOf((typeof query === "string" ? query : query?.[0]) ?? "", 254),
    sort: ofSlugs(RETURN_SORTS, allOf(params, "sort"))[0] ?? "UPDATED",
    filter: {
      statuses: ofSlugs(STATUS_KEYS, allOf(params, "status")),
      parcels: ofSlugs(SHIPPING_STATUSES, allOf(params, "parcel")),
      reasons: allOf(params, "reason"),
      resolutions: ofSlugs(RESOLUTIONS, allOf(params, "outcome")),
      methods: ofSlugs(RETURN_METHODS, allOf(params, "method")),
      carriers: allOf(params, "carrier"),
      countries: allOf(params, "country").filter(isCountry),
      warehouses: allOf(params, "warehouse"),
      skus: allOf(params, "sku"),
      reviewers: allOf(params, "reviewer"),
      assignees: allOf(params, "assignee"),
      tags: allOf(params, "tag").filter((tag) => [...tag].length <= LONGEST_TAG),
      created_from: dayOf(oneOf(params, "from")),
      created_to: dayOf(oneOf(params, "to")),
      created_days: daysOf(oneOf(params, "days")),
      updated_from: dayOf(oneOf(params, "changed-from")),
      updated_to: dayOf(oneOf(params, "changed-to")),
      idle_days: daysOf(oneOf(params, "idle")),
      value_from: minorOf(oneOf(params, "min"), currency),
      value_to: minorOf(oneOf(params, "max"), currency),
      has_documents: oneOf(params, "files") === "1",
      has_withdrawal: oneOf(params, "withdrawal") === "1",
      is_testing: { yes: true, no: false }[oneOf(params, "test")] ?? null,
      analytics: analyticsRowOf(params),
    },
  };
};

/** Returns the selection as address parameters, without defaults. */
export const searchOf = ({ view, query, sort, filter }: ListChoice, currency: string): URLSearchParams => {
  const search = new URLSearchParams();
  const put = (name: string, ...values: readonly string[]) => {
    for (const value of values) if (value !== "") search.append(name, value);
  };
  if (view !== "ALL") put("view", viewSlug(view));
  put("q", query.trim());
  put("status", ...filter.statuses.map(slug));
  put("parcel", ...filter.parcels.map(slug));
  put("reason", ...filter.reasons);
  put("outcome", ...filter.resolutions.map(slug));
  put("method", ...filter.methods.map(slug));
  put("carrier", ...filter.carriers);
  put("country", ...filter.countries);
  put("warehouse", ...filter.warehouses);
  put("sku", ...filter.skus);
  put("reviewer", ...filter.reviewers);
  put("assignee", ...filter.assignees);
  put("tag", ...filter.tags);
  put("from", filter.created_from);
  put("to", filter.created_to);
  put("days", String(filter.created_days ?? ""));
  put("changed-from", filter.updated_from);
  put("changed-to", filter.updated_to);
  put("idle", String(filter.idle_days ?? ""));
  put("min", filter.value_from === null ? "" : majorOf(filter.value_from, currency));
  put("max", filter.value_to === null ? "" : majorOf(filter.value_to, currency));
  if (filter.has_documents) put("files", "1");
  if (filter.has_withdrawal) put("withdrawal", "1");
  if (filter.is_testing !== null) put("test", filter.is_testing ? "yes" : "no");
  for (const [name, value] of analyticsRowSearch(filter.analytics)) put(name, value);
  if (sort !== "UPDATED") put("sort", slug(sort));
  return search;
};

type Place = {
  currency: string;
  /** Start of the page. */
  cursor?: string;
  /** ID of the saved view. */
  saved?: string | undefined;
  path?: string;
};

/** Returns the address of a selection. */
export const listHref = (choice: ListChoice, { currency, cursor, saved, path = LIST_PATH }: Place): string => {
  const search = searchOf(choice, currency);
  if (saved) search.set("saved", saved);
  if (cursor) search.set("cursor", cursor);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Address that opens the person's default view. */
export const START_PATH = `${LIST_PATH}?view=start`;
export const isStart = (params: ListParams): boolean => params.view === "start";

/** Returns the address of the default view: a saved view or a built-in one, or all returns if it no longer exists. */
export const firstHref = (
  first: string,
  { views, currency }: { views: readonly SavedView[]; currency: string },
): string => {
  const kept = views.find(({ view_id }) => view_id === first);
  if (kept !== undefined) return listHref(kept.choice, { currency, saved: kept.view_id });
  return viewHref(RETURN_VIEWS.find((view) => view === first) ?? "ALL");
};

/** Whether two selections show the same list. */
export const isSameChoice = (left: ListChoice, right: ListChoice): boolean =>
  // The currency doesn't matter because both amounts are written in it.
  String(searchOf(left, "EUR")) === String(searchOf(right, "EUR"));

export const isFiltered = ({ filter }: ListChoice): boolean => !isSameChoice({ ...EVERYTHING, filter }, EVERYTHING);
