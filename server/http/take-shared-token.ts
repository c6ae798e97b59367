import { grantTokens } from "@/server/db/rate-buckets";
import { processWide } from "@/server/kernel/process-wide";
import type { ServiceContext } from "@/server/services/context";
import type { RatePolicy, RateRule, RateState } from "./rate-limit";
import { createSharedLimit } from "./shared-rate-limit";

type Limit = ReturnType<typeof createSharedLimit>;

declare global {
  interface ProcessWide {
    "shared-rate-limit": WeakMap<object, Limit>;
  }
}
/** One per database. */
const limits = () => processWide("shared-rate-limit", () => new WeakMap());

/** Takes one token of the limit that a caller has over all processes. @throws Problem RESOURCE_EXHAUSTED, UNAVAILABLE */
export const takeSharedToken = (
  { db }: Pick<ServiceContext, "db">,
  take: { policy: RatePolicy; caller: string; rule: RateRule },
): Promise<RateState> => {
  const limit = limits().get(db) ?? createSharedLimit((bucket) => grantTokens(db, bucket));
  limits().set(db, limit);
  return limit({ ...take, nowMs: () => performance.now() });
};
