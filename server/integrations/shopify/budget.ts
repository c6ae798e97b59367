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
  /** Seconds until half of it is there; 0 when it is, or nothing is known. */
  pauseSeconds(): number;
};

/** Remembers what documents cost and how full the bucket was, as the shop's last answer said. */
export const createBudget = (now: () => Date): Budget => {
  const costs = new Map<string, number>();
  let last: { at: number; throttle: Throttle } | null = null;
  const current = (): Throttle | null => {
    if (last === null) return null;
    const restored = ((now().getTime() - last.at) / 1_000) * last.throttle.restoreRate;
    const { maximumAvailable, currentlyAvailable } = last.throttle;
    return { ...last.throttle, currentlyAvailable: Math.min(maximumAvailable, currentlyAvailable + restored) };
  };
  return {
    note: (document, { requestedQueryCost, throttleStatus }) => {
      costs.set(document, requestedQueryCost);
      last = { at: now().getTime(), throttle: throttleStatus };
    },
    requireRoom: (document) => {
      const cost = costs.get(document);
      const throttle = current();
      if (cost === undefined || throttle === null) return;
      if (throttle.currentlyAvailable >= Math.min(cost, throttle.maximumAvailable)) return;
      throw new PartnerError("SHOPIFY", "PAUSED", "Shopify's rate limit is used up for the moment.", {
        retryAfterSeconds: secondsUntilFull(throttle),
      });
    },
    pauseSeconds: () => {
      const throttle = current();
      if (throttle === null) return 0;
      const { maximumAvailable, currentlyAvailable, restoreRate } = throttle;
      return Math.max(0, Math.ceil((maximumAvailable / 2 - currentlyAvailable) / restoreRate));
    },
  };
};

/**
 * Until the bucket is full, not only until the next call fits: a page takes several calls and begins again after a pause,
 * so one that waited for less would stop at the same call each time.
 */
export const secondsUntilFull = ({ maximumAvailable, currentlyAvailable, restoreRate }: Throttle): number =>
  Math.max(1, Math.ceil((maximumAvailable - currentlyAvailable) / restoreRate));
