import type { DisputeStatus } from "@/contract/vocabulary/dispute";
import type { Stored } from "@/server/schema/columns";

/** A shopper disputed a payment of an order with their bank. */
export type Dispute = Stored<
  "payment_disputes",
  {
    status: DisputeStatus;
  },
  "connectionId" | "groupId" | "ecommerceId" | "orderId" | "createdAt" | "updatedAt"
>;
