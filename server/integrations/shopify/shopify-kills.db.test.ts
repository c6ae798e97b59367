import { answersAt } from "@/server/http/serve";
import "@/test/shopify/lead-to-mock.mjs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import { runSyncs } from "@/server/services/connections/sync/run-syncs";
import { callRoute, type RouteCall } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { type MockAdmin, startMockAdmin } from "@/test/shopify/mock-admin";
import type { MockOrder } from "@/test/shopify/mock-order";
import { OTHER_VARIANT, sellingShop } from "@/test/shopify/selling-shop";

const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { POST: postPreferences } = answersAt("/returns/{return_id}/save_client_preferences");
const { POST: postIntent } = answersAt("/returns/intent/start");
const { POST: postReview } = answersAt("/v1/ops/ecommerce/review");
const { POST: postLkss } = answersAt("/v1/ops/update_lkss");

/**
 * Returns from the portal to the shop's books, with the worker killed between Shopify's action and our record of it.
 */
let ctx: TestContext;
let tenant: Tenant;
let admin: MockAdmin;
let order: MockOrder;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());
beforeEach(async () => {
  admin = await startMockAdmin();
  vi.stubEnv("SHOPIFY_MOCK_PORT", new URL(admin.url).port);
  order = sellingShop(admin)();
  ctx.clock.set(new Date());
});
afterEach(async () => {
  await ctx.db.connectionSync.deleteMany({});
  await admin.close();
  vi.unstubAllEnvs();
});

type Outcome = "REFUND" | "REFUND_ONLY" | "EXCHANGE" | "CREDIT";

/** Opens a connected store. For refund-only, no return is opened in Shopify, and the refund is booked on the order. */
const openStore = async (outcome: Outcome): Promise<void> => {
  const time = outcome === "REFUND_ONLY" ? "UNSPECIFIED" : "ON_START";
  const exchange = { ...DEFAULT_STORE_CONFIG.exchange, exchangeFlow: "OPEN" as const };
  tenant = await createTenant(ctx, {
    store: {
      config: { isRestockingEnabled: true, exchange },
      policy: { startReturnOnPlatformTime: `START_RETURN_ON_PLATFORM_TIME_${time}` as const },
    },
  });
  await connectStore(ctx, {
    ...{ actor: tenant.actor, ecommerceId: tenant.store.id, provider: "SHOPIFY", mode: undefined, days: 90 },
    typed: { shop: "acme.myshopify.com", clientSecret: "shpss_secret", accessToken: "shpat_good" },
  });
  await runSyncs(ctx);
};

const call = async (handler: unknown, rest: RouteCall) => {
  const { status, body } = await callRoute(handler, rest);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Creates a return of both units and approves them. */
const makeReturn = async (outcome: Outcome, isOpenedFirst: boolean): Promise<string> => {
  const asked = { order_number: order.name, email: order.email };
  const started = await call(postIntent, { key: tenant.apiKey, body: asked });
  const { return_id, customer_token: key, line_items } = started.order;
  const line = line_items[0].id;
  const params = { return_id };
  const choice = {
    ...{ quantity: 2, return_reason: "TOO_SMALL" },
    refund_option: outcome === "CREDIT" ? "STORE_CREDIT" : "ORIGINAL_PAYMENT_METHOD",
    ...(outcome === "EXCHANGE" ? { exchange_variant_id: OTHER_VARIANT } : {}),
  };
  await call(postPreferences, { key, params, path: `/x?line_item_id=${line}`, body: choice });
  await call(postOption, { key, params, body: { return_method: "DROP_OFF_POINT" } });
  await call(postComplete, { key, params, body: {} });
  if (isOpenedFirst) await runDueActivities(ctx);
  const staff = (handler: unknown, body: unknown) => call(handler, { key: tenant.apiKey, body });
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"]) await staff(postLkss, { process_id: return_id, lkss });
  const review = { line_item_id: line, status: "APPROVED", user: "test" };
  await staff(postReview, { process_id: return_id, reviews: [review, review] });
  return return_id;
};

/** Starts a worker that, once killed, no longer reaches the database. */
const mortalWorker = () => {
  let isDead = false;
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (from, name) => {
        const value: unknown = Reflect.get(from, name);
        if (typeof value === "function")
          return (...given: unknown[]) => (isDead ? new Promise(() => undefined) : Reflect.apply(value, from, given));
        return typeof value === "object" && value !== null && typeof name === "string" ? wrap(value) : value;
      },
    });
  const db = wrap(ctx.db);
  const partners = resolvePartners(ctx.sandbox, createConnectedPartners({ ...ctx, db }));
  return {
    run: () => runDueActivities({ ...ctx, db, partners }),
    kill: () => {
      isDead = true;
    },
  };
};

const free = () =>
  ctx.db
    .$executeRaw`update activities set lease_until = null, due_at = now() - interval '1 second' where state = 'PENDING'`;

const settle = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    ctx.clock.advance(125_000);
    await free();
    await runDueActivities(ctx);
  }
};

/** Returns what Shopify's books contain for the return. */
const books = () => ({
  refunds: order.refunds.map(({ transactionRows }) => transactionRows[0]?.amountSet.presentmentMoney.amount),
  exchanges: admin.shop.orders.filter((one) => one.sourceIdentifier !== null && one.cancelledAt === null).length,
  credits: admin.shop.giftCards.map(({ initial }) => initial.amount),
  returns: order.returnRows.map(({ status }) => status),
  stock: admin.shop.variants.get("gid://shopify/ProductVariant/501")?.available,
});

const NOTHING = { refunds: [], exchanges: 0, credits: [], returns: ["CLOSED"], stock: 52 };
const EXPECTED = {
  REFUND: { ...NOTHING, refunds: ["98.00"] },
  REFUND_ONLY: { ...NOTHING, refunds: ["98.00"], returns: [] },
  EXCHANGE: { ...NOTHING, exchanges: 1 },
  CREDIT: { ...NOTHING, credits: ["98.00"] },
};

const CHANGES = ["ReturnCreate", "OrderNoteSet", "StockAdjust", "ReturnClose"];
const CASES = [
  ...["nothing", ...CHANGES, "ReturnProcess"].map((killedAt) => ["REFUND", killedAt] as const),
  ...["nothing", "RefundCreate"].map((killedAt) => ["REFUND_ONLY", killedAt] as const),
  ...["nothing", "ExchangeCreate", "StockAdjust"].map((killedAt) => ["EXCHANGE", killedAt] as const),
  ...["nothing", "GiftCardCreate", "StockAdjust"].map((killedAt) => ["CREDIT", killedAt] as const),
];

test.each(CASES)("%s, worker killed after %s: Shopify's books contain everything once", async (outcome, killedAt) => {
  await openStore(outcome);
  const id = await makeReturn(outcome, killedAt !== "ReturnCreate");
  if (killedAt !== "nothing") {
    admin.disturb(killedAt, "HANG");
    const worker = mortalWorker();
    for (let round = 0; round < 6 && admin.hung === 0; round += 1) {
      await free();
      const isOver = worker.run();
      await Promise.race([
        isOver,
        vi.waitUntil(() => admin.hung > 0, { timeout: 10_000, interval: 10 }).catch(() => null),
      ]);
    }
    worker.kill();
    expect(admin.hung).toBe(1);
  }
  await settle();
  const { status, activities } = await getProcess(ctx.db, tenant.actor, id);
  const open = activities.filter(({ state }) => state !== "DONE" && state !== "SKIPPED");
  expect([status, open.map(({ name, state, lastError }) => [name, state, lastError])]).toEqual(["COMPLETED", []]);
  expect(books()).toEqual(EXPECTED[outcome]);
});
