import { apiKeyActor } from "@/server/auth/api-key-actor";
import { shopperActor } from "@/server/auth/portal-actor";
import { Problem } from "@/server/kernel/problem";
import { corsHeaders } from "./cors";
import { readCredential } from "./read-credential";
import { restWith } from "./rest";

/**
 * Route handlers of the Storefront API: an API key with the scope `storefront`, or the customer token of the return.
 */
export const storefront = restWith({
  rateOf: (env) => ({ perSecond: env.STOREFRONT_REQUESTS_PER_SECOND, burst: env.STOREFRONT_REQUEST_BURST }),
  extraHeaders: corsHeaders,
  authenticate: async (request) => {
    const { text, isBearer } = readCredential(request);
    // A token is not a key: sent in a key header, it is treated as an unknown key.
    const actor = isBearer && text.startsWith("ct_") ? await shopperActor(text) : await apiKeyActor(text);
    if (actor === null) throw new Problem("UNAUTHENTICATED", "This key or token is not known or has expired.");
    return actor;
  },
});
