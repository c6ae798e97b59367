import { describe, expect, test } from "vitest";
import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import { Prisma } from "@/server/db/generated/client";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "@/server/services/context";
import { createUser } from "@/server/services/setup/create-user";
import { sendOffNotices } from "@/server/services/webhooks/attempt-due-deliveries";
import type { TestContext } from "@/test/context";
import { confirmsStandard } from "@/test/openssl";
import type { WebhookReceiver } from "@/test/webhook-receiver";
import { sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import { setWebhookStage } from "@/test/webhook-stage";
import * as admin from "../admin/webhook-endpoints";
import * as dashboard from "./webhook-endpoints";
import { getWebhookFigures } from "./webhooks";

const endpoints = { ...admin, ...dashboard };

let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
setWebhookStage((stage) => {
  ({ ctx, receiver, scene } = stage);
});

const OK = { kind: "answer", status: 200 } as const;

const one = () => ({ endpoint_id: scene.endpointId });
const call = {
  get: () => endpoints.getWebhookEndpoint.call(ctx, scene.tenant.actor, one()),
  update: (change: object, other: ServiceContext = ctx) =>
    endpoints.updateWebhookEndpoint.call(other, scene.tenant.actor, { ...one(), ...change }),
  figures: () => getWebhookFigures.call(ctx, scene.tenant.actor, {}),
  test: (other: ServiceContext = ctx) => endpoints.sendTestWebhook.call(other, scene.tenant.actor, one()),
};

/** An installation that reaches the public internet only; every name resolves to `address`. */
const guarded = (address: string): ServiceContext => ({
  ...ctx,
  webhookSender: createWebhookSender({ allowPrivateAddresses: false, resolve: async () => [{ address, family: 4 }] }),
});

describe("changing an endpoint", () => {
  test("changes only the given fields", async () => {
    const { endpoint } = await call.update({ events: ["onProcessCompleted"] });
    expect(endpoint).toMatchObject({ url: receiver.url, events: ["onProcessCompleted"], ecommerce_ids: [] });
    const narrowed = await call.update({ ecommerce_ids: [scene.tenant.store.id] });
    expect(narrowed.endpoint).toMatchObject({ ecommerce_ids: [scene.tenant.store.id], events: ["onProcessCompleted"] });
    await scene.newReturn();
    await scene.relay();
    expect(await scene.deliveries()).toEqual([]);
  });

  test("validates a new address like the first one, and refuses another tenant's store by name", async () => {
    await expect(call.update({ url: "https://inside.example/" }, guarded("10.1.2.3"))).rejects.toMatchObject({
      extras: {
        violations: [{ field: "url", description: expect.stringMatching(/^(?!.*10\.1\.2\.3).*public internet/) }],
      },
    });
    await expect(call.update({ ecommerce_ids: ["eco_other"] })).rejects.toMatchObject({
      extras: { violations: [{ field: "ecommerce_ids", description: expect.stringMatching(/eco_other/) }] },
    });
    expect((await call.get()).endpoint.url).toBe(receiver.url);
  });

  test("lets a person limited to some stores open no endpoint for all stores", async () => {
    const actor = { ...scene.tenant.actor, ecommerceIds: [scene.tenant.store.id] };
    const made = await endpoints.createWebhookEndpoint.call(ctx, actor, { url: receiver.url });
    const input = { endpoint_id: made.endpoint.endpoint_id, ecommerce_ids: [] };
    const { endpoint } = await endpoints.updateWebhookEndpoint.call(ctx, actor, input);
    expect(endpoint.ecommerce_ids).toEqual([scene.tenant.store.id]);
  });

  test("disables plain http when the store goes live, because shopper data must be encrypted", async () => {
    await scene.newReturn();
    await scene.relay();
    await ctx.db.ecommerce.updateMany({ where: { groupId: scene.tenant.groupId }, data: { isTesting: false } });
    await scene.deliver(guarded("93.184.216.34"));
    expect(await scene.deliveries()).toMatchObject([{ state: "PENDING", lastError: expect.stringMatching(/https/) }]);
    expect(receiver.requests).toHaveLength(0);
  });

  test("queues events while disabled and sends them in order with a new schedule when enabled", async () => {
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

  test("shows a manual switch-off and notifies nobody", async () => {
    const { endpoint } = await call.update({ is_enabled: false });
    expect(endpoint).toMatchObject({ is_enabled: false, disabled_reason: "Turned off manually." });
    await scene.deliver();
    expect(ctx.sentMails).toEqual([]);
  });
});

describe("notifications", () => {
  const addStaff = (email: string, role: "owner" | "viewer" | "developer") =>
    createUser(ctx, { actor: scene.tenant.actor, input: { email, name: email, role, passwordHash: "none" } });

  test("email the people who manage webhooks once when an endpoint is disabled automatically", async () => {
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
    expect(mail?.subject).toMatch(/^Webhooks to 127\.0\.0\.1:\d+ are turned off$/);
    for (const part of ["410 Gone", "1 wait", `/dashboard/webhooks/endpoints/${scene.endpointId}`])
      expect(mail?.text).toContain(part);
  });

  test("are retried when the mail server doesn't answer, and dropped when it refuses permanently", async () => {
    await addStaff(`a-${scene.endpointId}@example.com`, "owner");
    const due = () =>
      ctx.db.$executeRaw(
        Prisma.sql`update webhook_endpoints set notice_due_at = now() - interval '1 second' where id = ${scene.endpointId}`,
      );
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

describe("a test event", () => {
  test("is signed and shaped like every other event, is marked as a test, and leaves no trace", async () => {
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
    expect(confirmsStandard(scene.secret, request)).toBe(true);
    expect(await scene.deliveries()).toEqual([]);
    expect((await call.get()).endpoint.failing_since).toBeNull();
  });

  test("describes a return in its current state, only from a store of the endpoint and over a safe connection", async () => {
    const { id } = await scene.newReturn();
    const about = (event: "onProcessCompleted" | "onReturnProcessCanceled", other: ServiceContext = ctx) =>
      endpoints.sendTestWebhook.call(other, scene.tenant.actor, { ...one(), event, process_id: id });
    receiver.behave({ ...OK, headers: { "x-served-by": "edge 12" } });
    expect((await about("onReturnProcessCanceled")).response_headers).toMatchObject({ "x-served-by": "edge 12" });
    const [request] = receiver.requests;
    expect(ReturnProcessPayloadDto.parse(JSON.parse(String(request?.body))).svc_process_id).toBe(id);
    expect(request?.headers).toMatchObject({ "x-svc-test": "true", "x-svc-event": "onReturnProcessCanceled" });

    await ctx.db.ecommerce.update({ where: { id: scene.tenant.store.id }, data: { isTesting: false } });
    await expect(about("onProcessCompleted", guarded("93.184.216.34"))).rejects.toThrow(/only sent to https:\/\//);
    await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { ecommerceIds: ["eco_other"] } });
    await expect(about("onProcessCompleted")).rejects.toThrow(/doesn't receive events for/);
    expect(receiver.requests).toHaveLength(1);
  });

  test("reaches a disabled endpoint, but no private address where those are not allowed", async () => {
    await call.update({ is_enabled: false });
    expect(await call.test()).toMatchObject({ outcome: "ACKNOWLEDGED", http_status: 200 });
    expect(await call.test(guarded("10.0.0.1"))).toMatchObject({ outcome: "ADDRESS", http_status: null });
    expect(receiver.requests).toHaveLength(1);
  });
});
