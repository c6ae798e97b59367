import type { ConnectionValues } from "@/server/partners/provider";

/** Returns the statuses that count as shipped, from the connection's settings. */
export const readShipped = ({ shippedStatuses }: ConnectionValues): ReadonlySet<string> =>
  new Set((shippedStatuses ?? "completed").split(/[\s,]+/));
