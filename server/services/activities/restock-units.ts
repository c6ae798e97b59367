import type { Tx } from "@/server/db/client";
import { finishActivity, keepOnce } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { keepRestockReasons, markRestocked, restockReasonsWhenDone, unmarkRestocked } from "@/server/db/jobs/restock";
import { addStock, listProducts } from "@/server/db/orders/catalog";
import { lockVariants } from "@/server/db/orders/stock-reservations";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { listUnitLooks } from "@/server/db/station/unit-looks";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Product } from "@/server/domain/catalog/types";
import { planRestock, type RestockDecision } from "@/server/domain/process/plan-restock";
import { gradeRefusal } from "@/server/domain/process/restock-grade";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { reasonRequiresGrade } from "@/server/domain/store/requires-grade";
import type { Store } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import type { RestockItem } from "@/server/partners/shop";
import { orderRef } from "../connections/order-ref";
import { shopOfReturn } from "../connections/shop-of-return";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { locationOf } from "../payments/payer";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * RESTOCK: puts sellable units back into stock, at the shop and in our catalog, each exactly once; the others keep the
 * reason why not (domain, money rule 14). One run per decision: a corrected one handles the units that aren't restocked
 * yet and removes those that shouldn't have been.
 */
export const restockUnits: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { process, store } = await read();
  const { decisions, askedAt } = await moveAtShop(ctx, activity, { process, store });
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const moves = movesOf(decisions);
    const also = restockReasonsWhenDone(actor, moves.kept);
    if (!(await finishActivity(tx, activity, { result: resultOf(moves), also, now }))) return;
    await keepMoves(tx, { actor, processId: process.id, moves, askedAt, now });
    if (moves.back.length + moves.off.length > 0)
      await finalizeChange(ctx, tx, { actor, processId: process.id, events: [] });
  });
};

export type ShelfMove = { unitId: string; quantity: 1 | -1 };

/** What a person would restock or remove, and in which warehouse. */
export const readShelfMoves = async (
  db: Tx,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<{ moves: ShelfMove[]; warehouse: string }> => {
  const store = await getStore(db, actor, process.ecommerceId);
  const { back, off } = movesOf((await decide(db, { actor, process, store })).decisions);
  const { ecommerceId, shopperAddress } = process;
  const warehouse = await findReturnWarehouse(db, actor, { ecommerceId, country: shopperAddress.countryCode });
  const moves: ShelfMove[] = [
    ...back.map(({ unitId }) => ({ unitId, quantity: 1 as const })),
    ...off.flatMap(({ unitId, takeOff }) => (takeOff === null ? [] : [{ unitId, quantity: -1 as const }])),
  ];
  return { moves, warehouse: warehouse?.name ?? "" };
};

/**
 * Records units that somebody moved manually and moves them here, too. Returns the activity's result. Under the process
 * lock.
 */
export const recordRestock = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<RestockResult> => {
  const store = await getStore(tx, actor, process.ecommerceId);
  const { decisions } = await decide(tx, { actor, process, store });
  const moves = movesOf(decisions);
  await keepMoves(tx, { actor, processId: process.id, moves, askedAt: null, now });
  await keepRestockReasons(tx, actor, moves.kept);
  return resultOf(moves);
};

type Moves = {
  back: Extract<RestockDecision, { restock: string }>[];
  off: Extract<RestockDecision, { takeOff: string | null }>[];
  kept: Extract<RestockDecision, { reason: string }>[];
};
/** `takenOff`: IDs of units. */
type RestockResult = { restocked: number; takenOff: string[] };

const movesOf = (decisions: readonly RestockDecision[]): Moves => ({
  back: decisions.flatMap((one) => ("restock" in one ? [one] : [])),
  off: decisions.flatMap((one) => ("takeOff" in one ? [one] : [])),
  kept: decisions.flatMap((one) => ("reason" in one && !("takeOff" in one) ? [one] : [])),
});

const resultOf = ({ back, off }: Moves): RestockResult => ({
  restocked: back.length,
  takenOff: off.map(({ unitId }) => unitId),
});

type Keeping = { actor: Actor; moves: Moves; askedAt: Date | null; now: Date };

const keepMoves = async (tx: Tx, { processId, ...keeping }: Keeping & { processId: string }): Promise<void> => {
  const { actor, now } = keeping;
  const { back, off, kept } = keeping.moves;
  await moveStock(tx, keeping);
  const ungraded = kept.filter(({ reason }) => reason === "NOT_GRADED").length;
  if (back.length + off.length + ungraded === 0) return;
  const data = {
    units: back.length,
    ...(off.length === 0 ? {} : { takenOff: off.length }),
    ...(ungraded === 0 ? {} : { ungraded }),
  };
  const entry = { kind: "RESTOCK", isShopperVisible: false, data };
  await addTimelineEntry(tx, actor, { processId, entry, now });
};

const moveStock = async (tx: Tx, { actor, moves: { back, off }, askedAt, now }: Keeping): Promise<void> => {
  await lockVariants(tx, actor, [
    ...back.map(({ restock }) => restock),
    ...off.flatMap(({ takeOff }) => takeOff ?? []),
  ]);
  const unitIds = back.map(({ unitId }) => unitId);
  const isBack = await markRestocked(tx, actor, { unitIds, now });
  const isOff = await unmarkRestocked(tx, actor, off);
  const pieces = [
    ...back.filter(({ unitId }) => isBack.has(unitId)).map((one) => ({ variantId: one.restock, quantity: 1 })),
    ...off.flatMap(({ unitId, takeOff }) =>
      takeOff !== null && isOff.has(unitId) ? [{ variantId: takeOff, quantity: -1 }] : [],
    ),
  ];
  await addStock(tx, actor, { pieces, askedAt });
};

const decide = async (
  db: Tx,
  { actor, process, store }: { actor: Actor; process: ReturnProcess; store: Store },
): Promise<{ decisions: RestockDecision[]; catalog: Product[] }> => {
  const { ecommerceId } = process;
  const warehouse = await findReturnWarehouse(db, actor, { ecommerceId, country: process.shopperAddress.countryCode });
  const platformProductIds = process.order.lines.map(({ productId }) => productId);
  const catalog = await listProducts(db, actor, { ecommerceId, filter: { platformProductIds } });
  const { isRestockingEnabled, returnReasons, station } = store.config;
  const isGradeRequired = ({ returnReason }: ReturnUnit) => reasonRequiresGrade(returnReasons, returnReason);
  const isAsked = isRestockingEnabled && process.units.some(isGradeRequired);
  const looks = isAsked ? await listUnitLooks(db, actor, process.id) : [];
  const units = process.units.map((unit) => {
    const variant = variantOf(process, unit, catalog);
    const grade = looks.find(({ unitId }) => unitId === unit.id)?.grade ?? "";
    const categoryIds = lineOf(process, unit)?.categoryIds ?? [];
    return {
      unitId: unit.id,
      location: unit.location,
      verdict: unit.verdict,
      isResellable: unit.isResellable,
      gradeRefusal: isAsked
        ? gradeRefusal({ isGradeRequired: isGradeRequired(unit), grade, categoryIds }, station)
        : null,
      variant: variant === null ? null : { id: variant.id, isStockTracked: variant.stock !== null },
      isOnShelf: unit.restockedAt !== null,
    };
  });
  const rules = { isRestockingEnabled, hasReceivingWarehouse: warehouse !== null };
  return { decisions: planRestock(units, rules), catalog };
};

const lineOf = (process: ReturnProcess, { orderLineId }: Pick<ReturnUnit, "orderLineId">) =>
  process.order.lines.find(({ id }) => id === orderLineId);

const variantOf = (process: ReturnProcess, unit: ReturnUnit, catalog: readonly Product[]) => {
  const line = lineOf(process, unit);
  const product = catalog.find(({ platformProductId }) => platformProductId === line?.productId);
  return product?.variants.find(({ platformVariantId }) => platformVariantId === line?.variantId) ?? null;
};

/** `askedAt`: when the shop was first asked. */
type Plan = { decisions: RestockDecision[]; items: RestockItem[]; askedAt: string };

/**
 * Tells the shop which units to restock or remove, in one call. The plan is stored before the call, so that a second
 * attempt asks for the same units whatever the catalog says by then. Returns the decisions that the shop has carried
 * out.
 */
const moveAtShop = async (
  ctx: ServiceContext,
  activity: ClaimedActivity,
  { process, store }: { process: ReturnProcess; store: Store },
): Promise<{ decisions: RestockDecision[]; askedAt: Date | null }> => {
  const actor = systemActor(activity.groupId);
  const { decisions, catalog } = await decide(ctx.db, { actor, process, store });
  const items = decisions.flatMap((one) => itemOf(process, one, catalog));
  const now: Plan = { decisions, items, askedAt: ctx.clock.now().toISOString() };
  const { idempotencyKey, id } = activity;
  if (activity.result.plan === undefined && items.length === 0) return { decisions, askedAt: null };
  const shop = connected(await shopOfReturn(ctx, process, "RESTOCK"));
  const kept = await keepOnce(ctx.db, { id, idempotencyKey, kept: { plan: now } });
  const plan = kept.plan as Plan;
  await shop.restock({
    idempotencyKey,
    order: orderRef(process.order),
    returnCode: process.returnCode,
    platformReturnId: process.platformProcessId,
    locationId: await locationOf(ctx, process),
    items: plan.items,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { decisions: plan.decisions, askedAt: new Date(plan.askedAt) };
};

const itemOf = (process: ReturnProcess, decision: RestockDecision, catalog: readonly Product[]): RestockItem[] => {
  const isOff = "takeOff" in decision;
  if (!("restock" in decision) && !(isOff && decision.takeOff !== null)) return [];
  const unit = process.units.find(({ id }) => id === decision.unitId);
  const variant = unit === undefined ? null : variantOf(process, unit, catalog);
  const line = unit === undefined ? undefined : lineOf(process, unit);
  if (variant === null || line === undefined) return [];
  const { platformLineItemId: lineItemId, productId } = line;
  const { platformVariantId: variantId, sku } = variant;
  return [{ lineItemId, productId, variantId, sku, quantity: isOff ? -1 : 1 }];
};
