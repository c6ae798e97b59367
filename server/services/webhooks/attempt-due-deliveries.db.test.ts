import { describe, expect, test } from "vitest";
import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { claimDeliveries } from "@/server/db/webhooks/webhook-claims";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { sha256Hex } from "@/server/kernel/crypto";
import type { TestContext } from "@/test/context";
import { confirmsHex, confirmsStandard } from "@/test/openssl";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import type { WebhookScene } from "@/test/webhook-scene";
import { setWebhookStage } from "@/test/webhook-stage";

let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
setWebhookStage((stage) => {
  ({ ctx, receiver, scene } = stage);
});

const FAIL = { kind: "answer", status: 500, body: "no" } as const;
const OK = { kind: "answer", status: 200 } as const;

const endpointRow = () => ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: scene.endpointId } });
const attemptRows = async () =>
  ctx.db.webhookAttempt.findMany({ where: { groupId: scene.tenant.groupId }, orderBy: { id: "asc" } });

describe("one delivery", () => {
  test("carries the payload, its identity, and signatures that openssl confirms", async () => {
    const process = await scene.newReturn();
    await scene.relay();
    await scene.deliver();
    const [request] = receiver.requests;
    if (request === undefined) throw new Error("nothing came");
    expect(ReturnProcessPayloadDto.parse(JSON.parse(request.body.toString())).svc_process_id).toBe(process.id);
    const { headers } = request;
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "x-svc-event": "onReturnProcessCreation",
      "x-svc-sequence": "1",
      "x-svc-attempt": "1",
    });
    expect([confirmsHex(scene.secret, request), confirmsStandard(scene.secret, request)]).toEqual([true, true]);
    expect(headers["webhook-id"]).toBe(headers["x-svc-event-id"]);
    expect(await scene.deliveries()).toMatchObject([{ state: "DELIVERED", lastStatus: 200, lastError: "" }]);
  });

  test("is the same event with the same bytes after a failed attempt, later and with a new time", async () => {
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

  test("fails when it is redirected, and the target gets no request", async () => {
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

  test("ends in time at a hanging receiver and waits at least a minute", async () => {
    await scene.newReturn();
    await scene.relay();
    receiver.behave({ kind: "hang" });
    const hasty = createWebhookSender({ allowPrivateAddresses: true, limits: { attemptMs: 100 } });
    await scene.deliver({ ...ctx, webhookSender: hasty });
    const [waiting] = await scene.deliveries();
    expect(waiting).toMatchObject({ state: "PENDING", lastStatus: null, lastError: "No answer in time" });
    expect(waiting?.dueInSeconds).toBeGreaterThan(55);
  });

  test("isn't sent to a private address unless the installation allows it", async () => {
    await scene.newReturn();
    await scene.relay();
    await scene.deliver({ ...ctx, webhookSender: createWebhookSender({ allowPrivateAddresses: false }) });
    expect(receiver.requests).toHaveLength(0);
    expect((await scene.deliveries())[0]).toMatchObject({
      state: "PENDING",
      // The addresses of internal host names are not revealed.
      lastError: "Not sent: the host has no address on the public internet",
    });
  });

  test("is sent again when its worker died before recording the response", async () => {
    await scene.newReturn();
    await scene.relay();
    const [claimed] = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 10 }));
    expect(claimed?.number).toBe(1);
    await scene.deliver();
    expect(receiver.requests).toHaveLength(0);
    await ctx.db.$executeRaw(
      Prisma.sql`update webhook_deliveries set lease_until = now() - interval '1 second' where id = ${claimed?.id}`,
    );
    await scene.deliver();
    expect(receiver.requests[0]?.headers["x-svc-attempt"]).toBe("2");
    expect(await scene.deliveries()).toMatchObject([{ state: "DELIVERED" }]);
  });
});

describe("an endpoint's health", () => {
  test("turns off at once after a 410, and pending deliveries stay pending", async () => {
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

  test("turns off after five days of failures; one success in between prevents that", async () => {
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
    // After the success, the next event's first failure starts a new failure period.
    expect((await endpointRow()).failingSince?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await age(5);
    await scene.makeDue();
    await scene.deliver();
    expect(await endpointRow()).toMatchObject({ isEnabled: false, disabledReason: expect.stringMatching(/5 days/) });
  });
});
