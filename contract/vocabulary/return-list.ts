import { REFUND_OPTIONS } from "./refund-option";

/** What the shopper gets: a refund option, or another item. */
export const RESOLUTIONS = [...REFUND_OPTIONS, "EXCHANGE"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Order of the list: recently updated, newest, or stale first. */
export const RETURN_SORTS = ["UPDATED", "CREATED", "WAITING"] as const;
export type ReturnSort = (typeof RETURN_SORTS)[number];

/** Columns besides the return's code, in default order. */
export const LIST_COLUMNS = [
  "customer",
  "item",
  "reasons",
  "status",
  "waiting",
  "order",
  "units",
  "resolution",
  "shipping",
  "warehouse",
  "country",
  "assignee",
  "tags",
  "value",
  "age",
  "created",
  "updated",
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** Default columns. */
export const USUAL_COLUMNS = [
  "customer",
  "item",
  "reasons",
  "status",
  "waiting",
  "value",
] as const satisfies readonly ListColumn[];

export const LIST_DENSITIES = ["COMPACT", "NORMAL", "ROOMY"] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** As many as one can tell apart in a row of tabs. */
export const MOST_SAVED_VIEWS = 20;

export const LONGEST_VIEW_NAME = 60;
