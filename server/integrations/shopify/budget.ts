import { PartnerError } from "@/server/partners/partner-error";

/** Points of Shopify's cost budget: a bucket that fills up again at `restoreRate` points a second. */
export type Throttle = {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
};
export type Cost = { readonly requestedQueryCost: number; readonly throttleStatus: Throttle };

export type Budget = {
  note(document: string, cost: Cost): void;
  /** @throws PartnerError PAUSED when the document would cost more than there is now */
  requireRoom(document: string): void;
};

/** Remembers what documents cost and how full the bucket was, as the shop's last answer said. */
export const createBudget = (now: () => Date): Budget => {
  const costs = new Map<string, number>();
  let last: { at: number; throttle: Throttle } | null = null;
  return {
    note: (document, { requestedQueryCost, throttleStatus }) => {
      costs.set(document, requestedQueryCost);
      last = { at: now().getTime(), throttle: throttleStatus };
    },
    requireRoom: (document) => {
      const cost = costs.get(document);
      if (cost === undefined || last === null) return;
      const { maximumAvailable, currentlyAvailable, restoreRate } = last.throttle;
      const restored = ((now().getTime() - last.at) / 1_000) * restoreRate;
      const available = Math.min(maximumAvailable, currentlyAvailable + restored);
      if (available >= Math.min(cost, maximumAvailable)) return;
      throw new PartnerError("SHOPIFY", "PAUSED", "Shopify's rate limit is used up for the moment.", {
        retryAfterSeconds: secondsUntilFull({ ...last.throttle, currentlyAvailable: available }),
      });
    },
  };
};

/**
 * Until the bucket is full, not only until the next call fits: a page takes several calls and begins again after a pause,
 * so one that waited for less would stop at the same call each time.
 */
export const secondsUntilFull = ({ maximumAvailable, currentlyAvailable, restoreRate }: Throttle): number =>
  Math.max(1, Math.ceil((maximumAvailable - currentlyAvailable) / restoreRate));
