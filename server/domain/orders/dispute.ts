import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { Stored } from "@/server/schema/columns";

/** A shopper asked the bank for a payment of an order back. */
export type Dispute = Stored<
  "payment_disputes",
  {
    status: DisputeStatus;
  },
  "connectionId" | "groupId" | "ecommerceId" | "orderId" | "createdAt" | "updatedAt"
>;
