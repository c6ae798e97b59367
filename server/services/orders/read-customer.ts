import { listBalancesByOrder, NO_BALANCES } from "@/server/db/money/payment-balances";
import { listOrderNotes, type OrderNote } from "@/server/db/orders/order-notes";
import { findOrder, listLiveUnits } from "@/server/db/orders/orders";
import { getProcesses } from "@/server/db/returns/processes";
import { countOrdersOfShopper } from "@/server/db/returns/returns-of-shopper";
import { findCustomer, listNotes, listReturnIdsOfCustomer, type Note } from "@/server/db/search/customers";
import { type FoundOrder, listOrdersOfEmail } from "@/server/db/search/search-orders";
import { getStore } from "@/server/db/stores/stores";
import { type OrderBalance, orderBalance, sumBalances } from "@/server/domain/customers/order-balance";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { normaliseReturnCode } from "@/server/kernel/ids";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type CustomerView = {
  /** When their personal data was erased. */
  erasedAt: string | null;
  orders: (FoundOrder & { balance: OrderBalance })[];
  isMore: boolean;
  balances: OrderBalance[];
  ordersOfCustomer: { count: number; returned: number };
  processes: ReturnProcess[];
  /** About their returns, and about their orders. */
  notes: Note[];
  orderNotes: OrderNote[];
};

/**
 * Returns the customer of an order or a return, with all orders and returns of the same email address. After an erasure
 * there is no address, and only that order is returned. At most `most` of each; read with a few statements, however
 * much there is.
 * @throws Problem NOT_FOUND
 */
export const readCustomer = async (
  ctx: ServiceContext,
  { actor, id, most }: { actor: Actor; id: string; most: number },
): Promise<CustomerView> => {
  const named = await findCustomer(ctx.db, actor, normaliseReturnCode(id) ?? id);
  if (named === null) throw notFound("customer");
  const { lookupEmail, orderId, erasedAt } = named;
  const found =
    lookupEmail === ""
      ? await orderAlone(ctx, actor, orderId)
      : // One more than shown reveals whether there are more.
        await listOrdersOfEmail(ctx.db, actor, { email: lookupEmail, limit: most + 1 });
  const orders = found.slice(0, most);
  const orderIds = orders.map(({ order }) => order.id);
  const ids = await listReturnIdsOfCustomer(ctx.db, actor, { lookupEmail, orderIds, limit: most });
  const [processes, left, notes, orderNotes, ordersOfCustomer] = await Promise.all([
    getProcesses(ctx.db, actor, ids),
    listBalancesByOrder(ctx.db, actor, orderIds),
    listNotes(ctx.db, actor, { processIds: ids, limit: most }),
    listOrderNotes(ctx.db, actor, { orderIds, limit: most }),
    countOrdersOfShopper(ctx.db, actor, lookupEmail),
  ]);
  const withBalance = orders.map((each) => ({
    ...each,
    balance: orderBalance({
      order: each.order,
      liveUnits: each.liveUnits,
      processes: processes.filter((process) => process.orderId === each.order.id),
      ...(left.get(each.order.id) ?? NO_BALANCES),
    }),
  }));
  return {
    ...{ erasedAt, orders: withBalance, isMore: found.length > most, processes, notes, orderNotes, ordersOfCustomer },
    balances: sumBalances(withBalance.map(({ balance }) => balance)),
  };
};

const orderAlone = async (ctx: ServiceContext, actor: Actor, orderId: string): Promise<FoundOrder[]> => {
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null) return [];
  const [store, liveUnits] = await Promise.all([
    getStore(ctx.db, actor, order.ecommerceId),
    listLiveUnits(ctx.db, actor, orderId),
  ]);
  return [{ order, storeName: store.name, liveUnits }];
};
