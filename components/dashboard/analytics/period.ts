import {
  ANALYTICS_BASES,
  ANALYTICS_DIMENSIONS,
  type AnalyticsBasis,
  type AnalyticsDimension,
  MOST_ANALYTICS_DAYS,
} from "@/contract/vocabulary/analytics";
import { isCurrency } from "@/contract/vocabulary/currency";
import { dayOf, isTurned } from "../browser/read-address";

/** The days of the selected period, both included ("2026-11-21"). */
export type DaySpan = { from: string; to: string };
/** The selection in the address. An empty `store` is the first store; an empty `currency` is the store's own. */
export type AnalyticsChoice = DaySpan & {
  basis: AnalyticsBasis;
  store: string;
  currency: string;
  by: AnalyticsDimension;
};

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

const dayIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(at),
  );

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days in a span. */
export const lengthOf = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Returns the last `days` days, including today. */
export const lastDays = (days: number, now: string, timeZone: string): DaySpan => {
  const to = dayIn(now, timeZone);
  return { from: addDays(to, 1 - days), to };
};

type Params = Readonly<Partial<Record<"from" | "to" | "basis" | "store" | "currency" | "by", string>>>;

/** Returns the days in the address, or null if it has no valid days. */
export const daysAsked = (params: Params): DaySpan | null => {
  const asked = { from: dayOf(params.from ?? ""), to: dayOf(params.to ?? "") };
  return asked.from !== "" && asked.to !== "" ? asked : null;
};

/** Whether a span exceeds the maximum number of days. */
export const isTooLong = (span: DaySpan): boolean => lengthOf(span) > MOST_ANALYTICS_DAYS;

/** Reads the selection from the address and falls back to defaults for invalid values. */
export const analyticsChoiceOf = (params: Params, now: string, timeZone: string): AnalyticsChoice => {
  const usual = lastDays(USUAL_DAYS, now, timeZone);
  const asked = daysAsked(params);
  const isPossible = asked !== null && !isTurned(asked) && !isTooLong(asked);
  const basis = ANALYTICS_BASES.find((one) => one.toLowerCase() === params.basis) ?? "RETURN";
  const by = ANALYTICS_DIMENSIONS.find((one) => slugOf(one) === params.by) ?? "PRODUCT";
  const { currency: named = "" } = params;
  const currency = isCurrency(named) ? named : "";
  return { ...(isPossible ? asked : usual), basis, store: params.store ?? "", currency, by };
};

/** Converts a dimension for the address: "POLICY_RULE" becomes `policy-rule`. */
export const slugOf = (dimension: AnalyticsDimension): string => dimension.toLowerCase().replaceAll("_", "-");

/** Returns the address of the analytics page with a selection. */
export const analyticsHref = (
  { from, to, basis, store, currency, by }: AnalyticsChoice,
  path = "/dashboard/analytics",
): string => {
  const search = new URLSearchParams({ from, to });
  if (basis !== "RETURN") search.set("basis", basis.toLowerCase());
  if (store) search.set("store", store);
  if (currency) search.set("currency", currency);
  if (by !== "PRODUCT") search.set("by", slugOf(by));
  return `${path}?${search}`;
};
