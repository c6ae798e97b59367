import { listPaymentBalances } from "@/server/db/money/payment-balances";
import { findOrder, listLiveUnits } from "@/server/db/orders/orders";
import { countEarlierReturns } from "@/server/db/returns/earlier-returns";
import { listProcessesByOrder } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { freePieces } from "@/server/domain/found/propose-orders";
import type { Order } from "@/server/domain/orders/types";
import { asksFor } from "@/server/domain/policy/asks-for";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type LineEligibility, lineEligibility } from "@/server/domain/returns/line-eligibility";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { listReturnOptions, type OfferedOption } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { type RefundDestination, refundDestinations } from "../payments/refund-destinations";

export type OrderToReturn = {
  order: Order;
  store: Store;
  /** Units that were shipped and are in no return, whatever the rules say. */
  lines: (LineEligibility & { free: number })[];
  outcomes: RefundDestination[];
  methods: OfferedOption[];
  existing: ReturnProcess[];
};

/**
 * Returns an order as staff see it before they create a return: what can be returned, and what the rules say. @throws
 * Problem NOT_FOUND
 */
export const lookAtOrder = async (
  ctx: ServiceContext,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<OrderToReturn> => {
  const order = await findOrder(ctx.db, actor, orderId);
  if (order === null) throw notFound("order");
  const store = await getStore(ctx.db, actor, order.ecommerceId);
  const [liveUnits, payments, existing, earlierReturns] = await Promise.all([
    listLiveUnits(ctx.db, actor, order.id),
    listPaymentBalances(ctx.db, actor, order),
    listProcessesByOrder(ctx.db, actor, [order.id]),
    asksFor(store.policy, "earlier_returns")
      ? countEarlierReturns(ctx.db, actor, {
          ...{ ecommerceId: store.id, lookupEmail: order.lookupEmail, exceptProcessId: "" },
        })
      : null,
  ]);
  const eligibility = lineEligibility({ order, liveUnits, store, earlierReturns, payments, now: ctx.clock.now() });
  return {
    ...{ order, store, existing },
    lines: eligibility.map((entry) => ({ ...entry, free: freePieces(entry.line, liveUnits) })),
    outcomes: await refundDestinations(ctx, { store, order, payments, bankAccountMask: "" }),
    methods: listReturnOptions(ctx, store, countryOfReturn(order, null)),
  };
};
