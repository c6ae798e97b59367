import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ServiceContext } from "@/server/services/context";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import * as admin from "../admin/webhook-endpoints";
import * as endpoints from "./webhook-endpoints";
import * as deliveries from "./webhooks";

const operations = { ...admin, ...endpoints, ...deliveries };

let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  scene = await createWebhookScene(ctx, { url: receiver.url });
});
afterEach(async () => {
  await receiver.close();
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
});

/** An installation that reaches the public internet only; every name resolves to `address`. */
const guarded = (address = "93.184.216.34"): ServiceContext => ({
  ...ctx,
  webhookSender: createWebhookSender({ allowPrivateAddresses: false, resolve: async () => [{ address, family: 4 }] }),
});

const call = {
  list: () => operations.listWebhookEndpoints.call(ctx, scene.tenant.actor, {}),
  create: (url: string, other: ServiceContext = ctx) =>
    operations.createWebhookEndpoint.call(other, scene.tenant.actor, { url }),
  deliveries: (input = {}) => operations.listWebhookDeliveries.call(ctx, scene.tenant.actor, input),
  delivery: (id: string) => operations.getWebhookDelivery.call(ctx, scene.tenant.actor, { delivery_id: id }),
  replay: (id: string) => operations.replayWebhookDelivery.call(ctx, scene.tenant.actor, { delivery_id: id }),
  remove: () => operations.deleteWebhookEndpoint.call(ctx, scene.tenant.actor, { endpoint_id: scene.endpointId }),
};

const deliverOne = async () => {
  await scene.newReturn();
  await scene.relay();
  await scene.deliver();
  return (await scene.deliveries())[0]?.id ?? "";
};

describe("endpoints", () => {
  test("creates an endpoint with all events and a secret that can be shown again but is stored encrypted", async () => {
    ctx.clock.advance(1);
    const { endpoint, secret } = await call.create("https://shop.example/hooks", guarded());
    expect(endpoint).toMatchObject({ url: "https://shop.example/hooks", is_enabled: true, pending: 0 });
    expect(endpoint.events).toHaveLength(4);
    expect(Buffer.from(secret.replace(/^whsec_/, ""), "base64").byteLength).toBeGreaterThanOrEqual(24);
    const input = { endpoint_id: endpoint.endpoint_id };
    expect(await operations.revealWebhookSecret.call(ctx, scene.tenant.actor, input)).toEqual({ secret });
    const row = await ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.endpoint_id } });
    expect(JSON.stringify(row)).not.toContain(secret.slice(6, 20));
    expect((await call.list()).endpoints.map(({ url }) => url)).toEqual([receiver.url, endpoint.url]);
  });

  test("refuses non-public addresses with an error on the field", async () => {
    const literal = ["https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://0x7f.1/"];
    for (const url of literal)
      await expect(call.create(url, guarded())).rejects.toMatchObject({
        reason: "INVALID_ARGUMENT",
        extras: {
          violations: [{ field: "url", description: expect.stringMatching(/public internet.+WEBHOOK_ALLOW_PRIVATE/) }],
        },
      });
    const refusal = call.create("https://inside.example/", guarded("10.1.2.3"));
    await expect(refusal).rejects.toThrow(/^(?!.*10\.1\.2\.3).*public internet/);
    await expect(call.create("https://user:pw@shop.example/", guarded())).rejects.toThrow(/user name/);
  });

  test("allows http only for groups whose stores are all in test mode", async () => {
    await expect(call.create("http://shop.example/", guarded())).resolves.toBeDefined();
    await ctx.db.ecommerce.updateMany({ where: { groupId: scene.tenant.groupId }, data: { isTesting: false } });
    await expect(call.create("http://shop.example/", guarded())).rejects.toThrow(/must begin with https/);
  });

  test("sends nothing to a removed endpoint, and keeps its deliveries readable", async () => {
    await scene.newReturn();
    await scene.relay();
    await call.remove();
    await scene.deliver();
    expect(receiver.requests).toHaveLength(0);
    expect((await call.list()).endpoints).toEqual([]);
    const { deliveries } = await call.deliveries({ endpoint_id: scene.endpointId });
    expect(deliveries).toMatchObject([
      { state: "DEAD", last_error: "The endpoint was removed", next_attempt_at: null },
    ]);
    await expect(call.replay(deliveries[0]?.delivery_id ?? "")).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
    });
    await expect(call.remove()).rejects.toMatchObject({ reason: "NOT_FOUND" });
  });

  test("hides endpoints from other tenants and from staff of other stores", async () => {
    const deliveryId = await deliverOne();
    const stranger = (await createTenant(ctx)).actor;
    const colleague = { ...scene.tenant.actor, ecommerceIds: [scene.tenant.store.id] };
    for (const actor of [stranger, colleague]) {
      expect((await operations.listWebhookEndpoints.call(ctx, actor, {})).endpoints).toEqual([]);
      expect((await operations.listWebhookDeliveries.call(ctx, actor, {})).deliveries).toEqual([]);
      const input = { endpoint_id: scene.endpointId, delivery_id: deliveryId };
      for (const operation of [
        operations.revealWebhookSecret,
        operations.deleteWebhookEndpoint,
        operations.getWebhookDelivery,
        operations.replayWebhookDelivery,
      ])
        await expect(operation.call(ctx, actor, input)).rejects.toMatchObject({ reason: "NOT_FOUND" });
    }
  });
});

describe("deliveries", () => {
  test("are paged newest first by cursor and filtered by state", async () => {
    const process = await scene.newReturn();
    for (let made = 0; made < 4; made += 1) {
      ctx.clock.advance(1_000);
      await scene.happen(process);
    }
    await scene.relay();
    const walked: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof call.deliveries>> = await call.deliveries({ page_size: 2, cursor });
      walked.push(...page.deliveries.map(({ sequence }) => sequence));
      cursor = page.next_cursor;
    }
    expect(walked.toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect((await call.deliveries({ state: "DELIVERED" })).deliveries).toEqual([]);
    expect((await call.list()).endpoints).toMatchObject([{ pending: 5, delivered: 0, dead: 0 }]);
    for (const wrong of ["x", "!!", Buffer.from("2026-01-01T00:00:00.000Z~';").toString("base64url")])
      await expect(call.deliveries({ cursor: wrong })).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  });

  test("show the exact bytes and every attempt", async () => {
    receiver.behave({ kind: "answer", status: 503, body: "busy" });
    const { delivery, url, body, attempts } = await call.delivery(await deliverOne());
    expect(Buffer.from(body)).toEqual(receiver.requests[0]?.body);
    expect(url).toBe(receiver.url);
    expect(delivery).toMatchObject({ state: "PENDING", attempts: 1, last_status: 503 });
    expect(attempts).toMatchObject([{ number: 1, http_status: 503, error: "Answered 503", response_body: "busy" }]);
    expect(attempts[0]?.request_headers["X-SVC-Signature"]).toBe(receiver.requests[0]?.headers["x-svc-signature"]);
  });
});

describe("replay", () => {
  test("resends a delivered event with the same ID and bytes", async () => {
    const id = await deliverOne();
    ctx.woken.length = 0;
    await call.replay(id);
    expect(ctx.woken).toEqual(["outbox", "deliveries"]);
    await scene.deliver();
    const [first, second] = receiver.requests;
    expect(receiver.requests).toHaveLength(2);
    expect(second?.headers["x-svc-event-id"]).toBe(first?.headers["x-svc-event-id"]);
    expect(sha256Hex(second?.body ?? "")).toBe(sha256Hex(first?.body ?? "-"));
    expect((await call.delivery(id)).attempts.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("restarts a failed delivery with a new schedule", async () => {
    receiver.behave({ kind: "answer", status: 500 });
    const id = await deliverOne();
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await scene.makeDue();
      await scene.deliver();
    }
    expect((await call.delivery(id)).delivery).toMatchObject({ state: "DEAD", attempts: 10 });
    await call.replay(id);
    await scene.deliver();
    expect((await call.delivery(id)).delivery).toMatchObject({ state: "PENDING", attempts: 11 });
    receiver.behave({ kind: "answer", status: 200 });
    await call.replay(id);
    await scene.deliver();
    expect((await call.delivery(id)).delivery).toMatchObject({ state: "DELIVERED", attempts: 12 });
    expect(receiver.requests.at(-1)?.headers["x-svc-attempt"]).toBe("12");
  });

  test("is refused for a disabled endpoint", async () => {
    receiver.behave({ kind: "answer", status: 410 });
    await expect(call.replay(await deliverOne())).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
  });
});
