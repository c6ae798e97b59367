import type { PolicyField } from "@/contract/vocabulary/policy";
import { addDays, endOfDay, localDay } from "@/server/kernel/local-day";
import type { Order } from "../orders/types";
import { decide } from "./decide";
import type { PolicyFacts } from "./facts";
import type { PolicyDecision, ReturnPolicy, UsedFact } from "./types";

/** ID of the decision if the store's default period decided, and no window rule. */
export const RETURN_PERIOD = "return_period_days";

export type ReturnWindow = {
  /** The last included day, YYYY-MM-DD in the store's calendar, and its last instant; null: no limit. */
  lastDay: string | null;
  endsAt: Date | null;
  decision: PolicyDecision<{ returnPeriodDays: number | null }>;
};

export type WindowMoments = Pick<Order, "deliveredAt" | "fulfilledAt" | "purchasedAt">;

/**
 * Returns until when an item may be returned, and by which rule: the first matching window rule, otherwise the store's
 * period. Counted from delivery, otherwise fulfillment, otherwise purchase, in days of the store's time zone; the last
 * day is included (domain, section 3).
 */
export const decideWindow = (
  { windows, returnPeriodDays }: Pick<ReturnPolicy, "windows" | "returnPeriodDays">,
  { moments, facts, timeZone }: { moments: WindowMoments; facts: PolicyFacts; timeZone: string },
): ReturnWindow => {
  const { at, field } = referenceOf(moments);
  const byRule = decide(windows, facts);
  const chosen = byRule ?? { ruleId: RETURN_PERIOD, label: "", then: { returnPeriodDays }, facts: [] };
  const days = chosen.then.returnPeriodDays;
  const lastDay = days === null ? null : addDays(localDay(new Date(at), timeZone), days);
  return {
    lastDay,
    endsAt: lastDay === null ? null : endOfDay(lastDay, timeZone),
    decision: { ...chosen, facts: days === null ? chosen.facts : withFact(chosen.facts, field, facts[field] ?? null) },
  };
};

/** Returns the start of the window, and the fact that says how long ago that was. */
const referenceOf = ({ deliveredAt, fulfilledAt, purchasedAt }: WindowMoments): { at: string; field: DaysField } => {
  if (deliveredAt !== null) return { at: deliveredAt, field: "days_since_delivery" };
  if (fulfilledAt !== null) return { at: fulfilledAt, field: "days_since_fulfilment" };
  return { at: purchasedAt, field: "days_since_purchase" };
};

type DaysField = Extract<PolicyField, `days_since_${string}`>;

const withFact = (facts: UsedFact[], field: PolicyField, value: number | null): UsedFact[] =>
  facts.some((fact) => fact.field === field) ? facts : [...facts, { field, value }];
