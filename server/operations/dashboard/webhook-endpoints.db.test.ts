import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ReturnProcessPayloadDto } from "@/contract/webhooks";
import { Prisma } from "@/server/db/generated/client";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "@/server/services/context";
import { createUser } from "@/server/services/setup/create-user";
import { sendOffNotices } from "@/server/services/webhooks/send-off-notices";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { type ReceivedRequest, startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import * as endpoints from "./webhook-endpoints";
import * as deliveries from "./webhooks";

let database: TestDatabase;
let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  scene = await createWebhookScene(ctx, { url: receiver.url });
});
afterEach(async () => {
  await receiver.close();
  ctx.sentMails.length = 0;
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
});

const FAIL = { kind: "answer", status: 500 } as const;
const OK = { kind: "answer", status: 200 } as const;

const one = () => ({ endpoint_id: scene.endpointId });
const call = {
  get: () => endpoints.getWebhookEndpoint.call(ctx, scene.tenant.actor, one()),
  update: (change: object, other: ServiceContext = ctx) =>
    endpoints.updateWebhookEndpoint.call(other, scene.tenant.actor, { ...one(), ...change }),
  rotate: () => endpoints.rotateWebhookSecret.call(ctx, scene.tenant.actor, one()),
  test: (other: ServiceContext = ctx) => endpoints.sendTestWebhook.call(other, scene.tenant.actor, one()),
  replay: (range: object) =>
    deliveries.replayWebhookDeliveries.call(ctx, scene.tenant.actor, { ...one(), ...range } as never),
  figures: () => deliveries.getWebhookFigures.call(ctx, scene.tenant.actor, {}),
};

/** Reaches the public internet only; every name is at `address`. */
const guarded = (address: string): ServiceContext => ({
  ...ctx,
  webhookSender: createWebhookSender({ allowPrivateAddresses: false, resolve: async () => [{ address, family: 4 }] }),
});

/** HMAC-SHA256 by a tool that shares no code with us. */
const openssl = (key: Buffer, data: Buffer): Buffer =>
  execFileSync("openssl", ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${key.toString("hex")}`, "-binary"], {
    input: data,
  });

/** What a receiver that holds one secret does: Standard Webhooks takes any of the signatures in the list. */
const confirms = (secret: string, { headers, body }: ReceivedRequest): boolean => {
  const signed = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`), body]);
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${openssl(key, signed).toString("base64")}`);
};
const hexOf = (secret: string, body: Buffer): string => openssl(Buffer.from(secret), body).toString("hex");

describe("changing an endpoint", () => {
  test("what is named changes and the rest stays", async () => {
    const { endpoint } = await call.update({ events: ["onProcessCompleted"] });
    expect(endpoint).toMatchObject({ url: receiver.url, events: ["onProcessCompleted"], ecommerce_ids: [] });
    const narrowed = await call.update({ ecommerce_ids: [scene.tenant.store.id] });
    expect(narrowed.endpoint).toMatchObject({ ecommerce_ids: [scene.tenant.store.id], events: ["onProcessCompleted"] });
    await scene.newReturn();
    await scene.relay();
    expect(await scene.deliveries()).toEqual([]);
  });

  test("a new address is judged like the first one, and a store of somebody else is refused by name", async () => {
    await expect(call.update({ url: "https://inside.example/" }, guarded("10.1.2.3"))).rejects.toMatchObject({
      extras: { violations: [{ field: "url", description: expect.stringMatching(/10\.1\.2\.3/) }] },
    });
    await expect(call.update({ ecommerce_ids: ["eco_other"] })).rejects.toMatchObject({
      extras: { violations: [{ field: "ecommerce_ids", description: expect.stringMatching(/eco_other/) }] },
    });
    expect((await call.get()).endpoint.url).toBe(receiver.url);
  });

  test("who has some of the stores cannot open an endpoint to all of them", async () => {
    const actor = { ...scene.tenant.actor, ecommerceIds: [scene.tenant.store.id] };
    const made = await endpoints.createWebhookEndpoint.call(ctx, actor, { url: receiver.url });
    const input = { endpoint_id: made.endpoint.endpoint_id, ecommerce_ids: [] };
    const { endpoint } = await endpoints.updateWebhookEndpoint.call(ctx, actor, input);
    expect(endpoint.ecommerce_ids).toEqual([scene.tenant.store.id]);
  });

  test("plain http ends when the store goes live: nothing of a shopper travels in the clear", async () => {
    await scene.newReturn();
    await scene.relay();
    await ctx.db.ecommerce.updateMany({ where: { groupId: scene.tenant.groupId }, data: { isTesting: false } });
    await scene.deliver(guarded("93.184.216.34"));
    expect(await scene.deliveries()).toMatchObject([{ state: "PENDING", lastError: expect.stringMatching(/https/) }]);
    expect(receiver.requests).toHaveLength(0);
  });

  test("off, events gather; on again, they go out at once, in order and with a whole new schedule", async () => {
    const process = await scene.newReturn();
    await scene.relay();
    receiver.behave({ kind: "answer", status: 410 });
    await scene.deliver();
    expect((await call.get()).endpoint).toMatchObject({
      is_enabled: false,
      disabled_at: expect.any(String),
      pending: 1,
    });
    await scene.happen(process);
    await scene.relay();
    await scene.deliver();
    expect(receiver.requests).toHaveLength(1);
    expect((await call.get()).endpoint.pending).toBe(2);
    expect(await call.figures()).toMatchObject({ waiting: 0, held: 2, oldest_waiting_seconds: 0 });
    receiver.behave(OK);
    ctx.woken.length = 0;
    const { endpoint } = await call.update({ is_enabled: true });
    expect(endpoint).toMatchObject({ is_enabled: true, disabled_reason: "", disabled_at: null, failing_since: null });
    expect(ctx.woken).toEqual(["deliveries"]);
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([1, 1, 2]);
    expect(await scene.deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 1 }, { state: "DELIVERED" }]);
  });

  test("switched off by hand it says so and nobody is told", async () => {
    const { endpoint } = await call.update({ is_enabled: false });
    expect(endpoint).toMatchObject({ is_enabled: false, disabled_reason: "Switched off by hand." });
    await scene.deliver();
    expect(ctx.sentMails).toEqual([]);
  });
});

describe("being told", () => {
  const addStaff = (email: string, role: "owner" | "viewer" | "developer") =>
    createUser(ctx, { actor: scene.tenant.actor, input: { email, name: email, role, passwordHash: "none" } });

  test("those who manage webhooks get one mail when an endpoint goes off by itself", async () => {
    await addStaff(`owner-${scene.endpointId}@example.com`, "owner");
    await addStaff(`dev-${scene.endpointId}@example.com`, "developer");
    await addStaff(`viewer-${scene.endpointId}@example.com`, "viewer");
    await scene.newReturn();
    await scene.relay();
    receiver.behave({ kind: "answer", status: 410 });
    await scene.deliver();
    await scene.deliver();
    expect(ctx.sentMails.map(({ to }) => to)).toEqual([
      `dev-${scene.endpointId}@example.com`,
      `owner-${scene.endpointId}@example.com`,
    ]);
    const [mail] = ctx.sentMails;
    expect(mail?.subject).toMatch(/^Webhooks to 127\.0\.0\.1:\d+ are switched off$/);
    for (const part of ["410 Gone", "1 wait", `/dashboard/webhooks/endpoints/${scene.endpointId}`])
      expect(mail?.text).toContain(part);
  });

  test("a mail server that does not answer is asked again later, one that refuses for good is not", async () => {
    await addStaff(`a-${scene.endpointId}@example.com`, "owner");
    const due = () =>
      ctx.db.$executeRaw(Prisma.sql`update webhook_endpoints set notice_due_at = now() where id = ${scene.endpointId}`);
    const isDue = async () =>
      (await ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: scene.endpointId } })).noticeDueAt !== null;
    const failing = (kind: "REFUSED" | "UNAVAILABLE"): ServiceContext => ({
      ...ctx,
      mailer: { send: () => Promise.reject(new PartnerError("SMTP", kind, "no")) },
    });
    await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { disabledAt: new Date() } });
    await due();
    await sendOffNotices(failing("UNAVAILABLE"));
    expect(await isDue()).toBe(true);
    await due();
    await sendOffNotices(failing("REFUSED"));
    expect(await isDue()).toBe(false);
  });
});

describe("rotation", () => {
  test("in a storm of retries a receiver that holds either secret confirms every attempt for 24 hours", async () => {
    for (let made = 0; made < 3; made += 1) await scene.newReturn();
    await scene.relay();
    receiver.behave(FAIL);
    await scene.deliver();
    const { secret, previous_secret_until } = await call.rotate();
    expect((await call.get()).endpoint.previous_secret_until).toBe(previous_secret_until);
    expect(Date.parse(previous_secret_until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const before = receiver.requests.length;
    for (let round = 0; round < 3; round += 1) {
      await scene.makeDue();
      await scene.deliver();
    }
    const during = receiver.requests.slice(before);
    expect(during.length).toBeGreaterThanOrEqual(3);
    for (const request of during) {
      expect([confirms(secret, request), confirms(scene.secret, request)]).toEqual([true, true]);
      expect(request.headers["x-svc-signature"]).toBe(hexOf(secret, request.body));
      expect(request.headers["x-svc-signature-previous"]).toBe(hexOf(scene.secret, request.body));
    }
    await ctx.db.$executeRaw(Prisma.sql`
      update webhook_endpoints set previous_secret_until = now() where id = ${scene.endpointId}`);
    await scene.makeDue();
    await scene.deliver();
    const last = receiver.requests.at(-1);
    if (last === undefined) throw new Error("nothing came");
    expect([confirms(secret, last), confirms(scene.secret, last)]).toEqual([true, false]);
    expect(last.headers["x-svc-signature-previous"]).toBeUndefined();
    expect((await call.get()).endpoint.previous_secret_until).toBeNull();
  });

  test("it is the way out when the installation's secret was exchanged", async () => {
    const other = { ...ctx, env: { ...ctx.env, HOMEWARD_SECRET: "another secret that is long enough to be one" } };
    await scene.newReturn();
    await scene.relay();
    await scene.deliver(other);
    expect(await scene.deliveries()).toMatchObject([{ lastError: expect.stringMatching(/secret cannot be read/) }]);
    const { secret } = await endpoints.rotateWebhookSecret.call(other, scene.tenant.actor, one());
    await scene.makeDue();
    await scene.deliver(other);
    expect(receiver.requests[0]?.headers["x-svc-signature"]).toBe(
      hexOf(secret, receiver.requests[0]?.body ?? Buffer.alloc(0)),
    );
  });
});

describe("a test event", () => {
  test("is signed and shaped like every other, says that it is a test, and leaves no trace", async () => {
    receiver.behave({ kind: "answer", status: 404, body: "no such route" });
    const result = await call.test();
    expect(result).toMatchObject({ outcome: "REFUSED", http_status: 404, response_body: "no such route" });
    const [request] = receiver.requests;
    if (request === undefined) throw new Error("nothing came");
    expect(ReturnProcessPayloadDto.parse(JSON.parse(request.body.toString())).svc_process_id).toBe("prc_test");
    expect(request.headers).toMatchObject({
      "x-svc-test": "true",
      "x-svc-sequence": "0",
      "x-svc-event": "onProcessCompleted",
    });
    expect(confirms(scene.secret, request)).toBe(true);
    expect(await scene.deliveries()).toEqual([]);
    expect((await call.get()).endpoint.failing_since).toBeNull();
  });

  test("reaches one that is off, and never a private address where those are not allowed", async () => {
    await call.update({ is_enabled: false });
    expect(await call.test()).toMatchObject({ outcome: "ACKNOWLEDGED", http_status: 200 });
    expect(await call.test(guarded("10.0.0.1"))).toMatchObject({ outcome: "ADDRESS", http_status: null });
    expect(receiver.requests).toHaveLength(1);
  });
});

describe("replaying many", () => {
  const START = "2026-01-01T00:00:00.000Z";

  test("all that failed since go out again with the same ids, in order, and the count is told", async () => {
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

  test("the events of a range are all sent once more and no others, over several batches and two workers at once", async () => {
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

  test("what waits for its next attempt after a failure goes at once, what was never tried is left alone", async () => {
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

  test("nothing chosen is finished at once; a range that ends before it begins, and one that is off, are refused", async () => {
    expect((await call.replay({ from: START })).replay).toMatchObject({ total: 0, finished_at: expect.any(String) });
    await expect(call.replay({ from: START, to: START })).rejects.toMatchObject({
      extras: { violations: [{ field: "to", description: expect.any(String) }] },
    });
    await call.update({ is_enabled: false });
    await expect(call.replay({ from: START })).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  /** Deliveries of one process and second each, as if they had been made and acknowledged since START. */
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

test("the figures tell what waits, how long, and what came of the attempts", async () => {
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
