import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countConnectionUse, findPartnerWait } from "@/server/db/connections/connection-overview";
import { getConnection, listConnections } from "@/server/db/connections/connections";
import type { ReturnProcess } from "@/server/domain/process/types";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { disconnectStore } from "@/server/services/connections/disconnect-store";
import { takeBackCredits } from "@/server/services/settlement/take-back-credits";
import { type ConnectedShop, startConnectedShop } from "@/test/connected-shop";
import { connectShop } from "@/test/connected-shop/connect-shop";
import { FAKE_PROVIDER, fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { putAtShop } from "@/test/connected-shop/put-at-shop";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";

let ctx: TestContext;
let shop: ConnectedShop;
let other: ConnectedShop;
let scene: RefundScene;
let connectionId: string;
beforeAll(async () => {
  [shop, other] = [await startConnectedShop({ name: "mine" }), await startConnectedShop({ name: "theirs" })];
  ctx = await openTestContext({ shops: [fakeShopProvider] });
  scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_REVIEW" } });
  connectionId = (await connectShop(ctx, scene.tenant, shop)).id;
});
afterAll(async () => {
  await Promise.all([ctx.close(), shop.close(), other.close()]);
});

/** A reviewed return of an order that came from the shop. */
const reviewed = async (
  { from = shop, by = scene, as = connectionId } = {},
  options: Parameters<RefundScene["newReturn"]>[0] = {},
): Promise<ReturnProcess> => {
  const made = await by.newReturn(options);
  await putAtShop(ctx, { order: made.order, shop: from, connectionId: as });
  await by.review(made, ...made.units.map(() => "APPROVED" as const));
  return made;
};
const refundsOf = ({ order }: ReturnProcess, at = shop) => at.books.orders.get(order.platformOrderId)?.refunds ?? [];
const refundOf = ({ activities }: ReturnProcess) => activities.find(({ name }) => name === "REFUND");
const healthOf = async () => (await listConnections(ctx.db, scene.tenant.actor))[0];
/** Simulates waiting: paused work becomes due. */
const letTimePass = async () => {
  ctx.clock.advance(3_600_000);
  await scene.makeDue();
};

test("books a refund once, with its lines, on the order it belongs to", async () => {
  const made = await reviewed({}, { quantity: 2 });
  const done = await scene.work(made);
  expect(done.status).toBe("COMPLETED");
  const [line] = made.order.lines;
  const [payment] = made.order.payments;
  const paid = { paymentReference: payment?.platformPaymentId, amountMinor: 10_000 };
  expect(refundsOf(made)).toEqual([
    {
      refundId: done.payouts[0]?.reference,
      key: refundOf(done)?.idempotencyKey,
      payments: [paid],
      lines: [expect.objectContaining({ lineItemId: line?.platformLineItemId, quantity: 2, amountMinor: 10_000 })],
    },
  ]);
});

test("finds a refund whose answer was lost on its order instead of repeating it", async () => {
  const made = await reviewed();
  shop.trouble(/refunds$/, { kind: "lose-answer" });
  expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 1 });
  await letTimePass();
  expect((await scene.work(made)).status).toBe("COMPLETED");
  expect(refundsOf(made)).toHaveLength(1);
});

test("waits with a refund until its return is opened in the shop, and books it there", async () => {
  const startReturnOnPlatformTime = "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION";
  const opening = await createRefundScene(ctx, { policy: { startReturnOnPlatformTime } });
  const { id } = await connectShop(ctx, opening.tenant, shop);
  const made = await reviewed({ by: opening, as: id });
  shop.trouble(/returns$/, { kind: "lose-answer" });
  const waiting = await opening.work(made);
  expect(refundOf(waiting)).toMatchObject({
    state: "PENDING",
    attempts: 0,
    lastError: expect.stringMatching(/opened in the shop first/),
  });
  await opening.makeDue();
  await opening.work(made);
  await opening.makeDue();
  const done = await opening.work(made);
  expect([done.status, done.platformProcessId !== "", refundsOf(made).length]).toEqual(["COMPLETED", true, 1]);
});

test("doesn't refund an order of another shop, or of no shop, here", async () => {
  const theirs = await createRefundScene(ctx);
  const { id: foreign } = await connectShop(ctx, theirs.tenant, other);
  // A row that names another store's connection, however it got there, doesn't refer to this store's shop.
  const made = await reviewed({ from: other, as: foreign });
  expect((await scene.work(made)).status).toBe("COMPLETED");
  expect(refundsOf(made, other)).toEqual([]);
  expect(refundsOf(made)).toEqual([]);
  const own = await reviewed({ from: other, by: theirs, as: foreign });
  expect((await theirs.work(own)).status).toBe("COMPLETED");
  expect(refundsOf(own, other)).toHaveLength(1);
});

describe("a shop that doesn't work", () => {
  test("puts no return on hold however long it is down, and gets no calls meanwhile", async () => {
    const made = await reviewed();
    shop.trouble(/./, { kind: "break" }, 1_000);
    for (let round = 0; round < 12; round += 1) {
      ctx.clock.advance(10_000);
      await scene.makeDue();
      await scene.work(made);
    }
    const waiting = await scene.look(made);
    expect(waiting.status).toBe("RUNNING");
    expect(refundOf(waiting)).toMatchObject({ state: "PENDING" });
    const health = await healthOf();
    expect(health?.failures).toBeGreaterThanOrEqual(5);
    const asked = shop.state.requests.length;
    await scene.makeDue();
    await scene.work(made);
    expect(shop.state.requests.length).toBe(asked);
    expect(refundOf(await scene.look(made))?.lastError).toMatch(/is not responding at the moment/);
    shop.state.troubles.length = 0;
    await letTimePass();
    expect((await scene.work(made)).status).toBe("COMPLETED");
    expect(refundsOf(made)).toHaveLength(1);
    expect(await healthOf()).toMatchObject({ failures: 0, pausedUntil: null });
  });

  test("is retried after the delay it asks for, and no attempt is counted", async () => {
    const made = await reviewed();
    shop.trouble(/./, { kind: "answer", status: 429, headers: { "Retry-After": "600" } });
    expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 0 });
    const wait = await findPartnerWait(ctx.db, scene.tenant.actor, made.id);
    expect(wait).toMatchObject({ connectionId, accountName: shop.state.shopName, reason: expect.stringMatching(/\w/) });
    expect(Date.parse(wait?.triesAt ?? "")).toBeGreaterThan(Date.now());
    ctx.clock.advance(599_000);
    await scene.makeDue();
    expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 0 });
    ctx.clock.advance(2_000);
    await scene.makeDue();
    expect((await scene.work(made)).status).toBe("COMPLETED");
    expect(await findPartnerWait(ctx.db, scene.tenant.actor, made.id)).toBeNull();
  });

  test("doesn't affect the connection or cause holds when it is busy with another attempt", async () => {
    const made = await reviewed();
    shop.trouble(/./, { kind: "answer", status: 423 }, 20);
    for (let round = 0; round < 8; round += 1) {
      await scene.makeDue();
      expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 0 });
    }
    expect(await healthOf()).toMatchObject({ state: "CONNECTED", failures: 0, pausedUntil: null });
    shop.state.troubles.length = 0;
    await scene.makeDue();
    expect((await scene.work(made)).status).toBe("COMPLETED");
  });

  test("needs a person when it refuses its key, and waiting work is neither lost nor on hold", async () => {
    const made = await reviewed();
    const { token } = shop.state;
    shop.state.token = "another one";
    expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 0 });
    expect(await healthOf()).toMatchObject({ state: "NEEDS_ATTENTION", attentionReason: "CREDENTIALS_REFUSED" });
    const asked = shop.state.requests.length;
    await letTimePass();
    expect(refundOf(await scene.work(made))?.lastError).toMatch(/Reconnect it in Settings/);
    expect(shop.state.requests.length).toBe(asked);
    shop.state.token = token;
    await ctx.db.connection.update({ where: { id: connectionId }, data: { state: "CONNECTED", attentionReason: "" } });
    await letTimePass();
    expect((await scene.work(made)).status).toBe("COMPLETED");
    expect(refundsOf(made)).toHaveLength(1);
  });
});

test("turns work that waited for a disconnected shop into tasks; after reconnecting, later returns use the shop", async () => {
  const made = await reviewed();
  shop.trouble(/./, { kind: "answer", status: 429, headers: { "Retry-After": "600" } });
  expect(refundOf(await scene.work(made))).toMatchObject({ state: "PENDING", attempts: 0 });
  const { actor } = scene.tenant;
  expect(await countConnectionUse(ctx.db, await getConnection(ctx.db, actor, connectionId))).toMatchObject({
    waitingActivities: 1,
  });
  await disconnectStore(ctx, { actor, connectionId });
  expect(refundOf(await scene.work(made))).toMatchObject({ state: "WAITING" });
  const { ecommerceId } = made;
  const typed = { ...shop.values };
  const again = await connectStore(ctx, { actor, ecommerceId, provider: FAKE_PROVIDER, typed, days: 30 });
  expect(again).toMatchObject({ id: connectionId, state: "CONNECTED", disconnectedAt: null });
  expect(refundOf(await scene.look(made))).toMatchObject({ state: "WAITING" });
  const next = await reviewed();
  expect((await scene.work(next)).status).toBe("COMPLETED");
  expect(refundsOf(next)).toHaveLength(1);
});

test("creates a code at the shop before its shopper gets it, the same after every attempt", async () => {
  const made = await reviewed({}, { refundOption: "STORE_CREDIT" });
  shop.trouble(/credits$/, { kind: "lose-answer" });
  expect((await scene.work(made)).credits).toEqual([]);
  await letTimePass();
  const done = await scene.work(made);
  const [credit] = done.credits;
  const at = [...shop.books.effects.values()].filter((effect) => Object.hasOwn(effect as object, "code"));
  expect(at).toMatchObject([{ code: credit?.code, amountMinor: credit?.amountMinor }]);
  // Only the shop knows its remaining balance, so it isn't taken back as if unspent.
  const taking = ctx.db.$transaction((tx) =>
    takeBackCredits(tx, { actor: scene.tenant.actor, process: done, now: ctx.clock.now() }),
  );
  await expect(taking).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});

test("logs calls with their purpose, without keys or personal data", async () => {
  const calls = await ctx.db.connectionCall.findMany({ where: { connectionId } });
  expect(calls.length).toBeGreaterThan(3);
  const text = JSON.stringify(calls, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  expect(text).not.toContain(shop.state.token);
  expect(text).not.toMatch(/@example\.com|de Wit/);
});
