import { grantTokens } from "@/server/db/rate-buckets";
import type { ServiceContext } from "@/server/services/context";
import type { RatePolicy, RateRule, RateState } from "./rate-limit";
import { createSharedLimit } from "./shared-rate-limit";

type Limit = ReturnType<typeof createSharedLimit>;

const KEY = Symbol.for("homeward.shared-rate-limit");
const shared = globalThis as unknown as Record<symbol, WeakMap<object, Limit> | undefined>;
/** One per database; in the process and not in the module, of which the build may make several. */
const limits = (): WeakMap<object, Limit> => {
  shared[KEY] ??= new WeakMap();
  return shared[KEY];
};

/** Takes one token of the limit that a caller has over all processes. @throws Problem RESOURCE_EXHAUSTED, UNAVAILABLE */
export const takeSharedToken = (
  { db }: Pick<ServiceContext, "db">,
  take: { policy: RatePolicy; caller: string; rule: RateRule },
): Promise<RateState> => {
  const limit = limits().get(db) ?? createSharedLimit((bucket) => grantTokens(db, bucket));
  limits().set(db, limit);
  return limit({ ...take, nowMs: () => performance.now() });
};
