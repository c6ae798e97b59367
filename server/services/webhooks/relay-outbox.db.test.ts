import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { claimOutbox } from "@/server/db/webhooks/outbox";
import { claimDeliveries } from "@/server/db/webhooks/webhook-claims";
import { webhookBody } from "@/server/presenters/webhook-body";
import { openTestContext, type TestContext } from "@/test/context";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { createEndpoint } from "./create-endpoint";
import { deleteEndpoint } from "./delete-endpoint";
import { relayOutbox } from "./relay-outbox";
import { replayDelivery } from "./replay-delivery";

// Nothing is sent here: relaying only writes deliveries.
const url = "http://127.0.0.1:9999/hooks";

let ctx: TestContext;
let scene: WebhookScene;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  scene = await createWebhookScene(ctx, { url });
});

const addEndpoint = async (events: Parameters<typeof createEndpoint>[1]["events"]) =>
  (await createEndpoint(ctx, { actor: scene.tenant.actor, url, events })).endpoint.id;

const deliveriesOf = (endpointId: string) => ctx.db.webhookDelivery.count({ where: { endpointId } });

test("creates one delivery of an event for each endpoint of the group that listens to it", async () => {
  const wanting = await addEndpoint(["onReturnProcessCreation"]);
  const notWanting = await addEndpoint(["onReturnProcessCanceled"]);
  const removed = await addEndpoint(["onReturnProcessCreation"]);
  await deleteEndpoint(ctx, { actor: scene.tenant.actor, endpointId: removed });
  const off = await addEndpoint(["onReturnProcessCreation"]);
  await ctx.db.webhookEndpoint.update({ where: { id: off }, data: { isEnabled: false } });
  const stranger = await createWebhookScene(ctx, { url });
  await scene.newReturn();
  ctx.woken.length = 0;
  await scene.relay();
  const counts = await Promise.all([scene.endpointId, wanting, notWanting, removed, off].map(deliveriesOf));
  // For one that is off they accumulate.
  expect(counts).toEqual([1, 1, 0, 0, 1]);
  expect(await deliveriesOf(stranger.endpointId)).toBe(0);
  expect(ctx.woken).toEqual(["deliveries"]);
});

test("gives an endpoint of one store nothing of the group's other stores", async () => {
  const actor = { ...scene.tenant.actor, ecommerceIds: ["eco_elsewhere"] };
  const elsewhere = await createEndpoint(ctx, { actor, url, events: ["onReturnProcessCreation"] });
  await scene.newReturn();
  await scene.relay();
  expect(await deliveriesOf(elsewhere.endpoint.id)).toBe(0);
  expect(await deliveriesOf(scene.endpointId)).toBe(1);
});

test("writes each delivery and each body once with two concurrent relays", async () => {
  const process = await scene.newReturn();
  for (let made = 0; made < 5; made += 1) await scene.happen(process);
  let rendered = 0;
  const render: typeof webhookBody = (event) => {
    rendered += 1;
    return webhookBody(event);
  };
  const [first, second] = await Promise.all([relayOutbox(ctx, { render }), relayOutbox(ctx, { render })]);
  expect(first.done + second.done).toBe(6);
  expect(rendered).toBe(6);
  expect((await scene.deliveries()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await relayOutbox(ctx, { render })).toEqual({ done: 0, nextDueAt: null });
});

const failingFor =
  (broken: string): typeof webhookBody =>
  (event) => {
    if ("processId" in event && event.processId === broken) throw new Error("cannot be rendered");
    return webhookBody(event);
  };

const letTimePass = () =>
  ctx.db.$executeRaw(
    Prisma.sql`update outbox_events set retry_at = now() - interval '1 second' where retry_at is not null`,
  );

test("retries an event that can't be rendered without blocking events of other processes", async () => {
  const broken = await scene.newReturn();
  const fine = await scene.newReturn();
  const render = failingFor(broken.id);
  expect((await relayOutbox(ctx, { render })).done).toBe(1);
  const waiting = await ctx.db.outboxEvent.findMany({ where: { fannedOutAt: null }, select: { processId: true } });
  expect(waiting).toEqual([{ processId: broken.id }]);
  expect((await relayOutbox(ctx, { render: webhookBody })).done).toBe(0);
  await letTimePass();
  expect((await relayOutbox(ctx, { render: webhookBody })).done).toBe(1);
  const processes = await ctx.db.webhookDelivery.findMany({ where: { endpointId: scene.endpointId } });
  expect(new Set(processes.map(({ processId }) => processId))).toEqual(new Set([broken.id, fine.id]));
});

test("doesn't block later events behind a full batch that can't be rendered", async () => {
  const broken = await scene.newReturn();
  for (let made = 0; made < 55; made += 1) await scene.happen(broken);
  await scene.newReturn();
  expect((await relayOutbox(ctx, { render: failingFor(broken.id) })).done).toBe(1);
  await ctx.db.outboxEvent.deleteMany({ where: { processId: broken.id } });
});

test("fails an event for good after five rendering failures, visibly, and lets it be replayed", async () => {
  const broken = await scene.newReturn();
  const render = failingFor(broken.id);
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await scene.deliveries()).toEqual([]);
    await relayOutbox(ctx, { render });
    await letTimePass();
  }
  const [dead] = await scene.deliveries();
  expect(dead).toMatchObject({ state: "DEAD", lastError: expect.stringMatching(/could not be rendered/) });
  // The next events continue.
  await scene.happen(broken);
  await scene.relay();
  const claim = async () =>
    (await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 1_000 }))).filter(
      ({ endpointId }) => endpointId === scene.endpointId,
    );
  expect(await claim()).toMatchObject([{ sequence: 2 }]);
  await replayDelivery(ctx, { actor: scene.tenant.actor, deliveryId: dead?.id ?? "" });
  expect(await claim()).toEqual([]);
  await scene.relay();
  expect(await claim()).toMatchObject([{ sequence: 1, body: expect.stringContaining(broken.id) }]);
});

test("takes turns between tenants, so that thousands of one tenant's events don't delay another's first", async () => {
  const stranger = await createWebhookScene(ctx, { url });
  const [busy, quiet] = [await stranger.newReturn(), await scene.newReturn()];
  await relayOutbox(ctx, { render: webhookBody });
  for (let made = 0; made < 12; made += 1) await stranger.happen(busy);
  await scene.happen(quiet);
  const claimed = await inTransaction(ctx, async (tx) => {
    const { claimed: rows, isFull } = await claimOutbox(tx, 10);
    expect(isFull).toBe(true);
    return rows.map(({ processId, sequence }) => [processId, sequence]);
  });
  expect(claimed).toContainEqual([quiet.id, 2]);
  // The older ones of the other first, in order.
  expect(claimed.filter(([id]) => id === busy.id)).toEqual([2, 3, 4, 5, 6].map((sequence) => [busy.id, sequence]));
  await relayOutbox(ctx, { render: webhookBody });
  expect(await stranger.deliveries()).toHaveLength(13);
});
