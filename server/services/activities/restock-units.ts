import { finishActivity } from "@/server/db/activities";
import { addStock, listProducts } from "@/server/db/catalogue";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { keepRestockReason, markRestocked } from "@/server/db/restock";
import { lockVariants } from "@/server/db/stock-reservations";
import { findReturnWarehouse, getStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Product } from "@/server/domain/catalogue/types";
import { planRestock, type RestockDecision } from "@/server/domain/process/plan-restock";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * RESTOCK: pieces that can be sold again go back on the shelf, at the shop and in our catalogue, each exactly once;
 * the others keep the reason why they do not (domain, money rule 14). One run per decision: a corrected one looks at
 * the units that are not back yet.
 */
export const restockUnits: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  const process = await getProcess(ctx.db, actor, activity.processId);
  const { decisions, catalogue } = await decide(ctx.db, { actor, process });
  for (const decision of decisions)
    if ("restock" in decision) await putBackAtShop(ctx, { process, decision, catalogue });
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, activity.processId);
    const now = ctx.clock.now();
    const restocked = decisions.filter((one) => "restock" in one).length;
    if (!(await finishActivity(tx, { id: activity.id, result: { restocked }, now }))) return;
    await store(tx, { actor, process: locked, decisions, now });
    if (restocked > 0) await concludeChange(ctx, tx, { actor, processId: locked.id, events: [] });
  });
};

/** Somebody has put the pieces back by hand: here they are back too. Under the process lock. */
export const recordRestock = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const { decisions } = await decide(tx, { actor, process });
  await store(tx, { actor, process, decisions, now });
};

const store = async (
  tx: Tx,
  { actor, process, decisions, now }: { actor: Actor; process: ReturnProcess; decisions: RestockDecision[]; now: Date },
): Promise<void> => {
  const back = decisions.flatMap((one) => ("restock" in one ? [one] : []));
  await lockVariants(
    tx,
    actor,
    back.map(({ restock }) => restock),
  );
  for (const { unitId, restock: variantId } of back)
    if (await markRestocked(tx, actor, { unitId, now })) await addStock(tx, actor, { variantId, quantity: 1 });
  for (const one of decisions)
    if ("reason" in one) await keepRestockReason(tx, actor, { unitId: one.unitId, reason: one.reason });
  if (back.length === 0) return;
  const entry = { kind: "RESTOCK", isShopperVisible: false, data: { units: back.length } };
  await addTimelineEntry(tx, actor, { processId: process.id, entry, now });
};

const decide = async (
  db: Tx,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<{ decisions: RestockDecision[]; catalogue: Product[] }> => {
  const { ecommerceId } = process;
  const store = await getStore(db, actor, ecommerceId);
  const warehouse = await findReturnWarehouse(db, actor, ecommerceId);
  const platformProductIds = process.order.lines.map(({ productId }) => productId);
  const catalogue = await listProducts(db, actor, { ecommerceId, filter: { platformProductIds } });
  const units = process.units
    .filter(({ restockedAt }) => restockedAt === null)
    .map((unit) => {
      const variant = variantOf(process, unit, catalogue);
      return {
        unitId: unit.id,
        location: unit.location,
        verdict: unit.verdict,
        isResellable: unit.isResellable,
        variant: variant === null ? null : { id: variant.id, isStockTracked: variant.stock !== null },
      };
    });
  const rules = { isRestockingEnabled: store.config.isRestockingEnabled, hasReceivingWarehouse: warehouse !== null };
  return { decisions: planRestock(units, rules), catalogue };
};

const lineOf = (process: ReturnProcess, { orderLineId }: Pick<ReturnUnit, "orderLineId">) =>
  process.order.lines.find(({ id }) => id === orderLineId);

const variantOf = (process: ReturnProcess, unit: ReturnUnit, catalogue: readonly Product[]) => {
  const line = lineOf(process, unit);
  const product = catalogue.find(({ platformProductId }) => platformProductId === line?.productId);
  return product?.variants.find(({ platformVariantId }) => platformVariantId === line?.variantId) ?? null;
};

const putBackAtShop = async (
  ctx: ServiceContext,
  { process, decision, catalogue }: { process: ReturnProcess; decision: { unitId: string }; catalogue: Product[] },
): Promise<void> => {
  const unit = process.units.find(({ id }) => id === decision.unitId);
  const variant = unit === undefined ? null : variantOf(process, unit, catalogue);
  if (unit === undefined || variant === null) return;
  await ctx.shop.restock({
    idempotencyKey: `${process.ecommerceId}:${process.id}:RESTOCK:${unit.id}`,
    productId: lineOf(process, unit)?.productId ?? "",
    variantId: variant.platformVariantId,
    sku: variant.sku,
    quantity: 1,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};
