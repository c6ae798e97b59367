import { apiKeyActor } from "@/server/auth/api-key-actor";
import { Problem } from "@/server/kernel/problem";
import { readCredential } from "./read-credential";
import { restWith } from "./rest";

/** Route handlers of the Admin API, which accepts API keys only. */
export const admin = restWith({
  rateOf: (env) => ({ perSecond: env.ADMIN_REQUESTS_PER_SECOND, burst: env.ADMIN_REQUEST_BURST }),
  authenticate: async (request) => {
    const actor = await apiKeyActor(readCredential(request).text);
    if (actor === null) throw new Problem("UNAUTHENTICATED", "This API key is unknown, expired or revoked.");
    return actor;
  },
});
