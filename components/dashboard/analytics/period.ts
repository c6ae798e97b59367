import {
  ANALYTICS_BASES,
  ANALYTICS_DIMENSIONS,
  type AnalyticsBasis,
  type AnalyticsDimension,
  MOST_ANALYTICS_DAYS,
} from "@/contract/vocabulary/analytics";
import { isCurrency } from "@/contract/vocabulary/currency";
import { dayOf, isTurned } from "../browser/read-address";

/** Days of a look at the figures, both included ("2026-11-21"). */
export type DaySpan = { from: string; to: string };
/** What an address asks for; `store` is empty for the first one, `currency` for the store's own. */
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

/** How many days a span has. */
export const lengthOf = ({ from, to }: DaySpan): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The last so many days, today included. */
export const lastDays = (days: number, now: string, timeZone: string): DaySpan => {
  const to = dayIn(now, timeZone);
  return { from: addDays(to, 1 - days), to };
};

type Params = Readonly<Partial<Record<"from" | "to" | "basis" | "store" | "currency" | "by", string>>>;

/** The days that an address names; null where they are none. */
export const daysAsked = (params: Params): DaySpan | null => {
  const asked = { from: dayOf(params.from ?? ""), to: dayOf(params.to ?? "") };
  return asked.from !== "" && asked.to !== "" ? asked : null;
};

/** Whether a look may cover so many. */
export const isTooLong = (span: DaySpan): boolean => lengthOf(span) > MOST_ANALYTICS_DAYS;

/** What an address asks for; where it asks for nothing that is possible, the usual. */
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

/** "POLICY_RULE" in an address: `policy-rule`. */
export const slugOf = (dimension: AnalyticsDimension): string => dimension.toLowerCase().replaceAll("_", "-");

/** Address of a look at the figures. */
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
