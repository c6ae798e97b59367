import { listLiveUnits } from "@/server/db/orders/orders";
import { countEarlierReturns } from "@/server/db/returns/earlier-returns";
import { loadOtherReturns } from "@/server/db/returns/other-returns";
import { getStore } from "@/server/db/stores/stores";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import { type OrderTrial, orderUnder } from "@/server/domain/simulation/order-under";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import { listReturnOptions, type OfferedOption } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { findOrders } from "../orders/find-orders";
import { requireSound } from "./save-policy";

type TryCall = { actor: Actor; ecommerceId: string; query: string; reason: string; policy: ReturnPolicy };

/** An order under conditions that may not be in force, with its return method. */
export type PolicyTrial = { order: Order; store: Store; method: OfferedOption | null; trial: OrderTrial };

/**
 * Shows what the shopper of an order would see today under draft conditions, and which rule decided. Changes nothing.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field
 */
export const tryOnOrder = async (ctx: ServiceContext, call: TryCall): Promise<PolicyTrial> => {
  const { actor, ecommerceId, query, reason, policy } = call;
  const stored = await getStore(ctx.db, actor, ecommerceId);
  requireSound(policy, stored);
  const store: Store = { ...stored, policy };
  const found = await findOrders(ctx, { actor, query });
  const order = found.find((each) => each.order.ecommerceId === ecommerceId)?.order;
  if (order === undefined) throw invalidField("query", "doesn't match an order of this store");
  const { returnReasons } = store.config;
  if (returnReasons.every(({ name }) => name !== reason))
    throw invalidField("return_reason", "isn't a return reason of this store");
  const earlierOf = { ecommerceId, lookupEmail: order.lookupEmail, exceptProcessId: "" };
  const [liveUnits, { payments, earlier }, earlierReturns] = await Promise.all([
    listLiveUnits(ctx.db, actor, order.id),
    loadOtherReturns(ctx.db, actor, { order, exceptProcessId: "" }),
    countEarlierReturns(ctx.db, actor, earlierOf),
  ]);
  const method = listReturnOptions(ctx, store, countryOfReturn(order, null))[0] ?? null;
  const delivery = method && {
    ...{ returnMethod: method.returnMethod, provider: method.provider, carrier: method.carrier },
    ...{ pickupDate: "", pickupRange: "NO_RANGE" as const, pickupAddress: null },
  };
  const facts = { order, store, liveUnits, payments, earlier, earlierReturns, reason, delivery, now: ctx.clock.now() };
  return { order, store, method, trial: orderUnder(facts) };
};
