import { describe, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { claimDeliveries } from "@/server/db/webhooks/webhook-claims";
import { createTestContext, type TestContext } from "@/test/context";
import type { TestDatabase } from "@/test/database";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import { setWebhookStage } from "@/test/webhook-stage";
import { attemptDueDeliveries } from "./attempt-due-deliveries";
import { createEndpoint } from "./create-endpoint";

let database: TestDatabase;
let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
setWebhookStage((stage) => {
  ({ database, ctx, receiver, scene } = stage);
});

const FAIL = { kind: "answer", status: 500, body: "no" } as const;
const OK = { kind: "answer", status: 200 } as const;

describe("order", () => {
  test("is kept per process while an earlier event fails, and other processes continue", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.happen(process, "onProcessCompleted");
    const other = await scene.newReturn();
    await scene.relay();
    receiver.behave(({ body }, index) =>
      JSON.parse(body.toString()).svc_process_id === process.id && index < 3 ? FAIL : OK,
    );
    await scene.deliver();
    expect(sequencesOf(receiver.requests, process)).toEqual([1]);
    expect(sequencesOf(receiver.requests, other)).toEqual([1]);
    await scene.makeDue();
    await scene.deliver();
    expect(sequencesOf(receiver.requests, process)).toEqual([1, 1]);
    await scene.makeDue();
    await scene.deliver();
    expect(sequencesOf(receiver.requests, process)).toEqual([1, 1, 1, 2, 3]);
    const rows = await scene.deliveries();
    expect(rows.map(({ state }) => state)).toEqual(Array(4).fill("DELIVERED"));
  });

  test("waits for an earlier event that no relay has fanned out yet", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    const [first] = await scene.deliveries();
    const [{ event_id: eventId = "" } = {}] = await ctx.db.$queryRaw<{ event_id: string }[]>(Prisma.sql`
      delete from webhook_deliveries where id = ${first?.id} returning event_id`);
    await ctx.db.outboxEvent.update({ where: { id: eventId }, data: { fannedOutAt: null } });
    await scene.deliver();
    expect(receiver.requests).toHaveLength(0);
    await scene.relay();
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([1, 2]);
  });

  test("isn't blocked by a delivery that has failed ten times", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    receiver.behave(FAIL);
    for (let attempt = 1; attempt < 10; attempt += 1) {
      await scene.deliver();
      await scene.makeDue();
    }
    receiver.behave(({ headers }) => (headers["x-svc-sequence"] === "1" ? FAIL : OK));
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([...Array(10).fill(1), 2]);
    expect(await scene.deliveries()).toMatchObject([{ state: "DEAD", attempts: 10 }, { state: "DELIVERED" }]);
  });
});

describe("several workers and endpoints", () => {
  test("send nothing twice with two workers and open at most four requests to an endpoint", async () => {
    for (let made = 0; made < 6; made += 1) await scene.happen(await scene.newReturn());
    await scene.relay();
    receiver.behave({ kind: "wait" });
    const second = createTestContext({ url: database.url });
    const workers = Promise.all([scene.deliver(), scene.deliver(second)]);
    await receiver.received(4);
    // While four are open, a third worker gets nothing.
    expect(await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 10 }))).toEqual([]);
    expect(receiver.requests).toHaveLength(4);
    receiver.behave(OK);
    receiver.release();
    await workers;
    await second.close();
    expect(receiver.requests).toHaveLength(12);
    expect(new Set(receiver.requests.map(({ headers }) => headers["x-svc-event-id"])).size).toBe(12);
    expect(Math.max(...receiver.mostOpen.values())).toBe(1);
    const rows = await scene.deliveries();
    expect(rows.every(({ state, attempts }) => state === "DELIVERED" && attempts === 1)).toBe(true);
  });

  test("share an endpoint's limit among workers that claim at the same moment; a failing one gets one attempt", async () => {
    for (let made = 0; made < 6; made += 1) await scene.newReturn();
    await scene.relay();
    const claim = () => inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 10 }));
    const claimed = (await Promise.all([claim(), claim(), claim()])).flat();
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(4);
    expect(claimed).toHaveLength(4);
    await ctx.db.webhookDelivery.updateMany({ where: { endpointId: scene.endpointId }, data: { leaseUntil: null } });
    await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { failingSince: new Date() } });
    expect(await claim()).toHaveLength(1);
  });

  test("let a stopping worker claim nothing more, finish what is answered and release the rest", async () => {
    for (let made = 0; made < 8; made += 1) await scene.newReturn();
    await scene.relay();
    receiver.behave((_, index) => ({ kind: index === 0 ? "wait" : "hang" }));
    const stopping = new AbortController();
    const drain = attemptDueDeliveries(ctx, { signal: stopping.signal, lastWaitMs: 1_500 });
    await receiver.received(4);
    stopping.abort();
    receiver.release();
    await drain;
    const left = await ctx.db.webhookDelivery.findMany({ where: { groupId: scene.tenant.groupId, state: "PENDING" } });
    expect(receiver.requests).toHaveLength(4);
    expect(left).toHaveLength(7);
    expect(left.every(({ attempts, leaseUntil }) => attempts === 0 && leaseUntil === null)).toBe(true);
    receiver.behave(OK);
    await scene.deliver();
    expect((await scene.deliveries()).every(({ state }) => state === "DELIVERED")).toBe(true);
  });

  test("keep the reserve for acknowledging endpoints however many unknown ones are due", async () => {
    for (let made = 0; made < 3; made += 1) await scene.newReturn();
    const proven = await createWebhookScene(ctx, { url: receiver.url });
    await ctx.db.webhookEndpoint.update({ where: { id: proven.endpointId }, data: { isProven: true } });
    for (let made = 0; made < 2; made += 1) await proven.newReturn();
    await scene.relay();
    const claimed = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 3, unproven: 1 }));
    expect(claimed.filter(({ endpointId }) => endpointId === proven.endpointId)).toHaveLength(2);
    expect(claimed.filter(({ endpointId }) => endpointId === scene.endpointId)).toHaveLength(1);
  });

  test("let a tenant with many endpoints and deliveries take turns with one that has few", async () => {
    const actor = scene.tenant.actor;
    for (let more = 0; more < 5; more += 1)
      await createEndpoint(ctx, { actor, url: receiver.url, events: ["onReturnProcessCreation"] });
    for (let made = 0; made < 4; made += 1) await scene.newReturn();
    const small = await createWebhookScene(ctx, { url: receiver.url });
    for (let made = 0; made < 2; made += 1) await small.newReturn();
    await scene.relay();
    const claimed = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 4 }));
    expect(claimed.filter(({ groupId }) => groupId === small.tenant.groupId)).toHaveLength(2);
  });

  test("fail a delivery for good that kills its workers repeatedly, and continue with the next", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    for (let died = 0; died < 12; died += 1) {
      await scene.makeDue();
      expect(await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 1 }))).toMatchObject([{ sequence: 1 }]);
      await ctx.db.$executeRaw(
        Prisma.sql`update webhook_deliveries set lease_until = now() - interval '1 second' where lease_until > now()`,
      );
    }
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([2]);
    expect(await scene.deliveries()).toMatchObject([
      { state: "DEAD", lastError: expect.stringMatching(/middle of 12 attempts/) },
      { state: "DELIVERED" },
    ]);
  });

  test("aren't delayed by a hanging endpoint", async () => {
    const quick = await startWebhookReceiver();
    const other = await createWebhookScene(ctx, { url: quick.url });
    for (let made = 0; made < 3; made += 1) {
      await scene.newReturn();
      const process = await other.newReturn();
      await other.happen(process);
    }
    await scene.relay();
    receiver.behave({ kind: "wait" });
    const drain = scene.deliver();
    await quick.received(6);
    expect((await scene.deliveries()).every(({ state }) => state === "PENDING")).toBe(true);
    receiver.release();
    await drain;
    await quick.close();
  });
});
