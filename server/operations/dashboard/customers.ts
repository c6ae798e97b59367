import * as contract from "@/contract/dashboard/customers";
import { presentCustomerDetail, presentFoundCustomers, presentOrderDetail } from "@/server/presenters/customer";
import { findOrders } from "@/server/services/orders/find-orders";
import { readCustomer } from "@/server/services/orders/read-customer";
import { readOrder } from "@/server/services/orders/read-order";
import { implement } from "../implement";

export const getOrderDetail = implement(contract.getOrderDetail, async ({ ctx, actor, input }) =>
  presentOrderDetail({ ...(await readOrder(ctx, { actor, orderId: input.orderId })), viewerId: actor.id }),
);

export const getCustomerDetail = implement(contract.getCustomerDetail, async ({ ctx, actor, input }) =>
  presentCustomerDetail({
    ...(await readCustomer(ctx, { actor, id: input.id, most: contract.MOST_SHOWN })),
    viewerId: actor.id,
  }),
);

export const findCustomers = implement(contract.findCustomers, async ({ ctx, actor, input }) =>
  presentFoundCustomers(await findOrders(ctx, { actor, query: input.query })),
);
