import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { findOrderByNumber } from "@/server/db/orders/orders";
import type { Connection } from "@/server/domain/connections/types";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopOrderLine, shopOrderRecord, shopProductRecord } from "@/test/connected-shop/records";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { hangingAt } from "@/test/hanging-statements";
import { killedBeforeCommit } from "@/test/killed-before-commit";
import { settingsScene } from "@/test/settings-scene";
import { runSyncs } from "./run-syncs";

let ctx: TestContext;
let tenant: Tenant;
let shop: ConnectedShop;
let connection: Connection;

beforeAll(async () => {
  ctx = await openTestContext({ now: new Date("2026-11-20T12:00:00Z"), shops: [fakeShopProvider] });
});
afterAll(() => ctx.close());
beforeEach(async () => {
  tenant = await createTenant(ctx);
  shop = await startConnectedShop();
  connection = await connectShop(ctx, tenant, shop);
});
afterEach(async () => {
  await shop.close();
  await ctx.db.connectionSync.deleteMany({});
});

const put = (count: number, from = 1) => {
  for (let id = from; id < from + count; id += 1)
    shop.books.putOrder(
      shopOrderRecord(String(1_000 + id), { updatedAt: `2026-11-01T10:${String(id % 60).padStart(2, "0")}:00.000Z` }),
    );
};
const orders = () => ctx.db.order.count({ where: { ecommerceId: tenant.store.id } });
const sync = (subject: "PRODUCTS" | "ORDERS" = "ORDERS") =>
  ctx.db.connectionSync.findUniqueOrThrow({
    where: { connectionId_subject: { connectionId: connection.id, subject } },
  });
const order = (orderNumber: string) =>
  findOrderByNumber(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, orderNumber });

test("backfills products first, then every order once, page by page, and continues hourly from its start time", async () => {
  put(23);
  shop.state.pageSize = 10;
  shop.books.putProduct(shopProductRecord());
  await runSyncs(ctx);
  expect(shop.state.requests).toEqual(["GET /products", "GET /orders", "GET /orders", "GET /orders"]);
  expect(await orders()).toBe(23);
  expect(await ctx.db.syncedOrder.count({ where: { connectionId: connection.id } })).toBe(23);
  expect(await ctx.db.variant.count({ where: { groupId: tenant.groupId } })).toBe(2);
  expect(await sync()).toMatchObject({
    ...{ phase: "FOLLOWING", state: "DONE", total: 23, cursor: "", error: "" },
    counts: { read: 23, created: 23, refused: 0, newestAt: "2026-11-01T10:23:00.000Z" },
    // The shop's newest change is older than the start, because its clock may be behind.
    ...{ since: new Date("2026-11-01T10:08:00Z"), syncedAt: ctx.clock.now() },
    dueAt: new Date(ctx.clock.now().getTime() + 3_600_000),
  });

  shop.books.editOrder("1005", () => ({ deliveredAt: "2026-11-05T09:00:00.000Z" }));
  shop.books.putOrder(shopOrderRecord("1999", { updatedAt: "2026-11-20T12:30:00.000Z" }));
  await runSyncs(ctx);
  expect(await orders()).toBe(23);
  ctx.clock.advance(3_600_000);
  await runSyncs(ctx);
  expect(await orders()).toBe(24);
  // The counts are those of the last run, so they match what it read.
  expect(await sync()).toMatchObject({ state: "DONE", total: null });
  const { read, created, updated, unchanged } = (await sync()).counts as Record<string, number>;
  expect([created, (created ?? 0) + (updated ?? 0) + (unchanged ?? 0)]).toEqual([1, read]);
  ctx.clock.set(new Date("2026-11-20T12:00:00Z"));
});

test("reads products of a store with order sync turned off, and its orders once it is on again", async () => {
  const { set } = settingsScene(ctx);
  await set(tenant, "ecommerce", { orders_sync_disabled: true });
  put(3);
  shop.books.putProduct(shopProductRecord());
  await runSyncs(ctx);
  expect(shop.state.requests).toEqual(["GET /products"]);
  expect(await orders()).toBe(0);
  expect(await sync()).toMatchObject({
    ...{ state: "PENDING", error: "Order sync is turned off in this store's settings." },
    dueAt: new Date(ctx.clock.now().getTime() + 300_000),
  });
  await set(tenant, "ecommerce", { orders_sync_disabled: false });
  ctx.clock.advance(300_000);
  await runSyncs(ctx);
  expect(await orders()).toBe(3);
  expect(await sync()).toMatchObject({ state: "DONE", error: "" });
  ctx.clock.set(new Date("2026-11-20T12:00:00Z"));
});

test("reads a page again after being killed in the middle, without duplicates", async () => {
  put(59);
  shop.state.pageSize = 10;
  await ctx.db.connectionSync.deleteMany({ where: { subject: "PRODUCTS" } });
  let pages = 0;
  for (let kill = 0; kill < 3; kill += 1) {
    const isPage = (text: string) =>
      !text.includes("returning") && (text.includes("'FOLLOWING'") || text.includes("lease_until ="));
    const db = hangingAt(ctx.db, (text) => isPage(text) && pages++ >= kill);
    void runSyncs({ ...ctx, db });
    await expect.poll(() => pages > kill, { interval: 5, timeout: 5_000 }).toBe(true);
    pages = 0;
    ctx.clock.advance(181_000);
  }
  await runSyncs(ctx);
  expect(await orders()).toBe(59);
  expect(await ctx.db.orderLine.count({ where: { groupId: tenant.groupId } })).toBe(59);
  expect(await sync()).toMatchObject({ state: "DONE", attempt: 4 });
  ctx.clock.set(new Date("2026-11-20T12:00:00Z"));
});

test("neither stores nor counts an order whose transaction was not committed", async () => {
  put(1);
  await runSyncs(killedBeforeCommit(ctx));
  expect([await orders(), await ctx.db.syncedOrder.count({ where: { connectionId: connection.id } })]).toEqual([0, 0]);
});

test.each([
  ["a rate limit", { kind: "answer", status: 429, headers: { "retry-after": "7" } } as const, 7, /429/],
  ["refused credentials", { kind: "answer", status: 401 } as const, 300, /401/],
  ["an outage", { kind: "answer", status: 503 } as const, 15, /503/],
  ["a broken connection", { kind: "break" } as const, 15, /closed/],
])("reports %s and continues at the same page", async (_, trouble, seconds, words) => {
  put(15);
  shop.state.pageSize = 10;
  await ctx.db.connectionSync.deleteMany({ where: { subject: "PRODUCTS" } });
  const asked = shop.state.requests;
  shop.trouble(/^\/orders$/, trouble);
  await runSyncs(ctx);
  const waiting = await sync();
  expect(waiting).toMatchObject({ state: "PENDING", failures: 1, error: expect.stringMatching(words) });
  expect(waiting.dueAt).toEqual(new Date(ctx.clock.now().getTime() + seconds * 1_000));
  await runSyncs(ctx);
  expect(asked).toHaveLength(1);
  ctx.clock.advance(seconds * 1_000);
  await ctx.db.connection.updateMany({
    where: { id: connection.id },
    data: { state: "CONNECTED", attentionReason: "" },
  });
  await runSyncs(ctx);
  expect(await orders()).toBe(15);
  // The last sync is shown with its end time, not its start time.
  expect(await sync()).toMatchObject({ state: "DONE", error: "", failures: 0, syncedAt: ctx.clock.now() });
  ctx.clock.set(new Date("2026-11-20T12:00:00Z"));
});

test("waits for an export that the shop is still preparing", async () => {
  put(3);
  await ctx.db.connectionSync.deleteMany({ where: { subject: "PRODUCTS" } });
  shop.state.exportSeconds = 20;
  await runSyncs(ctx);
  expect(await sync()).toMatchObject({
    state: "PENDING",
    error: "",
    dueAt: new Date(ctx.clock.now().getTime() + 20_000),
  });
  ctx.clock.advance(20_000);
  await runSyncs(ctx);
  expect(await orders()).toBe(3);
  ctx.clock.set(new Date("2026-11-20T12:00:00Z"));
});

test("keeps its position when paused and resumes there", async () => {
  put(15);
  shop.state.pageSize = 10;
  const stop = new AbortController();
  const stopping = {
    ...ctx,
    clock: {
      now: () => {
        if (shop.state.requests.includes("GET /orders")) stop.abort();
        return ctx.clock.now();
      },
    },
  };
  await runSyncs(stopping, { signal: stop.signal });
  expect(await orders()).toBe(10);
  await ctx.db.connectionSync.updateMany({ where: { subject: "ORDERS" }, data: { state: "PAUSED" } });
  await runSyncs(ctx);
  expect(await orders()).toBe(10);
  await ctx.db.connectionSync.updateMany({ where: { subject: "ORDERS" }, data: { state: "PENDING" } });
  await runSyncs(ctx);
  expect(await orders()).toBe(15);
  expect(shop.state.requests.filter((request) => request === "GET /orders")).toHaveLength(2);
});

test("separates two stores whose shops use the same IDs and numbers", async () => {
  const other = await createTenant(ctx);
  const second = await startConnectedShop({ name: "shop-2" });
  const theirs = await connectShop(ctx, other, second);
  put(1);
  second.books.putOrder(shopOrderRecord("1001", { order: { email: "other@example.com" } }));
  await runSyncs(ctx);
  await second.close();
  const found = await ctx.db.order.findMany({
    where: { orderNumber: "1001", groupId: { in: [tenant.groupId, other.groupId] } },
  });
  expect(found.map(({ ecommerceId, email }) => [ecommerceId, email]).sort()).toEqual(
    [
      [tenant.store.id, "shopper-1001@example.com"],
      [other.store.id, "other@example.com"],
    ].sort(),
  );
  expect(await ctx.db.syncedOrder.count({ where: { connectionId: theirs.id } })).toBe(1);
});

test("takes an order that is a cent off, one with a tip, and one with more discount than price", async () => {
  const line = (changes: object) => [shopOrderLine("a", { taxMinor: 0, ...changes })];
  const paid = (capturedMinor: number) => [
    { platformPaymentId: "p", processor: "x", method: "card", label: "", capturedMinor },
  ];
  shop.books.putOrder(shopOrderRecord("1", { order: { lines: line({}), payments: paid(3_999) } }));
  shop.books.putOrder(shopOrderRecord("2", { order: { lines: line({}), payments: paid(4_500) } }));
  shop.books.putOrder(shopOrderRecord("3", { order: { lines: line({ discountMinor: 5_000 }), payments: paid(0) } }));
  shop.books.putOrder(shopOrderRecord("4", { order: { purchasedAt: "2027-01-01T00:00:00.000Z" } }));
  await runSyncs(ctx);
  expect(await order("1")).toMatchObject({ orderDiscountMinor: 1, shippingPriceMinor: 0 });
  expect(await order("2")).toMatchObject({ orderDiscountMinor: 0, shippingPriceMinor: 0, feesMinor: 500 });
  expect(await order("3")).toMatchObject({ lines: [{ discountMinor: 4_000 }] });
  expect(await sync()).toMatchObject({ counts: { created: 3, refused: 1 }, report: { refusals: [{ record: "#4" }] } });
});
