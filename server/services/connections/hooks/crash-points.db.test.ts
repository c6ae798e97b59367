import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HookTopic } from "@/contract/vocabulary/connection";
import { Prisma } from "@/server/db/generated/client";
import { findOrderByNumber } from "@/server/db/orders/orders";
import type { Connection } from "@/server/domain/connections/types";
import { webhookBody } from "@/server/presenters/webhook-body";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { shopOrderRecord, shopProductRecord } from "@/test/connected-shop/records";
import { createCrashContext } from "@/test/crash/crash-context";
import { CRASH_WORDS, type CrashPoint } from "@/test/crash/crash-points";
import { killWorker } from "@/test/crash/crash-worker";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createReturn, createTenant, type Tenant } from "@/test/factories";
import { runHookEvents } from "./run-hook-events";
import { takeHook } from "./take-hook";

const HOOK_TIMEOUT_MS = 180_000;
const DEATHS = ["BEFORE_ASKING", "ANSWERED_UNSTORED", "STORED"] as const satisfies readonly CrashPoint[];

type Scene = { kind: Kind; death: CrashPoint | null; tenant: Tenant; connection: Connection; subject: string };
/** A change in a shop and the event that the shop sends about it. */
type Kind = { words: string; topic: HookTopic; isKnown: boolean; hasReturn: boolean; happen: (id: string) => void };

const KINDS: readonly Kind[] = [
  {
    ...{ words: "a new order", topic: "ORDER", isKnown: false, hasReturn: false },
    happen: (id) => shop.books.putOrder(orderRecord(id)),
  },
  {
    ...{ words: "a change of an order with a return", topic: "ORDER", isKnown: true, hasReturn: true },
    happen: (id) => shop.books.editOrder(id, ({ lines }) => ({ lines: lines.map((one) => ({ ...one, quantity: 1 })) })),
  },
  {
    ...{ words: "the end of an order with a return", topic: "ORDER_DELETED", isKnown: true, hasReturn: true },
    happen: (id) => shop.books.removeOrder(id),
  },
  {
    ...{ words: "a new product", topic: "PRODUCT", isKnown: false, hasReturn: false },
    happen: (id) => shop.books.putProduct(shopProductRecord(id)),
  },
  {
    ...{ words: "a customer who is to be forgotten", topic: "CUSTOMER_ERASURE", isKnown: true, hasReturn: false },
    happen: () => undefined,
  },
];

let database: TestDatabase;
let directory: string;
let shop: ConnectedShop;
let ctx: ReturnType<typeof createCrashContext>;
const now = new Date().toISOString();
const scenes: Scene[] = [];
/** The state of each scene right after its worker died. */
const afterCrash = new Map<Scene, { hasEffect: boolean; event: unknown }>();

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), "homeward-crash-"));
  shop = await startConnectedShop();
  ctx = createCrashContext({ url: database.url, directory, now }, async () => undefined);
  for (const kind of KINDS) for (const death of [null, ...DEATHS]) scenes.push(await make(kind, death));
  for (const death of DEATHS) await killAt(death);
  for (const scene of scenes) if (scene.death === null) await tell(scene);
  // The leases have expired, and no event was sent again.
  ctx.clock.advance(121_000);
  await runHookEvents(ctx, { render: webhookBody });
}, HOOK_TIMEOUT_MS);

afterAll(async () => {
  await ctx.close();
  await shop.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const orderRecord = (id: string) =>
  shopOrderRecord(id, {
    updatedAt: daysAgo(2),
    order: { purchasedAt: daysAgo(5), fulfilledAt: daysAgo(4), deliveredAt: daysAgo(3) },
  });

/** Creates a store of its own with the state from before the event. */
const make = async (kind: Kind, death: CrashPoint | null): Promise<Scene> => {
  const tenant = await createTenant(ctx);
  const connection = await connectShop(ctx, tenant, shop);
  const subject = `${kind.topic === "PRODUCT" ? "product-" : ""}${scenes.length + 100}`;
  const scene = { kind, death, tenant, connection, subject };
  if (!kind.isKnown) return scene;
  shop.books.putOrder(orderRecord(subject));
  await tell({ ...scene, kind: { ...kind, topic: "ORDER", happen: () => undefined } });
  await runHookEvents(ctx, { render: webhookBody });
  const order = await findOrderByNumber(ctx.db, tenant.actor, { ecommerceId: tenant.store.id, orderNumber: subject });
  if (order === null) throw new Error("The order was not read.");
  if (kind.hasReturn) await createReturn(ctx, tenant, { order });
  return scene;
};

const tell = async ({ kind, connection, subject }: Scene): Promise<void> => {
  kind.happen(subject);
  const person = { email: `shopper-${subject}@example.com`, orderIds: [] };
  const event = { topic: kind.topic, subject, ...(kind.topic === "CUSTOMER_ERASURE" ? { person } : {}) };
  expect(await takeHook(ctx, { connectionId: connection.id, hook: shop.hook([event]) })).toBe("STORED");
};

const killAt = async (death: CrashPoint): Promise<void> => {
  const own = scenes.filter((scene) => scene.death === death);
  for (const scene of own) await tell(scene);
  const expected = own.length;
  await killWorker({ url: database.url, directory, now, point: death, expected, work: "HOOKS", confirmations: [] });
  for (const scene of own) {
    const { events, ...effect } = await told(scene);
    afterCrash.set(scene, { hasEffect: Object.values(effect).flat().length > 0, event: events.at(-1) });
  }
};

/** Everything that an event may have changed, without IDs and times. Empty when nothing has changed yet. */
const told = async ({ kind, tenant, connection, subject }: Scene) => {
  const { groupId, store } = tenant;
  const [orders, notes, variants, erasures, origins, outbox, events] = await Promise.all([
    ctx.db.order.findMany({ where: { ecommerceId: store.id }, select: { email: true, lines: true } }),
    ctx.db.processEvent.findMany({ where: { groupId, kind: { startsWith: "SHOP_ORDER_" } }, select: { kind: true } }),
    ctx.db.variant.findMany({ where: { groupId }, select: { sku: true, stock: true }, orderBy: { sku: "asc" } }),
    ctx.db.erasure.findMany({ where: { groupId }, select: { cause: true, counts: true } }),
    ctx.db.syncedOrder.count({ where: { connectionId: connection.id } }),
    ctx.db.outboxEvent.findMany({ where: { groupId }, select: { type: true }, orderBy: { sequence: "asc" } }),
    ctx.db.hookEvent.findMany({ where: { connectionId: connection.id }, orderBy: { id: "asc" } }),
  ]);
  const own = (text: string) => text.replaceAll(subject.replace("product-", ""), "ID");
  return {
    orders: kind.isKnown
      ? []
      : orders.map(({ email, lines }) => own(`${email} ${lines.length} line, ${origins} origin`)),
    erased: kind.topic === "CUSTOMER_ERASURE" ? orders.filter(({ email }) => email === "").map(() => "erased") : [],
    notes: notes.map((note) => note.kind),
    variants: variants.map(({ sku, stock }) => own(`${sku} ${stock}`)),
    erasures: erasures.map(({ cause, counts }) => `${cause} ${JSON.stringify(counts)}`),
    outbox: kind.hasReturn || kind.isKnown ? [] : outbox.map(({ type }) => type),
    events: events.map(({ state, attempts, person, leaseUntil }) => ({
      state,
      attempts,
      person,
      isLeased: leaseUntil !== null,
    })),
  };
};

const ROWS = KINDS.flatMap((kind) =>
  DEATHS.map(
    (death) => [`${kind.words}, when the worker is killed that ${CRASH_WORDS[death]}`, { kind, death }] as const,
  ),
);

test.each(ROWS)("applies an event exactly once: %s", async (_, { kind, death }) => {
  const scene = scenes.find((one) => one.kind === kind && one.death === death);
  const twin = scenes.find((one) => one.kind === kind && one.death === null);
  if (scene === undefined || twin === undefined) throw new Error("This event was not sent.");
  expect(afterCrash.get(scene)).toMatchObject({
    hasEffect: death === "STORED",
    event: { state: "PENDING", attempts: 0, isLeased: true },
  });
  const is = await told(scene);
  expect(is).toEqual(await told(twin));
  expect(is.events.at(-1)).toEqual({ state: "DONE", attempts: 0, person: null, isLeased: false });
  expect(is.notes.length).toBe(kind.hasReturn ? 1 : 0);
  expect(is.erasures.length).toBe(kind.topic === "CUSTOMER_ERASURE" ? 1 : 0);
});

test("leaves no event waiting or failed for good", async () => {
  const rows = await ctx.db.$queryRaw<{ state: string }[]>(Prisma.sql`
    select distinct state::text as state from hook_events`);
  expect(rows).toEqual([{ state: "DONE" }]);
});
