import { MAX_PARCELS, parcelLimit } from "@/contract/vocabulary/parcels";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { labelPriceOf } from "./label-price";
import { isUnderWay, liveShipments, parcelsOf } from "./parcels";
import { requiresCustoms } from "./requires-customs";

/**
 * Returns why a return can't get another parcel; null if it can. A shopper may add one until the last parcel has been
 * scanned, but not if each label costs the shopper: they agreed to one price, and can't be asked to agree to another.
 */
export const whyNoFurtherParcel = (process: ReturnProcess, { isShopper }: { isShopper: boolean }): string | null => {
  const pieces = process.units.filter(comesBack).length;
  const parcels = parcelsOf(process);
  if (isTerminal(process.status)) return "This return has ended.";
  if (process.shippingStatus === "IN_WAREHOUSE") return "This return was already delivered.";
  if (pieces === 0) return "The shopper keeps everything: there is nothing to send.";
  if (parcels.length >= parcelLimit(pieces))
    return pieces < MAX_PARCELS
      ? "There is already a parcel for each item."
      : `A return can have up to ${MAX_PARCELS} parcels.`;
  if (isDeclared(process))
    return "The customs forms already list what is in each parcel. Cancel this return and start it again with more parcels.";
  if (!isShopper) return null;
  if (process.status !== "RUNNING" || process.authorization.status === "PENDING")
    return "This return is waiting for the store's approval.";
  if (process.shippingStatus === "NO_SHIPPING_STATUS") return "The first label is still being created.";
  if (parcels.every(({ shipment }) => shipment !== null && isUnderWay(shipment.status)))
    return "This return is already on its way.";
  return (labelPriceOf(process)?.feeMinor ?? 0) > 0 ? "Only the store can add a label to this return." : null;
};

/**
 * Returns why a parcel can't be removed from a return; null if it can. The last one can't be removed: that would be
 * canceling.
 */
export const whyParcelStays = (process: ReturnProcess, number: number): string | null => {
  const parcel = parcelsOf(process).find((one) => one.number === number);
  if (parcel === undefined) return "This return no longer has this parcel.";
  if (isTerminal(process.status)) return "This return has ended.";
  if (parcel.count === 1) return "It is the only parcel of this return: cancel the return instead.";
  if (parcel.shipment !== null && isUnderWay(parcel.shipment.status)) return "This parcel is on its way.";
  return isDeclared(process) ? "The customs forms already list this parcel, so it can't be removed." : null;
};

/** A label made for customs declares what is in its parcel, so the contents of the other parcels are fixed too. */
const isDeclared = (process: ReturnProcess): boolean =>
  liveShipments(process).some(({ fromAddress, toAddress }) => requiresCustoms(fromAddress, toAddress));
