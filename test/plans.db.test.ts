import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANALYTICS_BASES, ANALYTICS_DIMENSIONS } from "@/contract/vocabulary/analytics";
import { RESOLUTIONS, RETURN_SORTS } from "@/contract/vocabulary/return-list";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { listProblems } from "@/server/db/overview/problems";
import { listSyncedEmails } from "@/server/db/people/synced-people";
import { findProcessId, getProcess, listByPlatformId, pageProcesses } from "@/server/db/returns/processes";
import { listReviewers, listTagsInUse } from "@/server/db/returns/return-work";
import { countOrdersOfShopper } from "@/server/db/returns/returns-of-shopper";
import { listTimeline } from "@/server/db/returns/timeline";
import { readBulkOffers } from "@/server/db/search/bulk-offers";
import { EVERY_RETURN, type ReturnFilter } from "@/server/db/search/return-filter";
import { countReturnRows, countReturnViews, listReturnRows } from "@/server/db/search/return-rows";
import { searchProcesses } from "@/server/db/search/search";
import { addDays, localDay } from "@/server/kernel/local-day";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { checkConnections } from "@/server/services/connections/health/check-connections";
import { sendConnectionNotices } from "@/server/services/connections/health/send-connection-notices";
import { runHookEvents } from "@/server/services/connections/hooks/run-hook-events";
import { takeHook } from "@/server/services/connections/hooks/take-hook";
import { runSyncs } from "@/server/services/connections/sync/run-syncs";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { findOrders } from "@/server/services/orders/find-orders";
import { readCustomer } from "@/server/services/orders/read-customer";
import { readOrder } from "@/server/services/orders/read-order";
import { listSummaries } from "@/server/services/processes/list-summaries";
import { lookAtOrder } from "@/server/services/returns/look-at-order";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { startConnectedShop } from "./connected-shop";
import { connectShop } from "./connected-shop/connect-shop";
import { fakeShopProvider } from "./connected-shop/fake-provider";
import { putAtShop } from "./connected-shop/put-at-shop";
import { shopOrderRecord, shopProductRecord } from "./connected-shop/records";
import { createTestContext, type TestContext } from "./context";
import { createTestDatabase, type TestDatabase } from "./database";
import { createOrder, createReturn, createTenant, type Tenant } from "./factories";
import { findWalks, listenToStatements, OF_FEW, type Walk } from "./plans";
import { dashboardAs } from "./team-scene";

let database: TestDatabase;
let ctx: TestContext;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url, shops: [fakeShopProvider] });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // With few rows a scan would be the best plan; on a large table it is used only when nothing else is possible.
  await client.query("set enable_seqscan = off");
  // Both read one side completely, whatever its indexes; for row-by-row access through an index, there must be one.
  await client.query("set enable_hashjoin = off");
  await client.query("set enable_mergejoin = off");
});
afterAll(async () => {
  await client.end();
  await ctx.close();
  await database.drop();
});

/** Configuration: these tables grow with merchants and their staff, not with returns. */
const SMALL = new Set([
  "groups",
  "ecommerces",
  "policies",
  "policy_simulations",
  "warehouses",
  "api_keys",
  "users",
  "memberships",
  "webhook_endpoints",
  "process_counts",
  "order_imports",
  "saved_views",
  "list_looks",
  "bulk_jobs",
  "rate_buckets",
  "metrics_leases",
  "list_anchors",
  "failure_windows",
  "connections",
  "connection_syncs",
]);

const walksOf = async (work: () => Promise<void>): Promise<Walk[]> => {
  const { texts, stop } = listenToStatements();
  try {
    await work();
  } finally {
    stop();
  }
  expect(texts.size).toBeGreaterThan(3);
  const walks: Walk[] = [];
  await client.query("begin");
  // Plans as for a million rows per page of growing tables, indexes included: PostgreSQL ignores an index's first page
  // in its estimate. The catalog stays unchanged.
  const grown = "relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and relname <> all($1)";
  const pages = "case relkind when 'i' then 2 else 1 end";
  const few = [...SMALL, ...OF_FEW];
  await client.query(`update pg_class set relpages = ${pages}, reltuples = 1000000 where ${grown}`, [few]);
  for (const statement of texts)
    walks.push(...(await findWalks(client, { statement, isSmall: (table) => SMALL.has(table) })));
  await client.query("rollback");
  return walks.map((walk) => ({ ...walk, statement: walk.statement.replaceAll(/\s+/g, " ").slice(0, 300) }));
};

const work = async () => {
  await runDueActivities(ctx);
  await runDueTimers(ctx);
  await relayOutbox(ctx, { render: () => "{}" });
  await attemptDueDeliveries(ctx);
};

const wholeReturn = async (tenant: Tenant): Promise<string> => {
  const { actor } = tenant;
  const { id: processId } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  for (const to of ["COLLECTED", "IN_WAREHOUSE"] as const)
    await updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to });
  const { units } = await getProcess(ctx.db, actor, processId);
  const lines = units.map(({ orderLineId }) => ({
    ...{ lineItemId: orderLineId, status: "APPROVED" as const, rejectReason: "", showRejectReason: false },
    ...{ user: "test", reviewedAt: ctx.clock.now().toISOString() },
  }));
  await recordReview(ctx, { actor, processId, lines, override: null });
  return processId;
};

/** A value for every field. */
const NARROW: ReturnFilter = {
  ...{ statuses: STATUS_KEYS, reasons: ["TOO_SMALL"], resolutions: RESOLUTIONS, methods: RETURN_METHODS },
  ...{ carriers: ["any"], countries: ["NL"], warehouses: ["any"], hasDocuments: true, parcels: SHIPPING_STATUSES },
  ...{ skus: ["any"], reviewers: ["any"], assignees: ["any"], tags: ["any"], hasWithdrawal: true, isTesting: true },
  ...{ updatedFrom: "2026-01-01", updatedTo: "2026-12-31" },
  ...{ createdFrom: "2026-01-01", createdTo: "2026-12-31", createdDays: 30, idleDays: 1 },
  ...{ valueFromMinor: 1, valueToMinor: 1_000_000 },
  analytics: { ecommerceId: "any", basis: "RETURN", from: "2026-01-01", to: "2026-12-31", by: "PRODUCT", key: "any" },
};

test("detects a table that is scanned without an index", async () => {
  const isSmall = () => false;
  const found = await findWalks(client, { statement: "select 1 from return_processes where lang = $1", isSmall });
  expect(found.map(({ table }) => table)).toEqual(["return_processes"]);
  const none = await findWalks(client, { statement: "select 1 from return_processes where id = $1", isSmall });
  expect(none).toEqual([]);
});

test("a whole return, and the search for due work, find all rows of growing tables by an index", async () => {
  const tenant = await createTenant(ctx);
  expect(
    await walksOf(async () => {
      await wholeReturn(tenant);
      await work();
      await cleanUp(ctx, { render: webhookBody });
    }),
  ).toEqual([]);
}, 60_000);

test("analytics find all rows of growing tables by an index", async () => {
  const tenant = await createTenant(ctx);
  await wholeReturn(tenant);
  const today = localDay(ctx.clock.now(), tenant.store.timeZone);
  const look = { ecommerce_id: tenant.store.id, from: addDays(today, -29), to: today };
  const api = dashboardAs(ctx, tenant.actor);
  expect(
    await walksOf(async () => {
      for (const basis of ANALYTICS_BASES) await api.getAnalytics({ ...look, basis });
      for (const by of ANALYTICS_DIMENSIONS) await api.getAnalyticsBreakdown({ ...look, by });
    }),
  ).toEqual([]);
}, 60_000);

test("lists, searches and lookups find all rows of growing tables by an index", async () => {
  const tenant = await createTenant(ctx);
  const { actor, store } = tenant;
  const id = await wholeReturn(tenant);
  const { order, returnCode } = await getProcess(ctx.db, actor, id);
  const call = { actor, page: 0, pageSize: 25 };
  const filters = [
    {},
    { orderId: order.id },
    { orderNumber: order.orderNumber },
    { status: "COMPLETED" },
    { customerEmail: order.email },
  ];
  const narrow = { ...actor, ecommerceIds: [store.id] };
  const page = { now: ctx.clock.now(), cursor: null, limit: 25 };
  expect(
    await walksOf(async () => {
      for (const filter of filters) await listSummaries(ctx, { ...call, filter });
      await listSummaries(ctx, { ...call, actor: narrow, page: 1_000, filter: {} });
      await pageProcesses(ctx.db, narrow, { walk: "w", filter: {}, page: 0, pageSize: 25 });
      for (const query of [returnCode, "de wit", order.orderNumber, ""])
        for (const scope of [actor, narrow])
          await searchProcesses(ctx.db, scope, { filter: { query }, before: null, limit: 25 });
      for (const view of RETURN_VIEWS)
        await listReturnRows(ctx.db, actor, { ...page, choice: { ...EVERY_RETURN, view } });
      for (const sort of RETURN_SORTS)
        await listReturnRows(ctx.db, actor, { ...page, choice: { ...EVERY_RETURN, sort } });
      await listReturnRows(ctx.db, actor, { ...page, choice: { ...EVERY_RETURN, query: "wit" } });
      await listReturnRows(ctx.db, actor, { ...page, choice: { ...EVERY_RETURN, filter: NARROW } });
      // Each alone: in combination, the index of one hides that another has none.
      const { filter: none } = EVERY_RETURN;
      for (const [field, value] of Object.entries(NARROW))
        await listReturnRows(ctx.db, actor, {
          ...page,
          choice: { ...EVERY_RETURN, filter: { ...none, [field]: value } },
        });
      await listTagsInUse(ctx.db, actor);
      await listReviewers(ctx.db, actor);
      await countOrdersOfShopper(ctx.db, actor, order.email);
      await countReturnRows(ctx.db, actor, { choice: EVERY_RETURN, now: ctx.clock.now(), most: 1000 });
      await countReturnViews(ctx.db, actor, 1000);
      for (const chosen of [
        { choice: EVERY_RETURN, ids: [] },
        { choice: null, ids: [id] },
      ])
        await readBulkOffers(ctx.db, actor, { ...chosen, now: ctx.clock.now(), most: 1000 });
      await findProcessId(ctx.db, actor, { returnCode });
      await listByPlatformId(ctx.db, actor, { platformProcessId: "none", ecommerceId: "" });
      for (const query of [order.orderNumber, order.email, "de W"]) await findOrders(ctx, { actor, query });
      await lookAtOrder(ctx, { actor, orderId: order.id });
      await readOrder(ctx, { actor, orderId: order.id });
      for (const of of [order.id, returnCode]) await readCustomer(ctx, { actor, id: of, most: 50 });
      await listTimeline(ctx.db, actor, id);
      await listProblems(ctx.db, actor, { after: null, limit: 25 });
    }),
  ).toEqual([]);
}, 60_000);

test("connections, their syncs and their events find all rows of growing tables by an index", async () => {
  const tenant = await createTenant(ctx);
  const shop = await startConnectedShop();
  const { id } = await connectShop(ctx, tenant, shop);
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const asked = { connection_id: id };
  for (const one of ["1", "2", "3"]) shop.books.putOrder(shopOrderRecord(one));
  shop.books.putProduct(shopProductRecord());
  const order = await createOrder(ctx, tenant, {});
  await putAtShop(ctx, { order, shop, connectionId: id });
  await createReturn(ctx, tenant, { order });
  expect(
    await walksOf(async () => {
      await runSyncs(ctx);
      shop.books.removeOrder("2");
      shop.books.removeProduct("product-1");
      const hook = shop.hook([
        ...[{ subject: "1" }, { topic: "ORDER_DELETED" as const, subject: "2" }, { subject: order.platformOrderId }],
        ...[{ topic: "PRODUCT_DELETED" as const, subject: "product-1" }, { topic: "IGNORED" as const }],
      ]);
      expect(await takeHook(ctx, { connectionId: id, hook })).toBe("STORED");
      expect(await takeHook(ctx, { connectionId: id, hook: { ...hook, headers: {} } })).toBe("FORGED");
      await runHookEvents(ctx, { render: webhookBody });
      for (const platformOrderIds of [["1"], null])
        await listSyncedEmails(ctx.db, { connectionId: id, platformOrderIds, limit: 10 });
      await ctx.db.hookEvent.updateMany({ where: { connectionId: id }, data: { state: "FAILED" } });
      for (const ask of [caller.listFailedEvents, caller.retryFailedEvents, caller.getConnectionDetail])
        await ask(asked);
      for (const ask of [caller.listConnectionCalls, caller.getDisconnectEffects, caller.testConnection])
        await ask(asked);
      await caller.syncAgain(asked);
      await checkConnections(ctx);
      await sendConnectionNotices(ctx);
      await cleanUp(ctx, { render: webhookBody });
      await caller.disconnectStore(asked);
    }),
  ).toEqual([]);
  await shop.close();
}, 60_000);
