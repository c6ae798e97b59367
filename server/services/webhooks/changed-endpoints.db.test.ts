import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { inTransaction } from "@/server/db/transaction";
import { claimDeliveries } from "@/server/db/webhooks/webhook-claims";
import { getWebhookFigures } from "@/server/db/webhooks/webhook-figures";
import { PartnerError } from "@/server/partners/partner-error";
import type { WebhookOutcome } from "@/server/partners/webhook-sender";
import type { ServiceContext } from "@/server/services/context";
import { createUser } from "@/server/services/setup/create-user";
import { openTestContext, type TestContext } from "@/test/context";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { attemptDelivery } from "./attempt-delivery";
import { attemptDueDeliveries, sendOffNotices } from "./attempt-due-deliveries";
import { deleteEndpoint } from "./delete-endpoint";
import { replayDeliveries } from "./replay-deliveries";
import { updateEndpoint } from "./update-endpoint";

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
  await scene.newReturn();
  await scene.relay();
});
afterEach(async () => {
  await receiver.close();
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
});

const endpointRow = () => ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: scene.endpointId } });

/** The same, with a hook on the outcome of an attempt. */
const sending = (send: () => Promise<WebhookOutcome>): ServiceContext => ({
  ...ctx,
  webhookSender: { ...ctx.webhookSender, send },
});
const answered = (status: number): WebhookOutcome => ({
  ...{ kind: "ANSWERED", status, retryAfter: null, headers: {}, body: "", durationMs: 1 },
});

test("ignores a response from an address that was changed meanwhile and tries the new one at once", async () => {
  const other = await startWebhookReceiver();
  const { actor } = scene.tenant;
  const changing = sending(async () => {
    await updateEndpoint(ctx, { actor, endpointId: scene.endpointId, change: { url: other.url } });
    return answered(410);
  });
  const [claimed] = await inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 1 }));
  if (claimed === undefined) throw new Error("nothing is due");
  await attemptDelivery(changing, { delivery: claimed, random: () => 0.5 });
  expect(await endpointRow()).toMatchObject({ isEnabled: true, failingSince: null });
  await scene.deliver();
  expect(other.requests).toHaveLength(1);
  await other.close();
});

test("doesn't apply an attempt to a replay when its lease expired before the replay", async () => {
  const lease = () => inTransaction(ctx, (tx) => claimDeliveries(tx, { limit: 1 }));
  const [lost] = await lease();
  if (lost === undefined) throw new Error("nothing is due");
  await ctx.db.$executeRaw(Prisma.sql`
    update webhook_deliveries set lease_until = now() - interval '1 second', attempts = 0 where id = ${lost.id}`);
  const [second] = await lease();
  expect(second?.attempt).toBe(lost.attempt);
  await attemptDelivery(
    sending(async () => answered(500)),
    { delivery: lost, random: () => 0.5 },
  );
  expect(await ctx.db.webhookDelivery.findUniqueOrThrow({ where: { id: lost.id } })).toMatchObject({
    lastStatus: null,
    leaseUntil: new Date(second?.leaseUntil ?? 0),
  });
});

test("cancels pending deliveries and a replay of a removed endpoint", async () => {
  const { actor } = scene.tenant;
  const range = { fromAt: new Date(0), toAt: new Date("2100-01-01"), what: "ALL" as const };
  await replayDeliveries(ctx, { actor, endpointId: scene.endpointId, ...range });
  await deleteEndpoint(ctx, { actor, endpointId: scene.endpointId });
  await attemptDueDeliveries(ctx, { random: () => 0.5 });
  expect(receiver.requests).toHaveLength(0);
  expect((await scene.deliveries()).map(({ state }) => state)).toEqual(["DEAD"]);
  const figures = await getWebhookFigures(ctx.db, actor, { windowSeconds: 60 });
  expect(figures).toMatchObject({ waiting: 0, held: 0 });
});

test("doesn't notify a person again about an endpoint when another person's email is retried", async () => {
  const { actor } = scene.tenant;
  for (const name of ["a", "b"]) {
    const email = `${name}-${scene.endpointId}@example.com`;
    await createUser(ctx, { actor, input: { email, name, role: "owner", passwordHash: "none" } });
  }
  receiver.behave({ kind: "answer", status: 410 });
  const half: ServiceContext = {
    ...ctx,
    mailer: {
      send: async (mail) => {
        if (mail.to.startsWith("b-")) throw new PartnerError("SMTP", "UNAVAILABLE", "later");
        await ctx.mailer.send(mail);
      },
    },
  };
  ctx.sentMails.length = 0;
  await scene.deliver(half);
  await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { noticeDueAt: new Date(0) } });
  await sendOffNotices(ctx);
  expect(ctx.sentMails.map(({ to }) => to.slice(0, 2))).toEqual(["a-", "b-"]);
  expect((await endpointRow()).noticeDueAt).toBeNull();
});
