import type { ConnectionValues } from "@/server/partners/provider";

/** Statuses whose orders are with the shopper, as the connection's settings name them. */
export const readShipped = ({ shippedStatuses }: ConnectionValues): ReadonlySet<string> =>
  new Set((shippedStatuses ?? "completed").split(/[\s,]+/));
