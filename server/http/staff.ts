import { isForeign } from "@/server/auth/is-foreign";
import { staffActor } from "@/server/auth/staff-actor";
import { Problem } from "@/server/kernel/problem";
import { restWith } from "./rest";

/** Route handlers for file requests of our own pages, which tRPC doesn't carry. Authenticated by the session cookie. */
export const staff = restWith({
  rateOf: (env) => ({ perSecond: env.ADMIN_REQUESTS_PER_SECOND, burst: env.ADMIN_REQUEST_BURST }),
  authenticate: async (request) => {
    if (isForeign(request)) throw new Problem("PERMISSION_DENIED", "This request does not come from the dashboard.");
    const actor = await staffActor();
    if (actor === null) throw new Problem("UNAUTHENTICATED", "You're no longer signed in. Sign in again.");
    return actor;
  },
});
