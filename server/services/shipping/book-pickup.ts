import type { Shipment } from "@/server/domain/process/shipment";
import type { Carrier, PickupInput, PickupResult } from "@/server/partners/carrier";

type Order = {
  /** The parcels of one pickup, in order. */
  shipments: readonly Pick<Shipment, "parcel" | "trackingNumber" | "reference">[];
  input: Omit<PickupInput, "trackingNumber" | "shipmentReference" | "further">;
};

/**
 * Books a pickup for all parcels at once; if the provider books each parcel separately, one per parcel at the same
 * time. Each has its own key, so that repeating the call after a crash books nothing twice.
 * @throws PartnerError
 */
export const bookPickup = async (carrier: Carrier, { shipments, input }: Order): Promise<PickupResult> => {
  const parcels = shipments.map(({ trackingNumber, reference: shipmentReference, parcel }) => ({
    parcel,
    named: { trackingNumber, shipmentReference },
  }));
  const [first, ...further] = parcels;
  if (first === undefined) throw new Error("A pickup was booked for no parcel.");
  if (carrier.picksUpTogether === true || further.length === 0)
    return carrier.schedulePickup({
      ...{ ...input, ...first.named },
      ...(further.length === 0 ? {} : { further: further.map(({ named }) => named) }),
    });
  const booked = await carrier.schedulePickup({ ...input, ...first.named });
  const references = [booked.reference];
  for (const { parcel, named } of further) {
    const idempotencyKey = `${input.idempotencyKey}:parcel-${parcel}`;
    references.push((await carrier.schedulePickup({ ...input, ...named, idempotencyKey })).reference);
  }
  return { ...booked, reference: [...new Set(references)].join(", ") };
};
