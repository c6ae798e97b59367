import type { LogisticOrderWire, LogisticsSummary, PickupOrder } from "@/contract/schemas/logistics";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { type LogisticOrder, logisticOrderOf, type Pickup, pickupsOf } from "@/server/domain/shipping/logistic-order";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { sumMinor } from "@/server/kernel/money";
import { presentAddress } from "./address";

/** How a return travels (specification, logistics summary). */
export const presentLogisticsSummary = (
  process: ReturnProcess,
  warehouse: { id: string; address: PostalAddress } | null,
): LogisticsSummary => {
  const shipment = logisticOrderOf(process)?.shipment;
  const pickups = pickupsOf(process);
  return {
    carrier: shipment?.carrier ?? process.carrier,
    pickup_address: presentAddress(shipment?.fromAddress ?? process.shopperAddress),
    pickup_reference: pickups.at(-1)?.reference ?? "",
    pickups_scheduled: String(pickups.length),
    return_method: isOpen(process) ? "RETURN_METHOD_UNSPECIFIED" : (shipment?.returnMethod ?? process.returnMethod),
    status: process.shippingStatus === "NO_SHIPPING_STATUS" ? "STATUS_UNSPECIFIED" : process.shippingStatus,
    tracking_id: shipment?.trackingNumber ?? "",
    tracking_url: shipment?.trackingUrl ?? "",
    warehouse: presentWarehouse(shipment?.toAddress, warehouse),
  };
};

/** Something is to be sent, and nobody has said how. */
const isOpen = (process: ReturnProcess): boolean =>
  process.returnMethod === "NO_RETURN_METHOD" && logisticOrderOf(process) === null && process.units.some(comesBack);

/** Where the label leads; the warehouse's id as long as it is that one. */
const presentWarehouse = (
  address: PostalAddress | undefined,
  warehouse: { id: string; address: PostalAddress } | null,
): ReturnType<typeof presentAddress> => {
  const known = warehouse === null ? null : presentAddress(warehouse.address);
  const shown = address === undefined ? known : presentAddress(address);
  if (shown === null) return presentAddress(EMPTY_ADDRESS);
  const isKnown = known !== null && JSON.stringify(known) === JSON.stringify(shown);
  return { ...shown, svc_id: isKnown && warehouse !== null ? warehouse.id : "" };
};

/** A logistic order (specification, response `order`). */
export const presentLogisticOrder = (order: LogisticOrder): LogisticOrderWire => ({
  carrier: order.shipment.carrier,
  currency_code: order.currency,
  id: order.shipment.id,
  original_carriers: order.originalCarriers,
  price: order.priceMinor + sumMinor(order.shipments.slice(1).map(({ priceMinor }) => priceMinor ?? 0)),
  provider: order.shipment.provider,
  requires_customs: order.isCustomsRequired,
  same_carrier_as_original: order.isSameCarrier,
  shipments: order.shipments.map((shipment) => ({
    svc_id: shipment.id,
    carrier: shipment.carrier,
    provider: shipment.provider,
    return_method: shipment.returnMethod,
    status: shipment.status,
    tracking_id: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    weight_in_grams: shipment.weightGrams,
    from: presentAddress(shipment.fromAddress),
    to: presentAddress(shipment.toAddress),
    created_at: shipment.createdAt,
  })),
});

/** A pick-up (specification, response `pickup_order`). */
export const presentPickupOrder = (pickup: Pickup): PickupOrder => ({
  carrier: pickup.carrier,
  id: pickup.id,
  pickup_range: { date: pickup.date, range: pickup.range },
  provider: pickup.provider,
  tracking_url: pickup.trackingUrl,
});
