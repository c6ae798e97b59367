import { addDays, endOfDay, localDay } from "@/server/kernel/local-day";

type WindowFacts = {
  deliveredAt: string | null;
  fulfilledAt: string | null;
  purchasedAt: string;
  returnPeriodDays: number | null;
  timeZone: string;
};

/**
 * The last instant at which a return may be started, or null where the store sets no limit. Counted in days of the
 * store's time zone from delivery, else fulfilment, else purchase; the last day is inside (domain, section 3).
 */
export const returnWindowEndsAt = (facts: WindowFacts): Date | null => {
  if (facts.returnPeriodDays === null) return null;
  const from = facts.deliveredAt ?? facts.fulfilledAt ?? facts.purchasedAt;
  return endOfDay(addDays(localDay(new Date(from), facts.timeZone), facts.returnPeriodDays), facts.timeZone);
};
