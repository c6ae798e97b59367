import type { Tx } from "@/server/db/client";
import { insertIntent } from "@/server/db/intents";
import { findOrder, listLiveUnits, listOrdersByLookup, lockOrder } from "@/server/db/orders";
import { listPaymentBalances } from "@/server/db/payment-balances";
import { findStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { PaymentMoney } from "@/server/domain/money/types";
import { lookupEmail, lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import { checkImport, type ImportLine, type ImportRefusal } from "@/server/domain/returns/check-import";
import { assumedRefundOption } from "@/server/domain/returns/offered-refund-options";
import { countryOfReturn } from "@/server/domain/returns/return-ways";
import type { DraftDelivery, ReturnIntent } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { isEqualSecret } from "@/server/kernel/crypto";
import type { ServiceContext } from "../context";
import { lockOpenIntent } from "../intents/load-intent";
import { lookAtRisk } from "./judge-return";
import { listReturnOptions } from "./list-return-options";
import { openReturn } from "./open-return";
import { quoteFor } from "./price-return";

export type ReturnImport = {
  ecommerceId: string;
  orderName: string;
  email: string;
  lines: ImportLine[];
  lang: string;
};

export type ImportResult = { processId: string } | { refusal: ImportRefusal };

const HOUR_MS = 3_600_000;

/**
 * Starts a return that was asked for elsewhere (specification, "Import return"): the process with its quote, its
 * creation event and the activity that asks for its label, all in one transaction under the order's lock, so that a
 * line item is imported once however many ask. A refusal is an answer, not an error.
 */
export const importReturn = async (
  ctx: ServiceContext,
  { actor, input }: { actor: Actor; input: ReturnImport },
): Promise<ImportResult> => {
  const store = await findStore(ctx.db, actor, input.ecommerceId);
  if (!store?.isEnabled)
    return { refusal: { code: "ECOMMERCE_NOT_FOUND", message: "There is no portal with this ecommerce_id." } };
  const named = await findNamedOrder(ctx, { actor, store, input });
  if (named === null)
    return { refusal: { code: "ORDER_NOT_FOUND", message: "No order has this number and this e-mail." } };
  const result = await inTransaction(ctx, async (tx): Promise<ImportResult> => {
    await lockOrder(tx, actor, named.id);
    const order = (await findOrder(tx, actor, named.id)) ?? named;
    const liveUnits = await listLiveUnits(tx, actor, order.id);
    const refusal = checkImport({ order, liveUnits, store, lines: input.lines });
    if (refusal !== null) return { refusal };
    return { processId: await open(ctx, tx, { actor, store, order, input }) };
  });
  if ("processId" in result) {
    ctx.wake("outbox");
    ctx.wake("activities");
  }
  return result;
};

/** The same work whether the number or the e-mail is wrong; of several orders the most recent. */
const findNamedOrder = async (
  ctx: ServiceContext,
  { actor, store, input }: { actor: Actor; store: Store; input: ReturnImport },
): Promise<Order | null> => {
  const orders = await listOrdersByLookup(ctx.db, actor, {
    ecommerceId: store.id,
    lookupNumber: lookupNumber(input.orderName, store.config),
  });
  const email = lookupEmail(input.email);
  return orders.filter((order) => email !== "" && isEqualSecret(order.lookupEmail, email))[0] ?? null;
};

const open = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, store, order, input }: { actor: Actor; store: Store; order: Order; input: ReturnImport },
): Promise<string> => {
  const now = ctx.clock.now();
  const payments = await listPaymentBalances(tx, actor, order);
  const intent = importedIntent(ctx, { store, order, payments, input, now });
  await insertIntent(tx, actor, intent);
  const loaded = await lockOpenIntent(tx, { actor, returnId: intent.id, now });
  const quote = await quoteFor(ctx, tx, { actor, loaded });
  const risk = await lookAtRisk(ctx, tx, { actor, loaded });
  const { id } = await openReturn(ctx, tx, { actor, quote, shipment: null, risk, origin: "IMPORT" });
  return id;
};

type Imported = { store: Store; order: Order; payments: PaymentMoney[]; input: ReturnImport; now: Date };

const importedIntent = (ctx: ServiceContext, { store, order, payments, input, now }: Imported): ReturnIntent => {
  // Nobody was asked: what every shop can do comes first, and no bank account is known.
  const refundOption = assumedRefundOption({ store, payments });
  const items = input.lines.flatMap(({ platformLineItemId, returnReason, quantity }) => {
    const line = order.lines.find((one) => one.platformLineItemId === platformLineItemId);
    const item = { quantity, returnReason, comment: "", refundOption, exchangeVariantId: null };
    return line === undefined ? [] : [{ ...item, lineItemId: line.id }];
  });
  return {
    id: ctx.ids.next("prc"),
    groupId: store.groupId,
    ecommerceId: store.id,
    orderId: order.id,
    lang: input.lang || "en",
    returnCode: ctx.ids.returnCode(),
    draft: { items, refundOption, bankAccount: null, delivery: deliveryOf(ctx, store, order) },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
    completedAt: null,
  };
};

/** The first way that the store offers and that needs no appointment. */
const deliveryOf = (ctx: ServiceContext, store: Store, order: Order): DraftDelivery => {
  const ways = listReturnOptions(ctx, store, countryOfReturn(order, null));
  const offered = ways.find(({ pickupSlots }) => pickupSlots.length === 0);
  return {
    returnMethod: offered?.returnMethod ?? "NO_RETURN_METHOD",
    provider: offered?.provider ?? "",
    carrier: offered?.carrier ?? "",
    pickupDate: "",
    pickupRange: "NO_RANGE",
    pickupAddress: null,
  };
};
