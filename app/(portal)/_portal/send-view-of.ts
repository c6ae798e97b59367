import { cache } from "react";
import { type Delivery, type Method, withSendBy } from "@/components/portal/send/send-view";
import {
  type AddressChoiceWords,
  addressChoiceWords,
  type MethodWords,
  methodWords,
} from "@/components/portal/send/send-words";
import { draftOf, priceOf } from "./draft-of";
import type { Near } from "./query";
import type { Shopper } from "./shopper-of";

/** The draft's return methods, and the pickup address; none if everything is kept. */
export const methodsOf = cache(async (slug: string) => {
  const { shopper, isNothingSent } = await draftOf(slug);
  if (isNothingSent) return { return_options: [], pickup_address: null, max_parcel_count: 1 };
  return shopper.api.listReturnOptions({ return_id: shopper.returnId });
});

type SendView = {
  methods: { method: Method; words: MethodWords }[];
  delivery: Delivery | null;
  own: Delivery["pickup_address"];
  addressChoice: AddressChoiceWords | null;
  mostParcels: number;
};

/** The same, each with its card's texts. `near`: the searched postal codes; empty: the delivery address. */
export async function sendViewOf(slug: string, near: Near): Promise<SendView> {
  const { shopper, intent, reader } = await draftOf(slug);
  const { return_options: methods, pickup_address: pickUp, max_parcel_count: mostParcels } = await methodsOf(slug);
  const hasShops = methods.some(({ return_method }) => return_method === "IN_STORE");
  const [{ stores: shops }, counters] = await Promise.all([
    hasShops
      ? shopper.api.listReturnStores({ return_id: shopper.returnId, postcode: near.shops })
      : Promise.resolve({ stores: [] }),
    Promise.all(methods.map((method) => countersOf(shopper, method, near.points))),
  ]);
  const quote = await priceOf(slug);
  const isApprovedFirst = quote?.requires_authorization ?? false;
  const first = methods.findIndex(({ return_method }) => return_method === "DROP_OFF_POINT");
  return {
    methods: methods.map((method, index) => {
      const known = counters[index] ?? null;
      const points = known && { points: known, near: near.points, isFirst: index === first };
      const places = { shops, near: near.shops, points, pickUp, isApprovedFirst };
      return { method, words: methodWords(reader, withSendBy(method, quote?.instant_exchange ?? null), places) };
    }),
    delivery: intent.draft.delivery,
    own: pickUp,
    addressChoice: addressChoiceWords(reader, intent.draft.delivery, pickUp),
    mostParcels,
  };
}

/** A carrier's drop-off points; null for pickups and for shops. */
async function countersOf({ api, returnId: return_id }: Shopper, method: Method, postcode: string) {
  if (method.return_method !== "DROP_OFF_POINT") return null;
  const { provider, carrier } = method;
  return (await api.listDropOffPoints({ return_id, provider, carrier, postcode })).points;
}
