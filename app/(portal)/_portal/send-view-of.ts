import { cache } from "react";
import { type Delivery, type Way, withSendBy } from "@/components/portal/send/send-view";
import {
  type AddressChoiceWords,
  addressChoiceWords,
  type WayWords,
  wayWords,
} from "@/components/portal/send/send-words";
import { draftOf, priceOf } from "./draft-of";
import type { Near } from "./query";
import type { Shopper } from "./shopper-of";

/** The draft's return methods, and the pickup address; none if everything is kept. */
export const waysOf = cache(async (slug: string) => {
  const { shopper, isNothingSent } = await draftOf(slug);
  if (isNothingSent) return { return_options: [], pickup_address: null, max_parcel_count: 1 };
  return shopper.api.listReturnOptions({ return_id: shopper.returnId });
});

type SendView = {
  ways: { way: Way; words: WayWords }[];
  delivery: Delivery | null;
  own: Delivery["pickup_address"];
  addressChoice: AddressChoiceWords | null;
  mostParcels: number;
};

/** The same, each with its card's texts. `near`: the searched postal codes; empty: the delivery address. */
export async function sendViewOf(slug: string, near: Near): Promise<SendView> {
  const { shopper, intent, reader } = await draftOf(slug);
  const { return_options: ways, pickup_address: pickUp, max_parcel_count: mostParcels } = await waysOf(slug);
  const hasShops = ways.some(({ return_method }) => return_method === "IN_STORE");
  const [{ stores: shops }, counters] = await Promise.all([
    hasShops
      ? shopper.api.listReturnStores({ return_id: shopper.returnId, postcode: near.shops })
      : Promise.resolve({ stores: [] }),
    Promise.all(ways.map((way) => countersOf(shopper, way, near.points))),
  ]);
  const quote = await priceOf(slug);
  const isApprovedFirst = quote?.requires_authorization ?? false;
  const first = ways.findIndex(({ return_method }) => return_method === "DROP_OFF_POINT");
  return {
    ways: ways.map((way, index) => {
      const known = counters[index] ?? null;
      const points = known && { points: known, near: near.points, isFirst: index === first };
      const places = { shops, near: near.shops, points, pickUp, isApprovedFirst };
      return { way, words: wayWords(reader, withSendBy(way, quote?.instant_exchange ?? null), places) };
    }),
    delivery: intent.draft.delivery,
    own: pickUp,
    addressChoice: addressChoiceWords(reader, intent.draft.delivery, pickUp),
    mostParcels,
  };
}

/** A carrier's drop-off points; null for pickups and for shops. */
async function countersOf({ api, returnId: return_id }: Shopper, way: Way, postcode: string) {
  if (way.return_method !== "DROP_OFF_POINT") return null;
  const { provider, carrier } = way;
  return (await api.listDropOffPoints({ return_id, provider, carrier, postcode })).points;
}
