import type { Tx } from "@/server/db/client";
import { findOrder, listLiveUnits, listOrdersByLookup, lockOrder } from "@/server/db/orders/orders";
import { findStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { lookupEmail, lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Order } from "@/server/domain/orders/types";
import { checkImport, type ImportLine, type ImportRefusal } from "@/server/domain/returns/check-import";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import type { DraftDelivery } from "@/server/domain/returns/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { isEqualSecret } from "@/server/kernel/crypto";
import type { ReturnFileFacts } from "@/server/partners/return-file";
import { listReturnOptions } from "../carriers/list-return-options";
import type { ServiceContext } from "../context";
import { fillOrder } from "./fill-order";
import { openByStaff } from "./open-by-staff";

export type ReturnImport = {
  ecommerceId: string;
  orderName: string;
  email: string;
  lines: ImportLine[];
  lang: string;
  /** What a file says about the order besides the return. */
  facts?: ReturnFileFacts;
};

export type ImportResult = { processId: string } | { refusal: ImportRefusal };

type ImportCall = {
  actor: Actor;
  input: ReturnImport;
  /** An item may be identified by a SKU that only one line of the order has. */
  isSkuTaken?: boolean;
  /** Validates everything and stores nothing; the ID is empty. */
  isDryRun?: boolean;
};

/**
 * Starts a return that was requested elsewhere (specification, "Import return"): the process with its quote, its
 * creation event and the activity that requests its label, all in one transaction under the order's lock, so that
 * concurrent calls import a line item once. A refusal is a result, not an error.
 */
export const importReturn = async (
  ctx: ServiceContext,
  { actor, input: given, isSkuTaken = false, isDryRun = false }: ImportCall,
): Promise<ImportResult> => {
  const input = { ...given };
  const store = await findStore(ctx.db, actor, input.ecommerceId);
  if (!store?.isEnabled)
    return { refusal: { code: "ECOMMERCE_NOT_FOUND", message: "There is no portal with this ecommerce_id." } };
  const named = await findNamedOrder(ctx, { actor, store, input });
  if (named === null) return { refusal: NO_ORDER };
  return inTransaction(ctx, async (tx): Promise<ImportResult> => {
    await lockOrder(tx, actor, named.id);
    const order = (await findOrder(tx, actor, named.id)) ?? named;
    const liveUnits = await listLiveUnits(tx, actor, order.id);
    if (isSkuTaken) input.lines = input.lines.map((line) => ({ ...line, ...nameItem(order, line.platformLineItemId) }));
    const refusal = checkImport({ order, liveUnits, store, lines: input.lines });
    if (refusal !== null) return { refusal };
    const { facts, lines } = input;
    const filled = facts ? await fillOrder(ctx, tx, { actor, store, order, facts, lines, isDryRun }) : { order };
    if ("refusal" in filled) return filled;
    if (isDryRun) return { processId: "" };
    return { processId: await open(ctx, tx, { actor, store, order: filled.order, input }) };
  });
};

const NO_ORDER: ImportRefusal = {
  ...{ code: "ORDER_NOT_FOUND", message: "No order has this number and this email." },
  inFile: { field: "order", reason: "must be the number of an order with this email; check both, or import the order" },
};

const nameItem = (order: Order, named: string): { platformLineItemId: string } => {
  const bySku = order.lines.filter(({ sku }) => sku !== "" && sku === named);
  const isKnown = order.lines.some(({ platformLineItemId }) => platformLineItemId === named);
  return { platformLineItemId: isKnown || bySku.length !== 1 ? named : (bySku[0]?.platformLineItemId ?? named) };
};

/** Does the same work whether the number or the email is wrong. Of several orders it returns the most recent. */
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
  const lines = input.lines.flatMap(({ platformLineItemId, ...asked }) => {
    const line = order.lines.find((one) => one.platformLineItemId === platformLineItemId);
    return line === undefined ? [] : [{ ...asked, lineItemId: line.id }];
  });
  const { id } = await openByStaff(ctx, tx, {
    ...{ actor, store, order, lines, origin: "IMPORT" },
    delivery: deliveryOf(ctx, store, order),
    lang: input.lang || "en",
  });
  return id;
};

/** The first return method that the store offers and that needs no appointment. */
const deliveryOf = (ctx: ServiceContext, store: Store, order: Order): DraftDelivery => {
  const methods = listReturnOptions(ctx, store, countryOfReturn(order, null));
  const offered = methods.find(({ pickupSlots }) => pickupSlots.length === 0);
  return {
    returnMethod: offered?.returnMethod ?? "NO_RETURN_METHOD",
    provider: offered?.provider ?? "",
    carrier: offered?.carrier ?? "",
    pickupDate: "",
    pickupRange: "NO_RANGE",
    pickupAddress: null,
  };
};
