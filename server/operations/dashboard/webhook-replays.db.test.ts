import { describe, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { createTestContext, type TestContext } from "@/test/context";
import type { TestDatabase } from "@/test/database";
import type { WebhookReceiver } from "@/test/webhook-receiver";
import { sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import { setWebhookStage } from "@/test/webhook-stage";
import { updateWebhookEndpoint } from "../admin/webhook-endpoints";
import { getWebhookEndpoint } from "./webhook-endpoints";
import { getWebhookFigures, replayWebhookDeliveries } from "./webhooks";

let database: TestDatabase;
let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
setWebhookStage((stage) => {
  ({ database, ctx, receiver, scene } = stage);
});

const FAIL = { kind: "answer", status: 500 } as const;
const OK = { kind: "answer", status: 200 } as const;

const one = () => ({ endpoint_id: scene.endpointId });
const call = {
  get: () => getWebhookEndpoint.call(ctx, scene.tenant.actor, one()),
  update: (change: object) => updateWebhookEndpoint.call(ctx, scene.tenant.actor, { ...one(), ...change }),
  replay: (range: object) => replayWebhookDeliveries.call(ctx, scene.tenant.actor, { ...one(), ...range } as never),
  figures: () => getWebhookFigures.call(ctx, scene.tenant.actor, {}),
};

describe("bulk replay", () => {
  const START = "2026-01-01T00:00:00.000Z";

  test("resends all failed events with the same IDs, in order, and returns their number", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    const fine = await scene.newReturn();
    await scene.relay();
    receiver.behave(({ body }) => (JSON.parse(body.toString()).svc_process_id === fine.id ? OK : FAIL));
    await scene.deliver();
    await ctx.db.webhookDelivery.updateMany({
      where: { processId: process.id },
      data: { state: "DEAD", lastError: "Answered 500" },
    });
    receiver.behave(OK);
    const before = receiver.requests.length;
    const { replay } = await call.replay({ from: START });
    expect(replay).toMatchObject({ what: "FAILED", total: 2, replayed: 0, finished_at: null });
    await scene.deliver();
    expect(sequencesOf(receiver.requests.slice(before))).toEqual([1, 2]);
    expect((await call.get()).replays).toMatchObject([{ total: 2, replayed: 2, finished_at: expect.any(String) }]);
    expect((await scene.deliveries()).map(({ state }) => state)).toEqual(Array(3).fill("DELIVERED"));
  });

  test("resends exactly the events of a range once, across several batches and two simultaneous workers", async () => {
    const ids = await insertDelivered(160);
    const { replay } = await call.replay({ what: "ALL", from: START, to: "2026-01-01T00:02:10.000Z" });
    expect(replay.total).toBe(130);
    const second = createTestContext({ url: database.url });
    await Promise.all([scene.deliver(), scene.deliver(second)]);
    await second.close();
    expect((await call.get()).replays).toMatchObject([{ total: 130, replayed: 130 }]);
    const sent = receiver.requests.map(({ headers }) => headers["x-svc-event-id"]);
    expect(sent.toSorted()).toEqual(ids.slice(0, 130).toSorted());
  });

  test("sends events that wait for a retry at once, and leaves untried ones alone", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    receiver.behave(FAIL);
    await scene.deliver();
    expect((await call.replay({ from: START })).replay.total).toBe(1);
    receiver.behave(OK);
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([1, 1, 2]);
  });

  test("finishes at once for an empty selection, and refuses a reversed range and a disabled endpoint", async () => {
    expect((await call.replay({ from: START })).replay).toMatchObject({ total: 0, finished_at: expect.any(String) });
    await expect(call.replay({ from: START, to: START })).rejects.toMatchObject({
      extras: { violations: [{ field: "to", description: expect.any(String) }] },
    });
    await call.update({ is_enabled: false });
    await expect(call.replay({ from: START })).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  /** Inserts deliveries, one per process and second, as if they had been created and acknowledged since START. */
  const insertDelivered = async (count: number): Promise<string[]> => {
    const process = await scene.newReturn();
    await scene.relay();
    await scene.deliver();
    receiver.requests.length = 0;
    const ids = Array.from(
      { length: count },
      (_, index) => `evt_${scene.endpointId}_${String(index).padStart(5, "0")}`,
    );
    await ctx.db.$executeRaw(Prisma.sql`
      insert into outbox_events (id, group_id, ecommerce_id, process_id, sequence, type, snapshot, body, created_at, fanned_out_at)
      select each.id, o.group_id, o.ecommerce_id, each.id, 1, o.type, o.snapshot, o.body, o.created_at, now()
      from unnest(${ids}::text[]) as each(id), outbox_events o where o.process_id = ${process.id}`);
    await ctx.db.$executeRaw(Prisma.sql`
      insert into webhook_deliveries (id, group_id, endpoint_id, event_id, process_id, sequence, type, state, due_at, created_at)
      select 'dlv' || each.id, ${scene.tenant.groupId}, ${scene.endpointId}, each.id, each.id, 1, 'onReturnProcessCreation',
        'DELIVERED', now(), ${START}::timestamptz + make_interval(secs => each.place - 1)
      from unnest(${ids}::text[]) with ordinality as each(id, place)`);
    return ids;
  };
});

test("reports the backlog, its age and the outcome of attempts", async () => {
  await scene.newReturn();
  await scene.relay();
  receiver.behave(FAIL);
  await scene.deliver();
  await scene.newReturn();
  await scene.relay();
  await ctx.db.$executeRaw(Prisma.sql`
    update webhook_deliveries set due_at = now() - interval '90 seconds'
    where endpoint_id = ${scene.endpointId} and attempts = 0`);
  const figures = await call.figures();
  expect(figures).toMatchObject({
    waiting: 2,
    held: 0,
    given_up: 0,
    attempts: [{ outcome: "SERVER_ERROR", count: 1 }],
  });
  expect(figures.oldest_waiting_seconds).toBeGreaterThanOrEqual(90);
  expect(figures.oldest_waiting_seconds).toBeLessThan(120);
});

describe("enabling an endpoint that was disabled after failures", () => {
  /** Two returns with two events each: the first event of each has failed for good, the second is queued. */
  const failForDays = async () => {
    const returns = [await scene.newReturn(), await scene.newReturn()];
    await scene.relay();
    receiver.behave(FAIL);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await scene.makeDue();
      await scene.deliver();
    }
    for (const process of returns) await scene.happen(process);
    await scene.relay();
    await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { isEnabled: false } });
    expect((await scene.deliveries()).map(({ state }) => state)).toEqual(["DEAD", "PENDING", "DEAD", "PENDING"]);
    receiver.behave(OK);
    receiver.requests.length = 0;
    return returns;
  };

  test("sends failed events first, so that each return's events arrive in order", async () => {
    const returns = await failForDays();
    await call.update({ is_enabled: true });
    await scene.deliver();
    expect(returns.map((process) => sequencesOf(receiver.requests, process))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test("leaves them out on request, along with everything that failed earlier", async () => {
    const returns = await failForDays();
    await call.update({ is_enabled: true, resend_failed: false });
    await scene.deliver();
    expect(returns.map((process) => sequencesOf(receiver.requests, process))).toEqual([[2], [2]]);
    await ctx.db.webhookEndpoint.update({
      where: { id: scene.endpointId },
      data: { isEnabled: false, failingSince: new Date("2100-01-01") },
    });
    await call.update({ is_enabled: true });
    await scene.deliver();
    expect(receiver.requests).toHaveLength(2);
  });
});
