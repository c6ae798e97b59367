import type { Tx } from "@/server/db/client";
import { addTimelineEntry, insertShipment, updateProcess, updateShipments } from "@/server/db/returns/process-writes";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { requireLive } from "@/server/domain/process/require-live";
import { BY_HAND } from "@/server/domain/process/shipment";
import { liveShipments, mainShipment } from "@/server/domain/shipping/parcels";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import type { PatchCall } from "./patch";

type Tracking = { carrier: string; trackingNumber: string; trackingUrl: string };

/**
 * Sets the tracking number of a parcel: the first one, unless another is named. A parcel without a shipment gets one
 * without a label.
 * @throws Problem FAILED_PRECONDITION when it has ended
 */
export const changeTracking = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, note, tracking, parcel: named }: PatchCall & { tracking: Tracking; parcel?: number },
): Promise<void> => {
  deciding(() => requireLive(process));
  const { id: processId } = process;
  const { trackingNumber, trackingUrl } = tracking;
  const parcel = named ?? mainShipment(process)?.parcel ?? process.parcels[0] ?? 1;
  const live = liveShipments(process).find((shipment) => shipment.parcel === parcel);
  const carrier = tracking.carrier || live?.carrier || process.carrier;
  const carrierName = carrier === live?.carrier ? live.carrierName : carrier;
  const now = ctx.clock.now();
  if (live === undefined) {
    const warehouse = await findReturnWarehouse(tx, actor, {
      ecommerceId: process.ecommerceId,
      country: process.shopperAddress.countryCode,
    });
    await insertShipment(tx, actor, {
      processId,
      shipment: {
        id: ctx.ids.next("shp"),
        parcel,
        provider: process.provider,
        carrier,
        carrierName,
        returnMethod: process.returnMethod,
        trackingNumber,
        trackingUrl,
        status: process.shippingStatus,
        ...BY_HAND,
        labelFileId: null,
        weightGrams: null,
        measuredGrams: null,
        priceMinor: null,
        fromAddress: process.shopperAddress,
        toAddress: warehouse?.address ?? EMPTY_ADDRESS,
        createdAt: now.toISOString(),
        voidedAt: null,
      },
    });
  } else
    await updateShipments(tx, actor, { processId, parcel, set: { carrier, carrierName, trackingNumber, trackingUrl } });
  await updateProcess(tx, actor, { id: processId, set: { carrier }, now });
  const entry = { kind: "TRACKING", isShopperVisible: false, data: { carrier, trackingNumber, ...note } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
};
