import { hangingAt } from "@/test/hanging-statements";
import "@/test/shopify/lead-to-mock.mjs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "@/server/domain/connections/types";
import { hmacSha256 } from "@/server/kernel/crypto";
import { webhookBody } from "@/server/presenters/webhook-body";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { runHookEvents } from "@/server/services/connections/hooks/run-hook-events";
import { takeHook } from "@/server/services/connections/hooks/take-hook";
import { runSyncs } from "@/server/services/connections/sync/run-syncs";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { type MockAdmin, startMockAdmin } from "@/test/shopify/mock-admin";
import type { MockOrder } from "@/test/shopify/mock-order";
import { sellingShop } from "@/test/shopify/selling-shop";

/** The whole product, as far as it runs in one process, against Shopify's published schema over HTTP. */
let ctx: TestContext;
let tenant: Tenant;
let admin: MockAdmin;
let place: () => MockOrder;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  admin = await startMockAdmin();
  vi.stubEnv("SHOPIFY_MOCK_PORT", new URL(admin.url).port);
  place = sellingShop(admin);
  tenant = await createTenant(ctx);
  ctx.clock.set(new Date());
});
afterEach(async () => {
  await ctx.db.connectionSync.deleteMany({});
  await ctx.db.hookEvent.deleteMany({});
  await admin.close();
  vi.unstubAllEnvs();
});

const connect = (): Promise<Connection> =>
  connectStore(ctx, {
    ...{ actor: tenant.actor, ecommerceId: tenant.store.id, provider: "SHOPIFY", mode: undefined, days: 90 },
    typed: { shop: "acme.myshopify.com", clientSecret: "shpss_secret", accessToken: "shpat_good" },
  });
const orders = () => ctx.db.order.findMany({ where: { ecommerceId: tenant.store.id } });
const sync = ({ id }: Connection) =>
  ctx.db.connectionSync.findUniqueOrThrow({ where: { connectionId_subject: { connectionId: id, subject: "ORDERS" } } });

/** Runs a reader that is killed before it saves its position for the `at`th time; returns whether it got that far. */
const killedReader = async (at: number): Promise<boolean> => {
  let notes = 0;
  let die = (): void => undefined;
  const death = new Promise<boolean>((resolve) => {
    die = () => resolve(true);
  });
  const isNote = (text: string) =>
    !text.includes("returning") && (text.includes("'FOLLOWING'") || text.includes("lease_until ="));
  const db = hangingAt(ctx.db, (text) => {
    const isLast = isNote(text) && notes++ >= at;
    if (isLast) die();
    return isLast;
  });
  return Promise.race([runSyncs({ ...ctx, db }).then(() => false), death]);
};

test("resumes a bulk backfill whose reader was killed before saving, without duplicate orders", async () => {
  for (let count = 0; count < 620; count += 1) place();
  const connection = await connect();
  await ctx.db.connectionSync.deleteMany({ where: { subject: "PRODUCTS" } });
  let kills = 0;
  for (const at of [0, 1, 0, 1, 2, 0]) {
    if (await killedReader(at)) kills += 1;
    ctx.clock.advance(181_000);
  }
  for (let round = 0; round < 5; round += 1) {
    await runSyncs(ctx);
    ctx.clock.advance(60_000);
  }
  expect(kills).toBeGreaterThan(2);
  const numbers = (await orders()).map(({ orderNumber }) => orderNumber);
  expect([numbers.length, new Set(numbers).size]).toEqual([620, 620]);
  expect(admin.shop.bulks).toHaveLength(1);
  expect(await sync(connection)).toMatchObject({ phase: "FOLLOWING", error: "" });
});

type Sent = { id: string; topic?: string; at?: string; order: MockOrder };

/** Sends a signed webhook as Shopify does; of the body only the order's ID matters. */
const tell = ({ id: connectionId }: Connection, { id, topic = "orders/updated", at, order }: Sent) => {
  const body = Buffer.from(JSON.stringify({ id: Number(order.id.split("/").at(-1)), email: "old@example.com" }));
  const headers = {
    ...{ "x-shopify-topic": topic, "x-shopify-shop-domain": "acme.myshopify.com", "x-shopify-webhook-id": id },
    "x-shopify-triggered-at": at ?? ctx.clock.now().toISOString(),
    "x-shopify-hmac-sha256": hmacSha256("shpss_secret", body).toString("base64"),
  };
  return takeHook(ctx, { connectionId, hook: { body, headers } });
};
const work = () => runHookEvents(ctx, { render: webhookBody });
const asked = (operation: string) => admin.asked.filter((name) => name === operation).length;
const emails = async () => (await orders()).map(({ email }) => email);

test("ends with the shop's data after repeated, late or reordered webhooks, and reads each order once", async () => {
  const connection = await connect();
  await runSyncs(ctx);
  const order = place();
  const before = asked("OrderById");
  // Deliver one webhook three times, followed by an older one.
  for (const id of ["w-2", "w-2", "w-2"]) expect(await tell(connection, { id, order })).toBe("STORED");
  expect(await tell(connection, { id: "w-1", topic: "orders/create", at: "2026-01-01T00:00:00Z", order })).toBe(
    "STORED",
  );
  expect(await ctx.db.hookEvent.count()).toBe(2);
  await work();
  expect([asked("OrderById") - before, await emails()]).toEqual([1, [order.email]]);
});

test("ignores data older than the known data, also when the shop returns it", async () => {
  const connection = await connect();
  await runSyncs(ctx);
  const order = place();
  await tell(connection, { id: "w-1", order });
  await work();
  const known = order.email;
  // As from a replica of the shop that lags behind.
  Object.assign(order, { email: "older@example.com", updatedAt: new Date(Date.now() - 86_400_000).toISOString() });
  await tell(connection, { id: "w-2", order });
  await work();
  expect(await emails()).toEqual([known]);
  Object.assign(order, { email: "newer@example.com", updatedAt: new Date(Date.now() + 60_000).toISOString() });
  await tell(connection, { id: "w-3", order });
  await work();
  expect(await emails()).toEqual(["newer@example.com"]);
});

test("ends without the order when a deletion arrives before the order's last change", async () => {
  const connection = await connect();
  await runSyncs(ctx);
  const order = place();
  await tell(connection, { id: "w-1", order });
  await work();
  admin.shop.orders.splice(admin.shop.orders.indexOf(order), 1);
  await tell(connection, { id: "w-2", topic: "orders/delete", order });
  await tell(connection, { id: "w-3", order });
  await work();
  expect(await orders()).toEqual([]);
});
