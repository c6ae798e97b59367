import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ReturnProcessPayloadDto } from "@/contract/webhooks";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { claimDeliveries } from "@/server/db/webhook-claims";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { sha256Hex } from "@/server/kernel/crypto";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import { attemptDueDeliveries } from "./attempt-due-deliveries";
import { createEndpoint } from "./create-endpoint";

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
  // What a test leaves waiting would be sent by the next one's drain.
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
});

const FAIL = { kind: "answer", status: 500, body: "no" } as const;
const OK = { kind: "answer", status: 200 } as const;

const endpointRow = () => ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: scene.endpointId } });
const attemptRows = async () =>
  ctx.db.webhookAttempt.findMany({ where: { groupId: scene.tenant.groupId }, orderBy: { id: "asc" } });

/** HMAC-SHA256 in hex by a tool that shares no code with us. */
const opensslHmac = (key: string, data: Buffer): string => {
  const hexKey = Buffer.from(key, "utf8").toString("hex");
  const args = ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${hexKey}`, "-hex"];
  return execFileSync("openssl", args, { input: data }).toString().trim().split(/\s+/).at(-1) ?? "";
};

describe("one delivery", () => {
  test("carries the payload, its identity and signatures that openssl confirms", async () => {
    const process = await scene.newReturn();
    await scene.relay();
    await scene.deliver();
    const [request] = receiver.requests;
    if (request === undefined) throw new Error("nothing came");
    expect(ReturnProcessPayloadDto.parse(JSON.parse(request.body.toString())).svc_process_id).toBe(process.id);
    const { headers, body } = request;
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-svc-event": "onReturnProcessCreation",
      "x-svc-sequence": "1",
      "x-svc-attempt": "1",
    });
    expect(headers["x-svc-signature"]).toBe(opensslHmac(scene.secret, body));
    const signed = Buffer.concat([Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`), body]);
    const rawKey = Buffer.from(scene.secret.replace("whsec_", ""), "base64").toString("hex");
    const standard = execFileSync(
      "openssl",
      ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${rawKey}`, "-binary"],
      { input: signed },
    );
    expect(headers["webhook-signature"]).toBe(`v1,${standard.toString("base64")}`);
    expect(headers["webhook-id"]).toBe(headers["x-svc-event-id"]);
    expect(await scene.deliveries()).toMatchObject([{ state: "DELIVERED", lastStatus: 200, lastError: "" }]);
  });

  test("after a failed attempt is the same event with the same bytes, later and with a fresh time", async () => {
    await scene.newReturn();
    await scene.relay();
    receiver.behave((_, index) => (index === 0 ? FAIL : OK));
    await scene.deliver();
    expect(receiver.requests).toHaveLength(1);
    const [waiting] = await scene.deliveries();
    expect(waiting).toMatchObject({ state: "PENDING", lastStatus: 500, lastError: "Answered 500" });
    expect(waiting?.dueInSeconds).toBeGreaterThan(3);
    expect(waiting?.dueInSeconds).toBeLessThanOrEqual(5);
    ctx.clock.advance(5_000);
    await scene.makeDue();
    await scene.deliver();
    const [first, second] = receiver.requests;
    expect(sha256Hex(second?.body ?? "")).toBe(sha256Hex(first?.body ?? "-"));
    expect(second?.headers["x-svc-event-id"]).toBe(first?.headers["x-svc-event-id"]);
    expect(second?.headers["x-svc-signature"]).toBe(first?.headers["x-svc-signature"]);
    expect([first, second].map((request) => request?.headers["x-svc-attempt"])).toEqual(["1", "2"]);
    expect(Number(second?.headers["webhook-timestamp"]) - Number(first?.headers["webhook-timestamp"])).toBe(5);
    expect(await attemptRows()).toMatchObject([
      { number: 1, httpStatus: 500, error: "Answered 500", responseBody: "no" },
      { number: 2, httpStatus: 200, error: "" },
    ]);
    expect(JSON.stringify(await attemptRows(), (_, value) => (typeof value === "bigint" ? 0 : value))).not.toContain(
      scene.secret,
    );
  });

  test("is a failure when it is redirected, and the target is never asked", async () => {
    const target = await startWebhookReceiver();
    await scene.newReturn();
    await scene.relay();
    receiver.behave({ kind: "answer", status: 307, headers: { location: target.url } });
    await scene.deliver();
    expect(await scene.deliveries()).toMatchObject([{ state: "PENDING", lastStatus: 307 }]);
    expect((await scene.deliveries())[0]?.lastError).toMatch(/redirects are not followed/);
    expect(target.requests).toHaveLength(0);
    await target.close();
  });

  test("to a receiver that hangs ends in time and waits at least a minute", async () => {
    await scene.newReturn();
    await scene.relay();
    receiver.behave({ kind: "hang" });
    const hasty = createWebhookSender({ allowPrivateAddresses: true, limits: { attemptMs: 100 } });
    await scene.deliver({ ...ctx, webhookSender: hasty });
    const [waiting] = await scene.deliveries();
    expect(waiting).toMatchObject({ state: "PENDING", lastStatus: null, lastError: "No answer in time" });
    expect(waiting?.dueInSeconds).toBeGreaterThan(55);
  });

  test("to a private address is not sent where the installation does not allow it", async () => {
    await scene.newReturn();
    await scene.relay();
    await scene.deliver({ ...ctx, webhookSender: createWebhookSender({ allowPrivateAddresses: false }) });
    expect(receiver.requests).toHaveLength(0);
    expect((await scene.deliveries())[0]).toMatchObject({
      state: "PENDING",
      lastError: expect.stringMatching(/^Not sent: 127\.0\.0\.1/),
    });
  });

  test("is sent again when its worker died between the answer and the record", async () => {
    await scene.newReturn();
    await scene.relay();
    const [claimed] = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 10 }));
    expect(claimed?.number).toBe(1);
    await scene.deliver();
    expect(receiver.requests).toHaveLength(0);
    await ctx.db.$executeRaw(Prisma.sql`update webhook_deliveries set lease_until = now() where id = ${claimed?.id}`);
    await scene.deliver();
    expect(receiver.requests[0]?.headers["x-svc-attempt"]).toBe("2");
    expect(await scene.deliveries()).toMatchObject([{ state: "DELIVERED" }]);
  });
});

describe("order", () => {
  test("is kept per process while an earlier event fails, and other processes go on", async () => {
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

  test("is not held up by a delivery that has failed ten times", async () => {
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
  test("two workers at once send nothing twice and open at most four requests to an endpoint", async () => {
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

  test("workers that claim at the same moment share the limit of an endpoint; one that fails gets one try", async () => {
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

  test("a worker that is asked to stop takes nothing more, finishes what is answered and gives back the rest", async () => {
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

  test("however many unknown endpoints are due, the reserve is kept for those that acknowledge", async () => {
    for (let made = 0; made < 3; made += 1) await scene.newReturn();
    const proven = await createWebhookScene(ctx, { url: receiver.url });
    await ctx.db.webhookEndpoint.update({ where: { id: proven.endpointId }, data: { isProven: true } });
    for (let made = 0; made < 2; made += 1) await proven.newReturn();
    await scene.relay();
    const claimed = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 3, unproven: 1 }));
    expect(claimed.filter(({ endpointId }) => endpointId === proven.endpointId)).toHaveLength(2);
    expect(claimed.filter(({ endpointId }) => endpointId === scene.endpointId)).toHaveLength(1);
  });

  test("a tenant with many endpoints and much to send takes turns with one that has little", async () => {
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

  test("a delivery in the middle of which workers end again and again is given up, and what follows goes on", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    for (let died = 0; died < 12; died += 1) {
      await scene.makeDue();
      expect(await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 1 }))).toMatchObject([{ sequence: 1 }]);
      await ctx.db.$executeRaw(Prisma.sql`update webhook_deliveries set lease_until = now() where lease_until > now()`);
    }
    await scene.deliver();
    expect(sequencesOf(receiver.requests)).toEqual([2]);
    expect(await scene.deliveries()).toMatchObject([
      { state: "DEAD", lastError: expect.stringMatching(/middle of 12 attempts/) },
      { state: "DELIVERED" },
    ]);
  });

  test("an endpoint that hangs holds up no other", async () => {
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

describe("an endpoint's health", () => {
  test("410 switches it off at once and what waits keeps waiting", async () => {
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    receiver.behave({ kind: "answer", status: 410 });
    await scene.deliver();
    expect(await endpointRow()).toMatchObject({ isEnabled: false, disabledReason: expect.stringMatching(/410/) });
    await scene.makeDue();
    await scene.deliver();
    expect(receiver.requests).toHaveLength(1);
    expect((await scene.deliveries()).map(({ state }) => state)).toEqual(["PENDING", "PENDING"]);
  });

  test("five days of failures switch it off, one success in between does not let it come to that", async () => {
    const age = (days: number) =>
      ctx.db.$executeRaw(Prisma.sql`
        update webhook_endpoints set failing_since = failing_since - make_interval(days => ${days}::int)
        where id = ${scene.endpointId}`);
    const process = await scene.newReturn();
    await scene.happen(process);
    await scene.relay();
    receiver.behave((_, index) => (index === 1 ? OK : FAIL));
    await scene.deliver();
    await age(4);
    await scene.makeDue();
    await scene.deliver();
    // The success, then the next event's first failure: a new time of failures began.
    expect((await endpointRow()).failingSince?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await age(5);
    await scene.makeDue();
    await scene.deliver();
    expect(await endpointRow()).toMatchObject({ isEnabled: false, disabledReason: expect.stringMatching(/5 days/) });
  });
});
