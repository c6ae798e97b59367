import type { ReturnProcess } from "@/server/domain/process/types";
import { returnedContents } from "@/server/domain/shipping/parcel-lines";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentDetails } from "@/server/partners/shipment-details";

/** What a return tells its carrier besides addresses and weight; amounts in the currency of the return. */
export const detailsOf = (
  process: ReturnProcess,
  { from, to }: { from: PostalAddress; to: PostalAddress },
): ShipmentDetails => {
  const { currency, platformProcessId, order, pickupRange } = process;
  return {
    ...{ currency, platformProcessId, platformOrderId: order.platformOrderId, orderPurchasedAt: order.purchasedAt },
    ...{ exchangeFlow: null, originalCarriers: [], originalTrackings: "" },
    pickupRanges: pickupRange === "NO_RANGE" ? [] : [pickupRange],
    lines: returnedContents(process),
    isCustomsRequired: requiresCustoms(from, to),
    ...{ importer: null, vatNumber: "", serviceId: "" },
  };
};
