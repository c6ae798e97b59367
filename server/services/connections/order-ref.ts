import type { Order } from "@/server/domain/orders/types";
import type { ShopOrderRef } from "@/server/partners/shop";

/** Identifies an order by what its shop knows of it. */
export const orderRef = ({ platformOrderId, name, currency, platformCustomerId }: Order): ShopOrderRef => ({
  orderId: platformOrderId,
  name,
  currency,
  customerId: platformCustomerId,
});
