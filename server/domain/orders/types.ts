import type { PostalAddress } from "@/server/kernel/address";
import type { PlainRow } from "@/server/schema/columns";
import type { SharedPayment } from "../money/payout-cap";
import type { ConditionalDiscount } from "../money/types";

/** What its members are stands at the columns (prisma/schema/orders.prisma). Times are RFC 3339 texts in UTC. */
export type Order = Omit<
  PlainRow<"orders">,
  "lookupNumber" | "exchangeProcessId" | "createdAt" | "updatedAt" | "erasedAt"
> & {
  shippingAddress: PostalAddress;
  /** Parts of the order's discount that need a minimum (domain, money rule 11). */
  conditionalDiscounts: ConditionalDiscount[];
  lines: OrderLine[];
  payments: OrderPayment[];
};

export type OrderLine = Omit<PlainRow<"order_lines">, "groupId" | "orderId"> & { options: Record<string, string> };

export type OrderPayment = Omit<PlainRow<"order_payments">, "groupId" | "orderId" | "sharedPaymentId"> & {
  /** Where other orders were paid by the same payment: `capturedMinor` is this order's part, the refunds are its own. */
  sharedPaymentId?: string | null;
  /** That payment, as it is read with the order. */
  shared?: SharedPayment | null;
};
