import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { Connection } from "@/server/domain/connections/types";
import { receiveHook } from "@/server/http/hooks";
import type { HookEvent } from "@/server/partners/provider";
import { webhookBody } from "@/server/presenters/webhook-body";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { shopOrderRecord, shopProductRecord } from "@/test/connected-shop/records";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { settingsScene } from "@/test/settings-scene";
import { runHookEvents } from "./run-hook-events";

let ctx: TestContext;
let tenant: Tenant;
let shop: ConnectedShop;
let connection: Connection;

beforeAll(async () => {
  ctx = await openTestContext({ now: new Date("2026-11-20T12:00:00Z"), shops: [fakeShopProvider] });
  setContext(ctx);
});
afterAll(() => ctx.close());
beforeEach(async () => {
  tenant = await createTenant(ctx);
  shop = await startConnectedShop();
  connection = await connectShop(ctx, tenant, shop);
});
afterEach(() => shop.close());

type Sent = { body: Buffer; headers: Record<string, string> };
const post = ({ body, headers }: Sent, id = connection.id) =>
  receiveHook(new Request(`http://localhost/hooks/${id}`, { method: "POST", body: new Uint8Array(body), headers }), {
    params: Promise.resolve({ connection_id: id }),
  });
const tell = async (...events: Partial<HookEvent>[]) => (await post(shop.hook(events))).status;
const run = () => runHookEvents(ctx, { render: webhookBody });
const events = () => ctx.db.hookEvent.findMany({ where: { connectionId: connection.id }, orderBy: { id: "asc" } });
const count = () => ctx.db.order.count({ where: { ecommerceId: tenant.store.id } });
const reads = (path: string) => shop.state.requests.filter((request) => request === `GET ${path}`).length;

test("answers an event once it is stored, stores it once, and joins it with waiting events about the same order", async () => {
  shop.books.putOrder(shopOrderRecord("1"));
  expect(await tell({ eventId: "a", subject: "1" }, { eventId: "b", subject: "1" })).toBe(200);
  expect(await tell({ eventId: "a", subject: "1" })).toBe(200);
  expect(ctx.woken).toContain("hooks");
  expect(await events()).toHaveLength(2);
  await run();
  expect([await count(), reads("/orders/1")]).toEqual([1, 1]);
  expect((await events()).map(({ state }) => state)).toEqual(["DONE", "DONE"]);
});

test("distinguishes a wrong signature, an unknown connection, a disconnected one, and an invalid body", async () => {
  const hook = shop.hook([{ subject: "1" }]);
  const forged = { ...hook, headers: { "x-fake-signature": "0".repeat(64) } };
  expect((await post(forged)).status).toBe(401);
  expect((await post({ ...hook, headers: {} })).status).toBe(401);
  expect(await ctx.db.connectionCall.count({ where: { connectionId: connection.id, status: 401 } })).toBe(1);
  const unknown = await post(hook, "con_unknown");
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { reason: "NOT_FOUND" }]);
  const second = await startConnectedShop({ name: "other" });
  expect((await post(second.hook([{ subject: "1" }]))).status).toBe(401);
  await second.close();
  const large = { body: Buffer.alloc(1024 * 1024 + 1), headers: {} };
  expect((await post(large)).status).toBe(413);
  await ctx.db.connection.update({ where: { id: connection.id }, data: { state: "DISCONNECTED" } });
  const past = await post(hook);
  expect([past.status, await past.json()]).toMatchObject([410, { status: 410 }]);
  expect(await events()).toEqual([]);
});

test("answers 400 to an unreadable body with a valid signature", async () => {
  const { signFakeHook } = await import("@/test/connected-shop/fake-provider");
  const body = Buffer.from("{no json");
  const headers = { "x-fake-signature": signFakeHook(shop.state.hookSecret, body) };
  expect((await post({ body, headers })).status).toBe(400);
});

test("ends at the shop's state whatever the order of events: deleted orders go, restored ones stay", async () => {
  shop.books.putOrder(shopOrderRecord("1"));
  shop.books.putOrder(shopOrderRecord("2"));
  await tell({ subject: "1" }, { subject: "2" });
  await run();
  shop.books.removeOrder("1");
  await tell({ topic: "ORDER_DELETED", subject: "1" }, { subject: "1" }, { topic: "ORDER_DELETED", subject: "2" });
  await run();
  expect(await count()).toBe(1);
  // No deletion was sent: the order may only be hidden from these credentials.
  shop.books.removeOrder("2");
  await tell({ subject: "2" });
  await run();
  expect(await count()).toBe(1);
});

test("ignores order events while the store's order sync is off", async () => {
  const { set } = settingsScene(ctx);
  await set(tenant, "ecommerce", { orders_sync_disabled: true });
  shop.books.putOrder(shopOrderRecord("1"));
  await tell({ subject: "1" });
  await run();
  expect([await count(), (await events())[0]?.state]).toEqual([0, "DONE"]);
  expect(shop.state.requests).toEqual([]);
  await set(tenant, "ecommerce", { orders_sync_disabled: false });
  await tell({ subject: "1" });
  await run();
  expect(await count()).toBe(1);
});

test("adds and removes products, and never offers one that is no longer sold", async () => {
  shop.books.putProduct(shopProductRecord());
  await tell({ topic: "PRODUCT", subject: "product-1" });
  await run();
  shop.books.removeProduct("product-1");
  await tell({ topic: "PRODUCT_DELETED", subject: "product-1" });
  await run();
  const variants = await ctx.db.variant.findMany({ where: { groupId: tenant.groupId } });
  expect(variants.map(({ stock }) => stock)).toEqual([0, 0]);
});

test("waits for a shop that doesn't answer, drops unneeded events, and leaves faults to people", async () => {
  shop.books.putOrder(shopOrderRecord("1"));
  shop.trouble(/orders/, { kind: "answer", status: 503 });
  await tell({ subject: "1" }, { topic: "IGNORED", subject: "x" });
  await run();
  const [waiting, dropped] = await events();
  expect(waiting).toMatchObject({ state: "PENDING", attempts: 0, lastError: expect.stringContaining("503") });
  expect(dropped).toMatchObject({ state: "DROPPED" });
  ctx.clock.advance(15_000);
  await run();
  expect(await count()).toBe(1);
  shop.books.putOrder(shopOrderRecord("9", { order: { purchasedAt: "2029-01-01T00:00:00.000Z" } }));
  await tell({ subject: "9" });
  for (let round = 0; round < 10; round += 1) {
    await run();
    ctx.clock.advance(900_000);
  }
  expect((await events())[2]).toMatchObject({
    state: "FAILED",
    attempts: 10,
    lastError: expect.stringContaining("#9"),
  });
});

test("lists an order that can't be read for a week and stops asking for it", async () => {
  shop.books.putOrder(shopOrderRecord("1"));
  shop.trouble(/orders/, { kind: "answer", status: 503 });
  await tell({ subject: "1" });
  await run();
  expect((await events())[0]).toMatchObject({ state: "PENDING" });
  ctx.clock.advance(8 * 86_400_000);
  shop.trouble(/orders/, { kind: "answer", status: 503 });
  await run();
  expect((await events())[0]).toMatchObject({ state: "FAILED", lastError: expect.stringContaining("503") });
});

test("asks for attention when the app was removed, but not if it has been connected again since", async () => {
  await tell({ topic: "UNINSTALLED", subject: "shop" });
  await ctx.db.connection.update({
    where: { id: connection.id },
    data: { updatedAt: new Date(ctx.clock.now().getTime() + 1) },
  });
  await run();
  expect((await ctx.db.connection.findUniqueOrThrow({ where: { id: connection.id } })).state).toBe("CONNECTED");
  ctx.clock.advance(1_000);
  await tell({ topic: "UNINSTALLED", subject: "shop" });
  await run();
  expect(await ctx.db.connection.findUniqueOrThrow({ where: { id: connection.id } })).toMatchObject({
    ...{ state: "NEEDS_ATTENTION", attentionReason: "UNINSTALLED" },
  });
});

test("erases a customer at the shop's request, and all of them when the shop closes", async () => {
  for (const id of ["1", "2", "3"]) shop.books.putOrder(shopOrderRecord(id));
  await tell({ subject: "1" }, { subject: "2" }, { subject: "3" });
  await run();
  await tell({ topic: "CUSTOMER_ERASURE", subject: "c", person: { email: "Shopper-1@example.com", orderIds: ["2"] } });
  await run();
  const emails = async () =>
    (await ctx.db.order.findMany({ where: { ecommerceId: tenant.store.id }, orderBy: { orderNumber: "asc" } })).map(
      ({ email }) => email,
    );
  expect(await emails()).toEqual(["", "", "shopper-3@example.com"]);
  expect((await events()).at(-1)).toMatchObject({ state: "DONE", person: null });
  await tell({ topic: "SHOP_ERASURE", subject: "shop" });
  await ctx.db.connection.update({ where: { id: connection.id }, data: { state: "DISCONNECTED" } });
  await run();
  expect(await emails()).toEqual(["", "", ""]);
});

test("forwards a customer's data request to those who may export the data", async () => {
  const user = await ctx.db.user.create({
    data: {
      id: ctx.ids.next("usr"),
      email: `owner-${tenant.groupId}@example.com`,
      name: "Olga",
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.membership.create({ data: { userId: user.id, groupId: tenant.groupId, role: "owner" } });
  await tell({ topic: "CUSTOMER_DATA_REQUEST", subject: "c", person: { email: "ada@example.com", orderIds: [] } });
  await run();
  expect(ctx.sentMails.at(-1)).toMatchObject({ to: user.email, text: expect.stringContaining("ada@example.com") });
  expect((await events())[0]).toMatchObject({ state: "DONE", person: null });
});
