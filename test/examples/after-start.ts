import { getProcess } from "@/server/db/returns/processes";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { createTenant } from "@/test/factories";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { EMAIL, OFFERED, orderInput, type Scene, SKU } from "./scene";

export const correct = async (scene: Scene): Promise<void> => {
  const { ctx, tenant, recorder, key } = scene;
  const process_id = await importOne(scene, "1051");
  await runDueActivities(ctx);
  await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
  await recorder.call("addReview", { process_id, reviews: [{ line_item_id: SKU, status: "APPROVED" }] }, key);
  const { units } = await getProcess(ctx.db, tenant.actor, process_id);
  const verdict = { status: "DECLINED", previous_status: "APPROVED", reject_reason: "A stain on the hem" };
  const reviews = [{ unit_id: units[0]?.id, ...verdict }];
  await recorder.show("correctReview", { process_id, reviews, reason: "The stain was seen under the lamp" }, key);
};

/** Actions by an API key are delayed in this store, too, and can be undone. */
export const undo = async ({ ctx, recorder }: Scene): Promise<void> => {
  const refunds = { ...DEFAULT_STORE_CONFIG.refunds, ruleGraceMinutes: 10 };
  const tenant = await createTenant(ctx, {
    store: { slug: "duene", name: "Düne", config: { ...OFFERED, refunds } },
  });
  const key = tenant.apiKey;
  const process_id = await importOne({ ctx, tenant, recorder, key }, "1061");
  await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
  await recorder.call("addReview", { process_id, reviews: [{ line_item_id: SKU, status: "APPROVED" }] }, key);
  await recorder.show("undoInspection", { process_id, user: "sven@example.com" }, key);
};

/** A store without a carrier: the shopper ships the parcel and enters its tracking number. */
export const shipOneself = async ({ ctx, recorder }: Scene): Promise<void> => {
  const own = { returnMethod: "DROP_OFF_POINT", provider: "MANUAL", carrier: "own", feeMinor: 0 } as const;
  const tenant = await createTenant(ctx, {
    store: { slug: "priel", name: "Priel", config: { ...OFFERED, returnOptions: [own] } },
  });
  const key = tenant.apiKey;
  const return_id = await importOne({ ctx, tenant, recorder, key }, "1071");
  await runDueActivities(ctx);
  await recorder.show("enterTracking", { return_id }, key);
};

/** A return handed in at a counter: no carrier was asked. */
const importOne = async (scene: Scene, number: string, verb: "call" | "show" = "call"): Promise<string> => {
  const { recorder, key, tenant } = scene;
  await recorder.call("putOrder", orderInput(scene, number, `line-${number}`), key);
  const input = {
    ecommerce_id: tenant.store.id,
    customer_printed_order_id: `#${number}`,
    email: EMAIL,
    line_items: [{ line_item_id: `line-${number}`, product_return_reason: "TOO_SMALL", quantity: 1 }],
    user_preferred_lang: "en",
  };
  return (await recorder[verb]("importReturn", input, key)).process_id as string;
};

export const moveParcels = async (scene: Scene): Promise<void> => {
  const { recorder, key } = scene;
  await recorder.show("createLogisticOrder", { process_id: await importOne(scene, "1043", "show") }, key);
  const { order } = recorder.declared("saveManualOrder");
  const manual = { ...(order as object), process_id: await importOne(scene, "1044") };
  await recorder.show("saveManualOrder", { order: manual }, key);
  await recorder.show("chooseCarrier", { process_id: await importOne(scene, "1045") }, key);
  const fetched = await importOne(scene, "1046");
  const carrier = {
    return_type: "HOME_PICK_UP",
    carrier: "sandbox_express",
    provider: "SANDBOX",
    pickup_ranges: ["RANGE_8_TO_12"],
  };
  await recorder.call("createLogisticOrder", { process_id: fetched, ...carrier }, key);
  await recorder.show("requestPickup", { process_id: fetched }, key);
};

/** Decided, and refunded elsewhere before this service does. */
export const payElsewhere = async (scene: Scene): Promise<void> => {
  const { recorder, key } = scene;
  const decided = async (number: string, verb: "call" | "show"): Promise<string> => {
    const process_id = await importOne(scene, number);
    await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
    await recorder[verb]("reviewProcess", { process_id, reviews: [{ line_item_id: SKU, status: "APPROVED" }] }, key);
    return process_id;
  };
  await recorder.show("markAsRefundedExternally", { process_id: await decided("1047", "show") }, key);
  const items = { note: "Paid in the shop", line_items: [{ line_item_id: SKU, quantity: 1 }] };
  await recorder.show("markItemsAsRefunded", { process_id: await decided("1048", "call"), ...items }, key);
};

/** A return as a shopper creates it, for store credit. */
const openOne = async (scene: Scene, number: string): Promise<string> => {
  const { recorder, key, tenant } = scene;
  await recorder.call("putOrder", orderInput(scene, number, `line-${number}`), key);
  const asked = { order_number: number, email: EMAIL, ecommerce_id: tenant.store.id };
  const { return_id, line_items } = (await recorder.call("startIntent", asked, key)).order;
  const choice = { line_item_id: line_items[0].id, quantity: 1, return_reason: "TOO_SMALL" };
  await recorder.call("saveClientPreferences", { return_id, ...choice, refund_option: "STORE_CREDIT" }, key);
  await recorder.call("chooseReturnOption", { return_id, return_method: "DROP_OFF_POINT" }, key);
  await recorder.call("completeReturn", { return_id }, key);
  return return_id as string;
};

export const useCredit = async (scene: Scene): Promise<void> => {
  const { ctx, recorder, key, tenant } = scene;
  const ecommerce_id = tenant.store.id;
  const process_id = await openOne(scene, "1049");
  await recorder.call("updateShippingStatus", { process_id, lkss: "IN_WAREHOUSE" }, key);
  await recorder.call("addReview", { process_id, reviews: [{ line_item_id: SKU, status: "APPROVED" }] }, key);
  await runDueActivities(ctx);
  const { platformProcessId } = await getProcess(ctx.db, tenant.actor, process_id);
  await recorder.show("getProcessByPlatformId", { platform_process_id: platformProcessId }, key);
  const { code } = await ctx.db.credit.findFirstOrThrow({ where: { processId: process_id } });
  await recorder.show("getCredit", { ecommerce_id, code }, key);
  await recorder.show("spendCredit", { ecommerce_id, code, amount: "1500", reference: "1051" }, key);
  await recorder.show("cancelReturn", { return_id: await openOne(scene, "1050") }, key);
};

/** A store whose returns need approval. */
export const approve = async ({ ctx, recorder }: Scene): Promise<void> => {
  const rule = { ...ruleOf("valuable", null, when("unit_value", "gt", 4000)), label: "Above 40.00" };
  const requireAuthorization = { isAlways: false, options: [rule] };
  const tenant = await createTenant(ctx, {
    store: { slug: "strand", name: "Strand", config: OFFERED, policy: { requireAuthorization } },
  });
  const scene = { ctx, tenant, key: tenant.apiKey, recorder };
  const process_id = await openOne(scene, "2001");
  await runDueActivities(ctx);
  await recorder.show("getAuthorizationStatus", { process_id }, tenant.apiKey);
  await recorder.show("authorizeProcess", { process_id }, tenant.apiKey);
};
