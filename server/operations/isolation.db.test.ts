import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { creditCode } from "@/server/domain/credits/credit-code";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

/** Names that hold an id of a tenant, and whose it would be. */
type Ids = Record<string, string>;

let database: TestDatabase;
let ctx: TestContext;
let owner: Tenant;
let stranger: Tenant;
let ids: Ids;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  setContext(ctx);
  owner = await createTenant(ctx);
  stranger = await createTenant(ctx);
  const order = await createOrder(ctx, owner);
  const process = await createReturn(ctx, owner, { order });
  const callOwner = callerOf(owner.actor);
  const { endpoint } = await callOwner.createWebhookEndpoint({ url: "http://127.0.0.1:9999/hook" });
  await ctx.db.webhookDelivery.create({
    data: {
      id: "dlv_isolation",
      groupId: owner.groupId,
      endpointId: endpoint.endpoint_id,
      eventId: "evt_isolation",
      processId: process.id,
      sequence: 99,
      type: "onReturnProcessCreation",
      dueAt: ctx.clock.now(),
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.mail.create({
    data: {
      id: "mail_isolation",
      groupId: owner.groupId,
      fromAddress: "a@example.com",
      toAddress: "b@example.com",
      subject: "Owner only",
      text: "Owner only",
      html: "Owner only",
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.hold.create({
    data: {
      id: "hold_isolation",
      groupId: owner.groupId,
      processId: process.id,
      scope: "ALL",
      reason: "Owner only",
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.returnProcess.update({
    where: { id: process.id },
    data: { platformProcessId: "platform_isolation" },
  });
  await ctx.db.policySimulation.create({
    data: {
      id: "sim_isolation",
      groupId: owner.groupId,
      ecommerceId: owner.store.id,
      draft: {},
      range: { from: "2026-01-01T00:00:00.000Z", to: "2026-02-01T00:00:00.000Z" },
      state: "DONE",
      createdBy: "Owner",
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.orderImport.create({
    data: {
      id: "imp_isolation",
      groupId: owner.groupId,
      ecommerceId: owner.store.id,
      state: "DONE",
      format: "NDJSON",
      storageKey: "0".repeat(32),
      totalBytes: 1,
      createdBy: "Owner only",
      createdAt: ctx.clock.now(),
    },
  });
  const code = creditCode("SC", randomBytes(11));
  await ctx.db.credit.create({
    data: {
      id: "crd_isolation",
      groupId: owner.groupId,
      ecommerceId: owner.store.id,
      processId: process.id,
      payoutId: "out_isolation",
      code,
      currency: "EUR",
      amountMinor: 1000,
      balanceMinor: 1000,
      createdAt: ctx.clock.now(),
    },
  });
  ids = {
    code,
    activity_id: process.activities[0]?.id ?? "",
    process_id: process.id,
    return_id: process.id,
    id: process.id,
    order_id: order.id,
    order_ids: order.id,
    line_item_id: order.lines[0]?.id ?? "",
    ecommerce_id: owner.store.id,
    slug: owner.store.slug,
    warehouse_id: (await ctx.db.warehouse.findFirstOrThrow({ where: { ecommerceId: owner.store.id } })).id,
    endpoint_id: endpoint.endpoint_id,
    delivery_id: "dlv_isolation",
    mail_id: "mail_isolation",
    hold_id: "hold_isolation",
    platform_process_id: "platform_isolation",
    simulation_id: "sim_isolation",
    import_id: "imp_isolation",
    order_number: order.orderNumber,
    email: order.email,
  };
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const callerOf = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });

/** What an operation needs besides ids, so that only the tenant can be what is wrong. */
const REST: Record<string, Record<string, unknown>> = {
  saveClientPreferences: { quantity: 1, return_reason: "TOO_SMALL" },
  chooseReturnOption: { return_method: "DROP_OFF_POINT" },
  putProduct: { product_id: "p", name: "Shirt", variants: [] },
  updateShippingStatus: { lkss: "COLLECTED" },
  addDocument: { content: "JVBERg==" },
  saveManualOrder: { label: "JVBERg==", label_extension: "pdf", order: { carrier: "theirs" } },
  createLogisticOrder: { carrier: "sandbox_post" },
  chooseCarrier: { user_selected_carrier: "sandbox_post" },
  importReturn: {
    customer_printed_order_id: "5001",
    line_items: [{ line_item_id: "x", product_return_reason: "TOO_SMALL", quantity: 1 }],
  },
  patchProcess: { return_process_patch: { "@type": "svc.v1.CancelPatch", reason: "Somebody else's" } },
  markAsRefundedExternally: { note: "Refunded in the till" },
  markItemsAsRefunded: { note: "Refunded in the till" },
  getReturnFees: { return_method: "DROP_OFF_POINT" },
  spendCredit: { amount: "100", reference: "order 1" },
  addReview: { reviews: [{ line_item_id: "x", status: "APPROVED" }] },
  changeIntentLanguage: { lang: "de" },
  giveUpReturn: { reason: "Somebody else's" },
  authorizeProcess: { authorized: true },
  completeActivityByHand: { activity_id: "act_x", note: "Done" },
  saveReturnConditions: { return_conditions: {} },
  startPolicySimulation: { return_conditions: {}, from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" },
  retryProblems: { cause: "anything" },
  correctReview: { reviews: [{ unit_id: "x", status: "APPROVED" }], reason: "Somebody else's" },
  replayWebhookDeliveries: { from: "2026-01-01T00:00:00Z" },
  reviewProcess: { reviews: [{ line_item_id: "x", status: "APPROVED" }] },
};

/** Operations that take no id of a tenant: what they answer is checked for what belongs to somebody else. */
const WITHOUT_IDS = new Set([
  "getPortalStore",
  "listWebhookEndpoints",
  "createWebhookEndpoint",
  "getWebhookFigures",
  "listMails",
  "getViewer",
]);

const procedures = Object.keys(appRouter._def.procedures).filter((name) => !WITHOUT_IDS.has(name));

const inputFor = (name: string): Record<string, unknown> => ({
  ...ids,
  order_ids: [ids.order_ids],
  ...(name === "getWarehouse" ? { id: ids.warehouse_id } : {}),
  ...(REST[name] ?? {}),
});

const callAs = async (actor: Actor, name: string, input: Record<string, unknown>): Promise<unknown> => {
  const procedure = (callerOf(actor) as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name];
  if (procedure === undefined) throw new Error(`There is no ${name}.`);
  return procedure(input);
};

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    return JSON.stringify(await work);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return cause instanceof Problem ? `${cause.reason}: ${cause.message}` : String(error);
  }
};

describe("another tenant's ids", () => {
  test.each(procedures)("%s answers as if they did not exist, and changes nothing", async (name) => {
    const before = await fingerprint();
    const foreign = await outcome(callAs(stranger.actor, name, inputFor(name)));
    const absentIds = Object.fromEntries(
      Object.entries(ids).map(([key, value]) => [key, `${value.slice(0, 5)}absent`]),
    );
    const absent = await outcome(
      callAs(stranger.actor, name, { ...inputFor(name), ...absentIds, order_ids: [absentIds.order_ids ?? ""] }),
    );
    expect(foreign).toBe(absent);
    // A call that is refused for its form would prove nothing about the tenant.
    expect(foreign).not.toMatch(/^(INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL)/);
    for (const secret of [ids.process_id, "Owner only", "Test jumper"]) expect(foreign).not.toContain(secret);
    expect(await fingerprint()).toBe(before);
  });

  test("lists of a stranger hold nothing of the owner", async () => {
    const caller = callerOf(stranger.actor);
    expect((await caller.listReturnRows({})).rows).toEqual([]);
    expect((await caller.listProcessSummaries({})).return_summaries).toEqual([]);
    expect((await caller.listWebhookEndpoints({})).endpoints).toEqual([]);
    expect((await caller.listWebhookDeliveries({})).deliveries).toEqual([]);
    expect(await caller.getWebhookFigures({})).toMatchObject({ waiting: 0, held: 0, given_up: 0, attempts: [] });
    expect(await callerOf(owner.actor).getWebhookFigures({})).toMatchObject({ waiting: 1 });
    expect((await caller.listMails({})).mails).toEqual([]);
    expect(await caller.listProblems({})).toMatchObject({ problems: [], causes: [], total: 0 });
    expect(await caller.countProblems({})).toEqual({ count: 0 });
    expect(await callerOf(owner.actor).countProblems({})).toEqual({ count: 1 });
  });

  test("a key that is bound to one store does not see another store of its group", async () => {
    const bound: Actor = { ...owner.actor, ecommerceIds: ["eco_other"] };
    expect(await outcome(callAs(bound, "getProcess", inputFor("getProcess")))).toMatch(/^NOT_FOUND/);
    expect((await callerOf(bound).listProcessSummaries({})).return_summaries).toEqual([]);
  });

  test("a shopper's token opens its own return only", async () => {
    const second = await createReturn(ctx, owner, { order: await createOrder(ctx, owner) });
    const shopper: Actor = {
      ...owner.actor,
      kind: "shopper",
      scopes: new Set(["storefront"]),
      returnId: second.id,
      orderId: second.orderId,
    };
    for (const name of ["trackReturn", "getIntent", "checkout", "cancelReturn", "completeReturn"])
      expect(await outcome(callAs(shopper, name, { return_id: ids.return_id }))).toMatch(/^NOT_FOUND/);
    expect((await callerOf(shopper).listReturns({ order_ids: [ids.order_id ?? ""] })).returns).toEqual([]);
    expect(await outcome(callAs(shopper, "getProcess", { process_id: second.id }))).toMatch(/^PERMISSION_DENIED/);
  });
});

/** Everything of the owner's that a stranger could have changed. */
const fingerprint = async (): Promise<string> => {
  const rows = await Promise.all([
    ctx.db.returnProcess.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.returnIntent.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.returnUnit.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.webhookEndpoint.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.credit.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.activity.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
    ctx.db.webhookDelivery.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.webhookReplay.findMany(),
    ctx.db.hold.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.orderImport.findMany({ where: { groupId: owner.groupId } }),
    ctx.db.order.findMany({ where: { groupId: owner.groupId }, orderBy: { id: "asc" } }),
  ]);
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
};
