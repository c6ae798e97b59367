import { lookupEmail, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { countedAddress } from "@/server/kernel/client-address";
import { sha256Hex } from "@/server/kernel/crypto";
import type { GuessedAt } from "./slow-guesses";

/**
 * Failed lookups (decisions, section 10): where slowing begins. After that, guesses stay limited to one per longest
 * wait.
 */
export const LOOKUP_OF_DETAIL = { free: 5, windowSeconds: 15 * 60, mostSeconds: 180, growth: "DOUBLES" } as const;
export const LOOKUP_OF_ADDRESS = { free: 20, windowSeconds: 3600, mostSeconds: 180, growth: "DOUBLES" } as const;
/**
 * More wrong guesses than one address makes before it has to wait, so that a single attacker doesn't slow others down.
 */
export const LOOKUP_OVER_ALL = { free: 20, windowSeconds: 24 * 3600, mostSeconds: 3600, growth: "BY_SECONDS" } as const;

/**
 * The subjects of a lookup guess: the order number, and the email or postal code. Thousands of shoppers share a postal
 * code, so it slows only the caller. Hashed, so that the counter table contains no personal data.
 */
export const guessedInLookup = (call: {
  actor: Actor;
  store: Store | null;
  input: { orderNumber: string; email: string; postalCode: string; ecommerceId: string; slug: string };
}): GuessedAt[] => {
  const { actor, store, input } = call;
  const storeKey = store?.id ?? `${input.ecommerceId}${input.slug}`;
  const number = input.orderNumber.trim().toLowerCase().replaceAll(/[#\s]/g, "");
  const isByEmail = input.email !== "";
  const asked = isByEmail ? lookupEmail(input.email) : lookupPostcode(input.postalCode);
  const address = actor.address === undefined ? undefined : countedAddress(actor.address);
  // A shop that looks up orders for its shoppers uses one key and counts as one caller.
  const caller = address ?? actor.id;
  const about = (kind: string, detail: string, isCountedOverAll: boolean): GuessedAt => {
    const what = `${kind}|${storeKey}|${detail}`;
    return {
      own: { bucket: `lookup:own:${sha256Hex(`${caller}|${what}`)}`, pace: LOOKUP_OF_DETAIL, policy: "lookup" },
      all: isCountedOverAll
        ? { bucket: `lookup:all:${sha256Hex(what)}`, pace: LOOKUP_OVER_ALL, policy: "lookup-all" }
        : null,
    };
  };
  return [
    about("order", number, true),
    about("asked", asked, isByEmail),
    ...(address === undefined
      ? []
      : [
          {
            own: { bucket: `lookup:address:${sha256Hex(address)}`, pace: LOOKUP_OF_ADDRESS, policy: "lookup-address" },
            all: null,
          },
        ]),
  ];
};
