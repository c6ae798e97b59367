import type { ReviewStatus } from "@/contract/vocabulary/review";
import { Prisma } from "@/server/db/generated/client";
import { getProcess } from "@/server/db/returns/processes";
import type { Order } from "@/server/domain/orders/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { putProduct } from "@/server/services/catalog/put-product";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { patchProcess } from "@/server/services/patches/patch-process";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { importReturn } from "@/server/services/returns/import-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import type { TestContext } from "../context";
import type { Tenant } from "../factories";

/** A return of one unit of an order's first line, requested by another system. */
export const bringIn = async (ctx: TestContext, { actor, store }: Tenant, order: Order): Promise<string> => {
  const [line] = order.lines;
  const platformLineItemId = line?.platformLineItemId ?? "";
  const lines = [{ platformLineItemId, returnReason: "TOO_SMALL", quantity: 1 }];
  const { name: orderName, email } = order;
  const made = await importReturn(ctx, {
    actor,
    input: { ecommerceId: store.id, orderName, email, lines, lang: "en" },
  });
  if ("processId" in made) return made.processId;
  throw new Error(made.refusal.message);
};

/** A draft of one unit that lacks only its shopper's confirmation. */
export const openDraft = async (ctx: TestContext, { actor, store }: Tenant, order: Order): Promise<string> => {
  const { orderNumber, email, shippingAddress, lines } = order;
  const { intent } = await startIntent(ctx, {
    actor,
    input: { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: store.id, slug: "", lang: "en" },
  });
  const item = { lineItemId: lines[0]?.id ?? "", quantity: 1, returnReason: "TOO_SMALL", comment: "" };
  await savePreferences(ctx, {
    actor,
    returnId: intent.id,
    input: { ...item, refundOption: "ORIGINAL_PAYMENT_METHOD" },
  });
  const method = { returnMethod: "DROP_OFF_POINT" as const, provider: "", carrier: "" };
  await chooseReturnOption(ctx, {
    actor,
    returnId: intent.id,
    input: { ...method, pickupDate: "", pickupRange: "NO_RANGE", pickupAddress: null },
  });
  return intent.id;
};

/** The same verdict for every unit. */
export const decide = async (
  ctx: TestContext,
  { actor }: Tenant,
  id: string,
  status: ReviewStatus,
): Promise<unknown> => {
  const { units } = await getProcess(ctx.db, actor, id);
  const said = { status, rejectReason: "Worn", showRejectReason: true, user: "sven@example.com" };
  const reviewedAt = ctx.clock.now().toISOString();
  const lines = units.map(({ orderLineId: lineItemId }) => ({ ...said, lineItemId, reviewedAt }));
  return recordReview(ctx, { actor, processId: id, lines, override: null });
};

/** Other events of a return. */
export const move = async (
  ctx: TestContext,
  { actor }: Tenant,
  id: string,
  what: "CANCEL" | "TIMER" | "UNSENT" | "WEIGH" | "ARRIVE",
): Promise<void> => {
  const call = { actor, processId: id, platformProcessId: "" };
  switch (what) {
    case "CANCEL":
      await patchProcess(ctx, { ...call, patch: { kind: "CANCEL", reason: "By mistake" }, note: "", user: "" });
      return;
    case "ARRIVE":
      return updateShippingStatus(ctx, { ...call, to: "IN_WAREHOUSE" });
    case "WEIGH":
      return updateShippingStatus(ctx, { ...call, to: "COLLECTED", measuredGrams: 900 });
    case "UNSENT":
      await ctx.db.timer.updateMany({
        where: { processId: id, kind: "NOT_SENT_IN_TIME" },
        data: { dueAt: new Date(0) },
      });
      await runDueTimers(ctx);
      return;
    case "TIMER":
      await ctx.db.$executeRaw(
        Prisma.sql`update timers set due_at = now() - interval '1 second' where process_id = ${id}`,
      );
      await runDueTimers(ctx);
  }
};

/** Runs the due work of one return, and no other. */
export const workOff = async (ctx: TestContext, id: string): Promise<void> => {
  await makeDue(ctx, { processIds: [id] });
  await runDueActivities(ctx);
};

/** Makes only activities of these returns due, whoever had claimed them: time passes in the database alone. */
export const makeDue = async (
  ctx: TestContext,
  { processIds, name, leg }: { processIds: readonly string[]; name?: string; leg?: string },
): Promise<number> => {
  const due = Prisma.sql`process_id = any(${processIds}) and (${name ?? null}::text is null or name::text = ${name ?? ""})
    and (${leg ?? null}::text is null or leg = ${leg ?? ""})`;
  await ctx.db.$executeRaw(Prisma.sql`
    update activities set due_at = now() + interval '1 day' where state = 'PENDING' and not (${due})`);
  return ctx.db.$executeRaw(Prisma.sql`
    update activities set due_at = now() - interval '1 minute', lease_until = null where state = 'PENDING' and ${due}`);
};

/** A shirt in the catalog. */
export const shelf = (ctx: TestContext, { actor, store }: Tenant): Promise<unknown> => {
  const product = { platformProductId: "shirt", name: "Shirt", imageUrl: "", brandId: "" };
  const named = { sku: "shirt-M", ean: "", name: "M", options: { size: "M" } };
  return putProduct(ctx, {
    actor,
    ecommerceId: store.id,
    content: {
      ...{ ...product, categoryIds: [], collectionIds: [], tagIds: [] },
      variants: [{ platformVariantId: "M", ...named, priceMinor: 4000, stock: 5 }],
    },
  });
};
