import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { killCommands, spawnCommand } from "@/test/spawn-command";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, sequencesOf, type WebhookScene } from "@/test/webhook-scene";
import { createEventForwarder, type Forwarded } from "./forward-events";
import { mintWebhookSecret } from "./webhook-secret";

let ctx: TestContext;
/** A real endpoint, and the address of a developer. */
let endpoint: WebhookReceiver;
let local: WebhookReceiver;
let scene: WebhookScene;
const secret = mintWebhookSecret();

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  endpoint = await startWebhookReceiver();
  local = await startWebhookReceiver();
  scene = await createWebhookScene(ctx, { url: endpoint.url });
});
afterEach(async () => {
  killCommands();
  await endpoint.close();
  await local.close();
});

const startForwarder = () => createEventForwarder(ctx, { actor: scene.tenant.actor, url: local.url, secret });

/** Computed by a tool that shares no code with us. */
const opensslHmac = (key: Buffer, data: Buffer): Buffer =>
  execFileSync("openssl", ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${key.toString("hex")}`, "-binary"], {
    input: data,
  });

test("forwards new events in order, once, like a delivery's first attempt and in addition to it", async () => {
  const before = await scene.newReturn();
  await scene.relay();
  const forwarder = await startForwarder();
  await scene.happen(before);
  const made = await scene.newReturn();
  await scene.happen(made);
  await scene.relay();
  const lines: Forwarded[] = [];
  await forwarder.forward((forwarded) => lines.push(forwarded));
  await forwarder.forward((forwarded) => lines.push(forwarded));
  expect(sequencesOf(local.requests, before)).toEqual([2]);
  expect(sequencesOf(local.requests, made)).toEqual([1, 2]);
  expect(lines.map(({ outcome }) => outcome)).toMatchObject(Array(3).fill({ kind: "ANSWERED", status: 200 }));

  expect((await scene.deliveries()).every(({ state, attempts }) => state === "PENDING" && attempts === 0)).toBe(true);
  await scene.deliver();
  expect(endpoint.requests).toHaveLength(4);
  for (const { headers, body } of local.requests) {
    const real = endpoint.requests.find((other) => other.headers["x-svc-event-id"] === headers["x-svc-event-id"]);
    expect(real?.body.equals(body)).toBe(true);
    const ownToEach = ["host", "x-svc-signature", "webhook-signature", "webhook-timestamp"];
    const shared = Object.entries(headers).filter(([name]) => !ownToEach.includes(name));
    expect(real?.headers).toMatchObject(Object.fromEntries(shared));
    expect(Object.keys(headers).sort()).toEqual(Object.keys(real?.headers ?? {}).sort());
    expect(headers["x-svc-signature"]).toBe(opensslHmac(Buffer.from(secret), body).toString("hex"));
    const signed = Buffer.from(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`);
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    expect(headers["webhook-signature"]).toBe(`v1,${opensslHmac(key, signed).toString("base64")}`);
  }
});

test("keeps an event waiting for an earlier one of its return that isn't rendered yet", async () => {
  const forwarder = await startForwarder();
  const made = await scene.newReturn();
  await scene.happen(made);
  await scene.relay();
  const hide = (at: Date | null) =>
    ctx.db.$executeRaw(Prisma.sql`
    update outbox_events set fanned_out_at = ${at} where process_id = ${made.id} and sequence = 1`);
  await hide(null);
  await forwarder.forward(() => undefined);
  expect(local.requests).toHaveLength(0);
  await hide(new Date());
  await forwarder.forward(() => undefined);
  expect(sequencesOf(local.requests)).toEqual([1, 2]);
});

test("forwards an event that waited for hours once the earlier one of its return has come", async () => {
  const forwarder = await startForwarder();
  const made = await scene.newReturn();
  await scene.happen(made);
  await scene.relay();
  await ctx.db.$executeRaw(Prisma.sql`
    update outbox_events set fanned_out_at = now() - interval '3 hours' where process_id = ${made.id} and sequence = 2`);
  await forwarder.forward(() => undefined);
  expect(sequencesOf(local.requests)).toEqual([1, 2]);
});

test("reports a failed or missing response and doesn't retry", async () => {
  const forwarder = await startForwarder();
  const made = await scene.newReturn();
  await scene.happen(made);
  await scene.relay();
  local.behave((_, index) => (index === 0 ? { kind: "answer", status: 500 } : { kind: "reset" }));
  const outcomes: unknown[] = [];
  await forwarder.forward(({ outcome }) => outcomes.push(outcome));
  await forwarder.forward(({ outcome }) => outcomes.push(outcome));
  expect(outcomes).toMatchObject([
    { kind: "ANSWERED", status: 500 },
    { kind: "FAILED", failure: "RESET" },
  ]);
});

test("ignores live stores and stores of other merchants", async () => {
  const live = await createTenant(ctx, { store: { isTesting: false } });
  const start = createEventForwarder(ctx, { actor: live.actor, url: local.url, secret });
  await expect(start).rejects.toThrow("Only events of stores in test mode are forwarded");
  const other = await createWebhookScene(ctx, { url: endpoint.url });
  const forwarder = await startForwarder();
  await other.newReturn();
  await other.relay();
  await forwarder.forward(() => undefined);
  expect(local.requests).toHaveLength(0);
});

test("rejects an invalid address at its field", async () => {
  const start = createEventForwarder(ctx, { actor: scene.tenant.actor, url: "localhost:4000", secret });
  await expect(start).rejects.toThrow("`url`: must begin with https://");
});

test("prints a line per event and leaves nothing behind at Ctrl-C", { timeout: 120_000 }, async () => {
  const { store } = scene.tenant;
  const tables = async () => [await ctx.db.webhookEndpoint.count(), await ctx.db.webhookDelivery.count()];
  const words = ["webhooks", "listen", local.url, "--store", store.slug, "--secret", secret];
  const command = spawnCommand(ctx, { words });
  await command.printed(`Events of ${store.slug} go to ${local.url} from now on.`);
  const made = await scene.newReturn();
  await scene.relay();
  const before = await tables();
  await command.printed(`onReturnProcessCreation  ${made.id} #1  200 in `);
  const { code, output } = await command.stop("SIGINT");
  expect(code).toBe(0);
  expect(output).toContain("Forwarded 1 events.");
  expect(await tables()).toEqual(before);
});
