import { isDeepStrictEqual } from "node:util";
import type { LogisticOrderDto, LogisticsSummaryDto, PickupOrderDto } from "@/contract/schemas/logistics";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { type LogisticOrder, logisticOrderOf, type Pickup, pickupsOf } from "@/server/domain/shipping/logistic-order";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { sumMinor } from "@/server/kernel/money";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";

/** Returns how a return is shipped (specification, logistics summary). */
export const presentLogisticsSummary = (
  process: ReturnProcess,
  warehouse: { id: string; address: PostalAddress } | null,
): Shown<typeof LogisticsSummaryDto> => {
  const shipment = logisticOrderOf(process)?.shipment;
  const pickups = pickupsOf(process);
  return {
    carrier: shipment?.carrier ?? process.carrier,
    pickupAddress: presentAddress(pickups.at(-1)?.address ?? shipment?.fromAddress ?? process.shopperAddress),
    pickupReference: pickups.at(-1)?.reference ?? "",
    pickupsScheduled: String(pickups.length),
    returnMethod: isOpen(process) ? "RETURN_METHOD_UNSPECIFIED" : (shipment?.returnMethod ?? process.returnMethod),
    status: process.shippingStatus === "NO_SHIPPING_STATUS" ? "STATUS_UNSPECIFIED" : process.shippingStatus,
    trackingId: shipment?.trackingNumber ?? "",
    trackingUrl: shipment?.trackingUrl ?? "",
    warehouse: presentWarehouse(shipment?.toAddress, warehouse),
  };
};

/** Something has to be sent, and no method is chosen yet. */
const isOpen = (process: ReturnProcess): boolean =>
  process.returnMethod === "NO_RETURN_METHOD" && logisticOrderOf(process) === null && process.units.some(comesBack);

/** Returns the destination of the label, with the warehouse's ID if it is still that warehouse. */
const presentWarehouse = (
  address: PostalAddress | undefined,
  warehouse: { id: string; address: PostalAddress } | null,
): ReturnType<typeof presentAddress> => {
  const isKnown = warehouse !== null && (address === undefined || isDeepStrictEqual(warehouse.address, address));
  return { ...presentAddress(address ?? warehouse?.address ?? EMPTY_ADDRESS), svcId: isKnown ? warehouse.id : "" };
};

/** Returns a logistics order (specification, response `order`). */
export const presentLogisticOrder = (order: LogisticOrder): Shown<typeof LogisticOrderDto> => ({
  ...order.shipment,
  currencyCode: order.currency,
  originalCarriers: order.originalCarriers,
  price: order.priceMinor + sumMinor(order.shipments.slice(1).map(({ priceMinor }) => priceMinor ?? 0)),
  requiresCustoms: order.isCustomsRequired,
  sameCarrierAsOriginal: order.isSameCarrier,
  shipments: order.shipments.map((shipment) => ({
    ...shipment,
    svcId: shipment.id,
    trackingId: shipment.trackingNumber,
    weightInGrams: shipment.weightGrams,
    from: presentAddress(shipment.fromAddress),
    to: presentAddress(shipment.toAddress),
  })),
});

/** Returns a pickup (specification, response `pickup_order`). */
export const presentPickupOrder = (
  pickup: Pickup,
  { shopperAddress }: Pick<ReturnProcess, "shopperAddress">,
): Shown<typeof PickupOrderDto> => ({
  ...pickup,
  pickupAddress: presentAddress(pickup.address ?? shopperAddress),
  pickupRange: { date: pickup.date, range: pickup.range },
});
