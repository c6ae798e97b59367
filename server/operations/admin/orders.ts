import * as contract from "@/contract/admin/orders";
import { putOrder as put } from "@/server/services/orders/put-order";
import { implement } from "../implement";
import { readOrderContent } from "../read-order-content";

export const putOrder = implement(contract.putOrder, async ({ ctx, actor, input }) => {
  const { ecommerce_id: ecommerceId, order_number: orderNumber } = input;
  const { result, order } = await put(ctx, { actor, ecommerceId, content: readOrderContent(orderNumber, input) });
  return {
    order: {
      id: order.id,
      order_number: order.orderNumber,
      result,
      line_items: order.lines.map(({ id, platformLineItemId }) => ({ id, platform_line_item_id: platformLineItemId })),
    },
  };
});
