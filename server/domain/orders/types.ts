import type { PostalAddress } from "@/server/kernel/address";
import type { PlainRow } from "@/server/schema/columns";
import type { SharedPayment } from "../money/payout-cap";
import type { ConditionalDiscount } from "../money/types";

/** Members are described at their columns (prisma/schema/orders.prisma). Times are RFC 3339 text in UTC. */
export type Order = Omit<
  PlainRow<"orders">,
  "lookupNumber" | "exchangeProcessId" | "createdAt" | "updatedAt" | "erasedAt"
> & {
  shippingAddress: PostalAddress;
  /** Parts of the order's discount that require a minimum (domain, money rule 11). */
  conditionalDiscounts: ConditionalDiscount[];
  lines: OrderLine[];
  payments: OrderPayment[];
};

export type OrderLine = Omit<PlainRow<"order_lines">, "groupId" | "orderId"> & { options: Record<string, string> };

export type OrderPayment = Omit<PlainRow<"order_payments">, "groupId" | "orderId" | "sharedPaymentId"> & {
  /**
   * Set if other orders were paid with the same payment: `capturedMinor` is this order's part, the refunds are its own.
   */
  sharedPaymentId?: string | null;
  /** That payment, as loaded with the order. */
  shared?: SharedPayment | null;
};
