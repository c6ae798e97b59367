import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { draftUnits } from "@/server/domain/returns/price-draft";
import { withCustomsDefaults } from "@/server/domain/shipping/customs-defaults";
import { parcelContents, splitContents } from "@/server/domain/shipping/parcel-lines";
import { firstParcels, parcelCountOf } from "@/server/domain/shipping/parcels";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import type { Store } from "@/server/domain/store/types";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentDetails } from "@/server/partners/shipment-details";
import type { LoadedIntent } from "../intents/load-intent";

/** What a return's parcel tells its carrier besides addresses and weight; amounts in the currency of the return. */
export const detailsOf = (
  process: ReturnProcess,
  { parcel, store, ...method }: Method & { parcel: number; store: Store },
): ShipmentDetails => {
  const { currency, platformProcessId, order, pickupRange } = process;
  return {
    ...orderDetails(order, method),
    ...{ currency, platformProcessId, pickupRanges: pickupRange === "NO_RANGE" ? [] : [pickupRange] },
    lines: withCustomsDefaults(parcelContents(process).get(parcel) ?? [], store.config.logistics),
  };
};

/** The same for each parcel of a draft, by number. */
export const draftDetails = (loaded: LoadedIntent, method: Method): Map<number, ShipmentDetails> => {
  const { order, intent, store } = loaded;
  const pieces = draftUnits({ ...loaded, draft: intent.draft }).filter(({ keep }) => keep === null);
  const parcels = firstParcels(parcelCountOf(intent.draft.delivery, pieces.length));
  const contents = splitContents(order, { pieces, parcels });
  return new Map(
    [...contents].map(([number, lines]) => [
      number,
      { ...orderDetails(order, method), lines: withCustomsDefaults(lines, store.config.logistics) },
    ]),
  );
};

type Method = { from: PostalAddress; to: PostalAddress };

const orderDetails = ({ currency, platformOrderId, purchasedAt }: Order, { from, to }: Method): ShipmentDetails => ({
  ...{ currency, platformProcessId: "", platformOrderId, orderPurchasedAt: purchasedAt },
  ...{ exchangeFlow: null, originalCarriers: [], originalTrackings: "", pickupRanges: [], lines: [] },
  isCustomsRequired: requiresCustoms(from, to),
  ...{ importer: null, vatNumber: "", serviceId: "" },
});
