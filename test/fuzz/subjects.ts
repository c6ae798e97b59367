import { randomBytes } from "node:crypto";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { insertOrderImport } from "@/server/db/orders/order-imports";
import { creditCode } from "@/server/domain/credits/credit-code";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { listReturnOptions } from "@/server/services/carriers/list-return-options";
import { putProduct } from "@/server/services/catalog/put-product";
import type { ServiceContext } from "@/server/services/context";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { createConnectionRow } from "@/test/connection-row";
import { createOrder, createTenant, type Tenant } from "@/test/factories";

/** The state of a return when a request arrives. */
export const STAGES = [
  "ORDER",
  "DRAFT",
  "READY",
  "CONFIRMED",
  "WAITING",
  "PICKED_UP",
  "ARRIVED",
  "REVIEWED",
  "INSPECTED",
  "OWN_SHIPPING",
] as const;
export type Stage = (typeof STAGES)[number];

export type Subject = {
  stage: Stage;
  tenant: Tenant;
  order: Order;
  returnId: string;
  unitIds: string[];
  /** Of the tenant, for this subject alone. */
  endpointId: string;
};

/** An address without a listener. */
export const HOOK_URL = "http://127.0.0.1:59997/hook";

/** Two stores whose returns are requested, and one that must not be accessible. */
export type World = {
  ctx: ServiceContext;
  plain: Tenant;
  /** Its returns need approval. */
  asking: Tenant;
  bystander: Tenant;
  /** Of `plain`; with more funds than all requests together can spend. */
  creditCode: string;
  importId: string;
  warehouseIds: Record<string, string>;
  /** By store. */
  connectionIds: Record<string, string>;
  foreign: Subject;
  newSubject: (stage: Stage) => Promise<Subject>;
};

const OFFERED = ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD"] as RefundOption[];
const PRODUCT = "fuzz-1";

export const createWorld = async (ctx: ServiceContext): Promise<World> => {
  const config = { refundOptions: OFFERED, arePartialReviewsAllowed: true };
  const plain = await createTenant(ctx, { store: { config } });
  const asking = await createTenant(ctx, {
    store: { config, policy: { requireAuthorization: { isAlways: true, options: [] } } },
  });
  const bystander = await createTenant(ctx, { store: { config } });
  const base = { ctx, plain, asking, bystander };
  const foreign = await makeSubject(base, bystander, "ARRIVED");
  const code = creditCode("SC", randomBytes(11));
  const subject = await makeSubject(base, plain, "CONFIRMED");
  await insertCredit(ctx, plain, subject.returnId, code);
  for (const tenant of [plain, asking])
    await putProduct(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, content: PRODUCT_CONTENT });
  const warehouseIds: Record<string, string> = {};
  for (const { store } of [plain, asking])
    warehouseIds[store.id] = (await ctx.db.warehouse.findFirstOrThrow({ where: { ecommerceId: store.id } })).id;
  const connectionIds: Record<string, string> = {};
  for (const tenant of [plain, asking]) {
    const { id } = tenant.store;
    connectionIds[id] = await createConnectionRow(ctx, tenant, { id: `con_${id}`, name: `shop-of-${id}` });
  }
  // The due work of these returns runs now: a later run would do it in the middle of the observed requests.
  await runDueActivities(ctx);
  const newSubject = (stage: Stage) => makeSubject(base, stage === "WAITING" ? asking : plain, stage);
  return {
    ...base,
    creditCode: code,
    importId: await insertImport(ctx, plain),
    warehouseIds,
    connectionIds,
    foreign,
    newSubject,
  };
};

const PRODUCT_CONTENT = {
  ...{ platformProductId: PRODUCT, name: "Test jumper", imageUrl: "", brandId: "" },
  ...{ categoryIds: [], collectionIds: [], tagIds: [] },
  variants: ["M", "L"].map((size) => ({
    ...{ platformVariantId: `${PRODUCT}-${size}`, sku: `FZ-${size}`, ean: "", name: size, options: { size } },
    ...{ priceMinor: 5000, stock: 100_000 },
  })),
};

type Base = Pick<World, "ctx" | "plain">;

const makeSubject = async ({ ctx }: Base, tenant: Tenant, stage: Stage): Promise<Subject> => {
  const { actor, store } = tenant;
  const order = await createOrder(ctx, tenant, {
    lines: [
      {
        name: "Test jumper",
        sku: "FZ-M",
        productId: PRODUCT,
        variantId: `${PRODUCT}-M`,
        unitPriceMinor: 5000,
        quantity: 3,
      },
      { name: "Mug", sku: `MUG-${randomBytes(4).toString("hex")}`, unitPriceMinor: 1999, quantity: 1 },
    ],
  });
  const { endpoint } = await createEndpoint(ctx, { actor, url: HOOK_URL, events: ["onProcessCompleted"] });
  const none: Subject = { stage, tenant, order, returnId: "none", unitIds: [], endpointId: endpoint.id };
  if (stage === "ORDER") return none;
  const { orderNumber, email, shippingAddress } = order;
  const lookUp = {
    orderNumber,
    email,
    postalCode: shippingAddress.postcode,
    ecommerceId: store.id,
    slug: "",
    lang: "en",
  };
  const returnId = (await startIntent(ctx, { actor, input: lookUp })).intent.id;
  if (stage === "DRAFT") return { ...none, returnId };
  await fillDraft(ctx, { ...none, returnId });
  if (stage === "READY") return { ...none, returnId };
  const process = await completeReturn(ctx, { actor, returnId, quoteId: "" });
  const done = { ...none, returnId, unitIds: process.units.map(({ id }) => id) };
  const named = { platformProcessId: `shop-${returnId}` };
  await ctx.db.returnProcess.update({ where: { id: returnId }, data: named });
  await moveOn(ctx, done, process);
  return done;
};

const fillDraft = async (ctx: ServiceContext, { tenant, order, returnId, stage }: Subject): Promise<void> => {
  const { actor } = tenant;
  const refundOption = stage === "REVIEWED" ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD";
  const wish = { quantity: 2, returnReason: "TOO_SMALL", comment: "", refundOption } as const;
  await savePreferences(ctx, {
    actor,
    returnId,
    input: { ...wish, lineItemId: order.lines[0]?.id ?? "", bankAccount: undefined },
  });
  const returnMethod = stage === "PICKED_UP" ? "HOME_PICK_UP" : "DROP_OFF_POINT";
  const offered = listReturnOptions(ctx, tenant.store, order.shippingAddress.countryCode);
  const pickupDate = offered.find((option) => option.returnMethod === returnMethod)?.pickupSlots[0]?.date ?? "";
  const method = { provider: "", carrier: "", pickupDate, pickupRange: "NO_RANGE", pickupAddress: null } as const;
  await chooseReturnOption(ctx, { actor, returnId, input: { ...method, returnMethod } });
};

const moveOn = async (
  ctx: ServiceContext,
  { tenant, stage, returnId: processId }: Subject,
  { units }: ReturnProcess,
) => {
  const { actor } = tenant;
  if (stage === "PICKED_UP" || stage === "OWN_SHIPPING") await runDueActivities(ctx);
  if (stage === "OWN_SHIPPING")
    await ctx.db.returnProcess.update({ where: { id: processId }, data: { labelSource: "NONE" } });
  if (stage !== "ARRIVED" && stage !== "REVIEWED" && stage !== "INSPECTED") return;
  await updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to: "IN_WAREHOUSE" });
  if (stage === "ARRIVED") return;
  const reviewedAt = ctx.clock.now().toISOString();
  const verdict = { status: "APPROVED", rejectReason: "", showRejectReason: false, user: "fuzz", reviewedAt } as const;
  const lines = units.map((unit) => ({ ...verdict, lineItemId: unit.orderLineId }));
  // A person's inspection takes effect after a delay, and can be undone until then.
  const by: Actor = stage === "INSPECTED" ? { ...actor, kind: "staff" } : actor;
  await recordReview(ctx, { actor: by, processId, lines, override: null });
};

const insertCredit = async (ctx: ServiceContext, { groupId, store }: Tenant, processId: string, code: string) => {
  const [id, at] = [ctx.ids.next("crd"), ctx.clock.now()];
  const amountMinor = 900_000_000;
  const sums = { currency: "EUR", amountMinor, balanceMinor: amountMinor, createdAt: at };
  const of = { groupId, ecommerceId: store.id, processId, payoutId: `out_${id}`, code };
  await ctx.db.credit.create({ data: { id, ...of, ...sums } });
  await ctx.db.creditEntry.create({ data: { groupId, creditId: id, kind: "ISSUED", amountMinor, actorName: "", at } });
};

const insertImport = async (ctx: ServiceContext, { actor, store }: Tenant): Promise<string> => {
  const id = ctx.ids.next("imp");
  const file = {
    what: "ORDERS",
    fileName: "",
    isDryRun: false,
    format: "NDJSON",
    mapping: null,
    storageKey: "0".repeat(32),
    totalBytes: 1,
  } as const;
  await insertOrderImport(ctx.db, actor, { id, ecommerceId: store.id, ...file, createdAt: ctx.clock.now() });
  // The file doesn't exist, so it must not be read.
  await ctx.db.orderImport.update({ where: { id }, data: { state: "DONE" } });
  return id;
};
