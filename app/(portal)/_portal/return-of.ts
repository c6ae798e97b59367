import { redirect } from "next/navigation";
import { cache } from "react";
import { giftDerivation } from "@/components/portal/money/gift-derivation";
import { issueShopperToken } from "@/server/auth/portal-actor";
import { portalOf } from "./portal-of";
import { requireShopper, shopperWith } from "./shopper-of";

/** Returns a return of the shopper's order by its code, with its operations. Anything else redirects to the lookup. */
export const returnOf = cache(async (slug: string, code: string) => {
  const { store, reader } = await portalOf(slug);
  const shopper = await requireShopper(slug);
  const { returns } = await shopper.api.listReturns({ order_ids: [shopper.orderId], include: ["ended"] });
  const found = returns.find((one) => one.return_code === code.toUpperCase());
  if (!found) redirect(`/r/${slug}?ended`);
  const api = await apiFor(slug, found.return_id);
  const seen = await api.trackReturn({ return_id: found.return_id });
  const derivation = seen.is_gift && seen.derivation ? giftDerivation(seen.derivation, reader.t) : seen.derivation;
  const tracking = { ...seen, derivation };
  return { store, reader, api, tracking, count: returns.length };
});

/**
 * A credential gives access to one return. A shopper who proved access to the order gets one for each of its returns.
 */
async function apiFor(slug: string, returnId: string) {
  const { actor, api, orderId } = await requireShopper(slug);
  if (actor.returnId === returnId) return api;
  const [ecommerceId = ""] = actor.ecommerceIds ?? [];
  const token = issueShopperToken({ groupId: actor.groupId, ecommerceId, returnId, orderId });
  return (await shopperWith(slug, token))?.api ?? redirect(`/r/${slug}?ended`);
}
