import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";
import type { Stored } from "@/server/schema/columns";

/** A parcel with the label that was made for it. */
export type Shipment = Stored<
  "shipments",
  {
    returnMethod: ReturnMethod;
    status: ShippingStatus;
    fromAddress: PostalAddress;
    toAddress: PostalAddress;
  },
  | "groupId"
  | "processId"
  | "billedAt"
  | "voidAnswer"
  | "voidAttempts"
  | "voidDueAt"
  | "trackDueAt"
  | "carrierStatus"
  | "trackedAt"
>;

/** A parcel that no provider knows. */
export const BY_HAND = {
  ...{ qrFileId: null, customsFileId: null, connectionId: null, reference: "" },
  ...{ billedMinor: null, billedReason: "", insuredMinor: null },
} as const;
