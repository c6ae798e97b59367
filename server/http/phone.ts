import { phoneActor } from "@/server/auth/phone-actor";
import { Problem } from "@/server/kernel/problem";
import { readCredential } from "./read-credential";
import { restWith } from "./rest";

/**
 * Route handlers for a phone that takes photos for a station. It starts with the link of the QR code and uses its own
 * secret afterward.
 */
const phoneBy = (by: "linkHash" | "secretHash", refusal: string) =>
  restWith({
    rateOf: (env) => ({ perSecond: env.ADMIN_REQUESTS_PER_SECOND, burst: env.ADMIN_REQUEST_BURST }),
    authenticate: async (request) => {
      const actor = await phoneActor(request, { credential: readCredential(request).text, by });
      if (actor === null) throw new Problem("UNAUTHENTICATED", refusal);
      return actor;
    },
  });

export const phoneWithLink = phoneBy("linkHash", "This code is no longer valid. Show a new one at the station.");
export const phone = phoneBy("secretHash", "This phone is no longer paired with a station.");
