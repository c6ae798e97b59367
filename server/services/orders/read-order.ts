import { getPaymentBalances } from "@/server/db/money/payment-balances";
import { listOrderNotes, type OrderNote } from "@/server/db/orders/order-notes";
import { findOrder, listLiveUnits } from "@/server/db/orders/orders";
import { countEarlierReturns } from "@/server/db/returns/earlier-returns";
import { listProcessesByOrder } from "@/server/db/returns/processes";
import { findExchangeOf, listNotes, type Note } from "@/server/db/search/customers";
import { getStore } from "@/server/db/stores/stores";
import {
  type LineBalance,
  lineBalances,
  type OrderBalance,
  orderBalance,
} from "@/server/domain/customers/order-balance";
import type { PaymentMoney } from "@/server/domain/money/types";
import type { Order } from "@/server/domain/orders/types";
import { asksFor } from "@/server/domain/policy/asks-for";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type LineEligibility, lineEligibility } from "@/server/domain/returns/line-eligibility";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { allOf } from "@/server/kernel/all-of";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

export type OrderView = {
  order: Order;
  store: Store;
  lines: (LineBalance & { eligibility: LineEligibility })[];
  balance: OrderBalance;
  /** Each with its amount that can still be refunded. */
  payments: PaymentMoney[];
  processes: ReturnProcess[];
  exchangeOf: string | null;
  /** About its returns, and about the order itself. */
  notes: Note[];
  orderNotes: OrderNote[];
};

/** Newest first. */
const MOST_NOTES = 50;

/** Returns an order with its returns and refunds. All its returns are read together. @throws Problem NOT_FOUND */
export const readOrder = async (
  ctx: ServiceContext,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<OrderView> => {
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null) throw notFound("order");
  const store = await getStore(ctx.db, actor, order.ecommerceId);
  const {
    liveUnits,
    balances: left,
    processes,
    exchangeOf,
    earlierReturns,
    orderNotes,
  } = await allOf({
    orderNotes: listOrderNotes(ctx.db, actor, { orderIds: [order.id], limit: MOST_NOTES }),
    liveUnits: listLiveUnits(ctx.db, actor, order.id),
    balances: getPaymentBalances(ctx.db, actor, order.id),
    processes: listProcessesByOrder(ctx.db, actor, [order.id]),
    exchangeOf: findExchangeOf(ctx.db, actor, order.id),
    earlierReturns: asksFor(store.policy, "earlier_returns")
      ? countEarlierReturns(ctx.db, actor, {
          ...{ ecommerceId: store.id, lookupEmail: order.lookupEmail, exceptProcessId: "" },
        })
      : Promise.resolve(null),
  });
  const notes = await listNotes(ctx.db, actor, { processIds: processes.map(({ id }) => id), limit: MOST_NOTES });
  const { payments } = left;
  const scene = { order, liveUnits, processes, ...left };
  const balances = lineBalances(scene);
  const eligible = lineEligibility({ order, liveUnits, store, earlierReturns, payments, now: ctx.clock.now() });
  const eligibilityOf = new Map(eligible.map((each) => [each.line.id, each]));
  return {
    ...{ order, store, payments, processes, exchangeOf, notes, orderNotes },
    lines: balances.flatMap((each) => {
      const eligibility = eligibilityOf.get(each.line.id);
      return eligibility === undefined ? [] : [{ ...each, eligibility }];
    }),
    balance: orderBalance(scene, balances),
  };
};
