import * as contract from "@/contract/admin/orders";
import { getStore } from "@/server/db/stores/stores";
import { presentOrder } from "@/server/presenters/order";
import { getNamedOrder } from "@/server/services/orders/get-named-order";
import { putOrder as put } from "@/server/services/orders/put-order";
import { implement } from "../implement";
import { readOrderContent } from "../read-order-content";

export const putOrder = implement(contract.putOrder, async ({ ctx, actor, input }) => {
  const { ecommerceId, orderNumber, ...content } = input;
  const { result, order } = await put(ctx, { actor, ecommerceId, content: readOrderContent(orderNumber, content) });
  return {
    order: {
      id: order.id,
      orderNumber: order.orderNumber,
      result,
      lineItems: order.lines.map(({ id, platformLineItemId }) => ({ id, platformLineItemId })),
    },
  };
});

export const getOrder = implement(contract.getOrder, async ({ ctx, actor, input }) => {
  const { ecommerceId, orderNumber } = input;
  const store = await getStore(ctx.db, actor, ecommerceId);
  return { order: presentOrder(await getNamedOrder(ctx, { actor, store, orderNumber })) };
});
