import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";

/** A parcel on its way, with the label that was made for it. */
export type Shipment = {
  id: string;
  /** Number of the return's parcel that it is the label of. */
  parcel: number;
  provider: string;
  carrier: string;
  carrierName: string;
  returnMethod: ReturnMethod;
  trackingNumber: string;
  trackingUrl: string;
  status: ShippingStatus;
  labelFileId: string | null;
  /** A code that the counter reads from the phone, and customs papers apart from the label. */
  qrFileId: string | null;
  customsFileId: string | null;
  /** The connection that made it; null: the sandbox, or people. */
  connectionId: string | null;
  /** The provider's id of it; "" where the tracking number serves. */
  reference: string;
  /** What the label was made for, and what the carrier's scale said; null where nobody told. */
  weightGrams: number | null;
  measuredGrams: number | null;
  /** What the carrier charges for it, in the currency of the return; null: it does not say. */
  priceMinor: number | null;
  /** What it was billed at once its carrier had weighed it, and why, in the provider's words; null: not billed again. */
  billedMinor: number | null;
  billedReason: string;
  /** What it is insured for, in the currency of the return; null: not insured, or nobody said. */
  insuredMinor: number | null;
  fromAddress: PostalAddress;
  toAddress: PostalAddress;
  createdAt: string;
  voidedAt: string | null;
};

/** Of a parcel that nobody at a provider knows. */
export const BY_HAND = {
  ...{
    qrFileId: null,
    customsFileId: null,
    connectionId: null,
    reference: "",
    billedMinor: null,
    billedReason: "",
    insuredMinor: null,
  },
} as const;
