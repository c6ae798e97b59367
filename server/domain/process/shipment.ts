import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";

/** A parcel on its way, with the label that was made for it. */
export type Shipment = {
  id: string;
  provider: string;
  carrier: string;
  carrierName: string;
  returnMethod: ReturnMethod;
  trackingNumber: string;
  trackingUrl: string;
  status: ShippingStatus;
  labelFileId: string | null;
  /** What the label was made for, and what the carrier's scale said; null where nobody told. */
  weightGrams: number | null;
  measuredGrams: number | null;
  /** What the carrier charges for it, in the currency of the return; null: it does not say. */
  priceMinor: number | null;
  fromAddress: PostalAddress;
  toAddress: PostalAddress;
  createdAt: string;
  voidedAt: string | null;
};
