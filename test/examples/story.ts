import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import type { WebhookSender } from "@/server/partners/webhook-sender";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import { createConnectionRow } from "@/test/connection-row";
import type { TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { approve, correct, moveParcels, payElsewhere, shipOneself, undo, useCredit } from "./after-start";
import { EMAIL, OFFERED, orderInput, type Recorder, type Scene } from "./scene";

/** Everything that the API offers, once, in a sensible order. */
export const seedScenario = async (ctx: TestContext, recorder: Recorder): Promise<void> => {
  const tenant = await createTenant(ctx, {
    store: {
      slug: "waterkant",
      name: "Waterkant",
      config: OFFERED,
      policy: { startReturnOnPlatformTime: "START_RETURN_ON_PLATFORM_TIME_ON_START" },
    },
  });
  const scene = { ctx, tenant, key: tenant.apiKey, recorder };
  await fillShop(scene);
  await readSettings(scene);
  const token = await startReturn(scene);
  const processId = await completeReturn(scene, token);
  await lookAtReturn(scene, processId);
  await bringAndReview(scene, processId);
  await correct(scene);
  await undo(scene);
  await shipOneself(scene);
  await moveParcels(scene);
  await payElsewhere(scene);
  await useCredit(scene);
  await approve(scene);
  await tellReceivers(scene);
  await manageEndpoints(scene);
};

/** An endpoint that responds immediately, at any address. */
const RECEIVER: WebhookSender = {
  allowsPrivateAddresses: true,
  refusalOf: async () => null,
  send: async () => ({ kind: "ANSWERED", status: 200, durationMs: 84, retryAfter: null, headers: {}, body: "ok" }),
};

const manageEndpoints = async ({ ctx, recorder, key }: Scene): Promise<void> => {
  setContext({ ...ctx, webhookSender: RECEIVER });
  const { endpoint } = await recorder.show("createWebhookEndpoint", {}, key);
  const { endpoint_id } = endpoint;
  await recorder.show("listWebhookEndpoints", {}, key);
  await recorder.show("updateWebhookEndpoint", { endpoint_id }, key);
  await recorder.show("sendTestWebhook", { endpoint_id }, key);
  await recorder.show("rotateWebhookSecret", { endpoint_id }, key);
  await recorder.show("deleteWebhookEndpoint", { endpoint_id }, key);
  setContext(ctx);
};

/** The oldest return's event of each kind, with the bytes that were sent. */
const tellReceivers = async ({ ctx, recorder }: Scene): Promise<void> => {
  await relayOutbox(ctx, { render: webhookBody });
  const processes = await ctx.db.returnProcess.findMany({ select: { id: true }, orderBy: { number: "asc" } });
  for (const { id: processId } of processes) {
    const events = await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } });
    for (const { type, body } of events) if (body !== null) recorder.hear(type, JSON.parse(body));
  }
};

const fillShop = async (scene: Scene): Promise<void> => {
  const { recorder, key, tenant } = scene;
  const variants = ["S", "M", "L"].map((size) => ({
    variant_id: `7001-${size}`,
    sku: `TSL-WAA-MOS-${size}`,
    name: `Moss / ${size}`,
    options: { size, color: "Moss" },
    price: 4500,
    stock: 12,
  }));
  await recorder.show(
    "putProduct",
    { ecommerce_id: tenant.store.id, product_id: "7001", name: "Waal T-shirt", brand_id: "waterkant", variants },
    key,
  );
  await recorder.show("putOrder", orderInput(scene, "1042", "11289"), key);
  await recorder.show("getOrder", { ecommerce_id: tenant.store.id, order_number: "1042" }, key);
  const link = { ecommerce_id: tenant.store.id, order_number: "1042" };
  await recorder.show("createOrderLink", { ...link, lang: "de" }, key);
  await recorder.show("revokeOrderLinks", link, key);
  const { ecommerce_id, ...order } = orderInput(scene, "1060", "11460");
  const file = `${JSON.stringify(order)}\n`;
  const { import_id } = await recorder.show("importOrders", { ecommerce_id }, key, file);
  await runOrderImports(scene.ctx);
  await recorder.show("getOrderImport", { ecommerce_id, import_id }, key);
};

const readSettings = async ({ ctx, recorder, key, tenant }: Scene): Promise<void> => {
  const ecommerce_id = tenant.store.id;
  for (const id of [
    "getBranding",
    "getEcommerce",
    "getExchangeConditions",
    "getExchangeOrderSetting",
    "getLogisticSetting",
    "getRefundConfiguration",
    "getReturnConditions",
    "listWarehouses",
  ])
    await recorder.show(id, { ecommerce_id }, key);
  const warehouse = await ctx.db.warehouse.findFirstOrThrow({ where: { ecommerceId: ecommerce_id } });
  await recorder.show("getWarehouse", { id: warehouse.id }, key);
  const shop = { id: ctx.ids.next("con"), name: "waterkant.example", provider: "WOOCOMMERCE" };
  const connection_id = await createConnectionRow(ctx, tenant, shop);
  await recorder.show("listConnections", { ecommerce_id }, key);
  await recorder.show("getConnection", { connection_id }, key);
};

const startReturn = async ({ recorder, key, tenant }: Scene) => {
  const started = await recorder.show(
    "startIntent",
    { order_number: "#1042", email: EMAIL, ecommerce_id: tenant.store.id, lang: "en" },
    key,
  );
  const { return_id, customer_token: token, line_items } = started.order;
  const line_item_id = line_items[0].id as string;
  const show = (id: string, input: Record<string, unknown> = {}) => recorder.show(id, { return_id, ...input }, token);
  await recorder.show("listReturnReasons", { ecommerce_id: tenant.store.id, lang: "en", line_item_id }, key);
  const { document_id } = await show("addDocument");
  const reason = { line_item_id, return_reason: "TOO_SMALL" };
  await show("listExchangeOptions", reason);
  await show("listRecommendedProducts", reason);
  await show("getExchangeIncentive", { ...reason, exchange_country: "NL" });
  await show("saveClientPreferences", {
    ...reason,
    quantity: 1,
    comment: "Tight around the shoulders",
    refund_option: "ORIGINAL_PAYMENT_METHOD",
    document_ids: [document_id],
  });
  return { token: token as string, returnId: return_id as string };
};

const completeReturn = async (
  { ctx, tenant, recorder, key }: Scene,
  { token, returnId: return_id }: { token: string; returnId: string },
): Promise<string> => {
  const show = (id: string, input: Record<string, unknown> = {}) => recorder.show(id, { return_id, ...input }, token);
  await show("listReturnOptions");
  await show("listReturnStores");
  await show("getReturnFees", { return_method: "DROP_OFF_POINT" });
  await show("chooseReturnOption", { return_method: "DROP_OFF_POINT" });
  await show("listReturnFees");
  await show("listRefundTimings");
  await show("getIntent");
  const { quote_id } = await show("checkout");
  const { process_id } = await show("completeReturn", { quote_id });
  await show("trackReturn");
  const { order } = await getProcess(ctx.db, tenant.actor, process_id);
  await recorder.show("listReturns", { order_ids: [order.id] }, key);
  return process_id as string;
};

const lookAtReturn = async ({ ctx, recorder, key }: Scene, process_id: string): Promise<void> => {
  await runDueActivities(ctx);
  const { return_summary } = await recorder.show("getProcess", { process_id }, key);
  await recorder.show(
    "listProcessSummaries",
    { page: 0, page_size: 25, status: return_summary.status ?? "RUNNING" },
    key,
  );
  await recorder.show("searchProcesses", { query: "#1042", page_size: 25 }, key);
  for (const id of ["getProcessTimeline", "listProcessDocuments", "getLabelLink", "getLogistics"])
    await recorder.show(id, { process_id }, key);
  await recorder.show("updateShippingStatus", { process_id, lkss: "COLLECTED" }, key);
  const { ecommerce_id } = return_summary.basic_process_data;
  await recorder.show("listExpectedParcels", { ecommerce_id }, key);
  await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
  await recorder.show("patchProcess", { process_id }, key);
};

const bringAndReview = async ({ recorder, key }: Scene, process_id: string): Promise<void> => {
  await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
  await recorder.show("addReview", { process_id }, key);
};
