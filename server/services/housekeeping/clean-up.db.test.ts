import { afterAll, beforeAll, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { deleteOldApiCalls } from "@/server/db/people/api-calls";
import { webhookBody } from "@/server/presenters/webhook-body";
import { openTestContext, type TestContext } from "@/test/context";
import { startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { cleanUp } from "./clean-up";

let ctx: TestContext;
let receiver: WebhookReceiver;
let scene: WebhookScene;

beforeAll(async () => {
  ctx = await openTestContext();
  receiver = await startWebhookReceiver();
  scene = await createWebhookScene(ctx, { url: receiver.url });
});
afterAll(async () => {
  await receiver.close();
  await ctx.close();
});

/** Moves all webhook data so far this many days into the past. */
const age = async (days: number): Promise<void> => {
  const ago = Prisma.sql`- make_interval(days => ${days}::int)`;
  await ctx.db.$transaction([
    ctx.db.$executeRaw`select set_config('homeward.erasure', 'on', true)`,
    ctx.db.$executeRaw`update webhook_attempts set at = at ${ago}`,
    ctx.db.$executeRaw`update webhook_deliveries set created_at = created_at ${ago}`,
    ctx.db.$executeRaw`update outbox_events set fanned_out_at = fanned_out_at ${ago}`,
  ]);
};

const kept = async () => ({
  deliveries: (await scene.deliveries()).map(({ state }) => state),
  attempts: await ctx.db.webhookAttempt.count(),
  events: await ctx.db.outboxEvent.count(),
});

test("deletes webhook data after its retention, except what waits and what was resent since", async () => {
  const made = await scene.newReturn();
  await scene.happen(made);
  await scene.relay();
  await scene.deliver();
  await age(89);
  await cleanUp(ctx, { render: webhookBody });
  expect(await kept()).toEqual({ deliveries: ["DELIVERED", "DELIVERED"], attempts: 2, events: 2 });

  // One is resent, and one of a failing receiver still waits.
  const [, again] = await scene.deliveries();
  await ctx.db.webhookDelivery.update({ where: { id: again?.id ?? "" }, data: { state: "PENDING", attempts: 0 } });
  await age(2);
  await scene.makeDue();
  await scene.deliver();
  receiver.behave({ kind: "answer", status: 500 });
  await scene.happen(made);
  await scene.relay();
  await scene.deliver();
  await ctx.db.$executeRaw(Prisma.sql`
    update webhook_deliveries set created_at = now() - interval '1 year' where state = 'PENDING'`);
  await cleanUp(ctx, { render: webhookBody });
  expect(await kept()).toEqual({ deliveries: ["PENDING", "DELIVERED"], attempts: 2, events: 2 });

  // The next event still gets the next number.
  await scene.happen(made);
  const { sequence } = await ctx.db.outboxEvent.findFirstOrThrow({ orderBy: { sequence: "desc" } });
  expect(sequence).toBe(4);
});

test("deletes API calls after their retention, with the count of those that weren't written", async () => {
  const { groupId } = scene.tenant;
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = (days: number) => ({
    ...{ groupId, keyId: "key_1", at: at(days), method: "GET", path: "/x", operation: "x", status: 200, durationMs: 1 },
    ...{ requestId: `${days} days`, reason: "", idempotencyKey: "", isReplay: false, requestBytes: 0, requestNote: "" },
    ...{ request: "", answer: "", answerBytes: 0, answerNote: "" },
  });
  await ctx.db.apiCall.createMany({ data: [15, 13, 5, 1].map(row) });
  await ctx.db.apiCallGap.createMany({ data: [15, 13].map((days) => ({ groupId, minute: at(days), dropped: days })) });
  await cleanUp(ctx, { render: webhookBody });
  const left = () =>
    ctx.db.apiCall.findMany({ orderBy: { id: "asc" } }).then((all) => all.map((each) => each.requestId));
  expect(await left()).toEqual(["13 days", "5 days", "1 days"]);
  expect(await ctx.db.apiCallGap.findMany()).toMatchObject([{ dropped: 13 }]);
  // Each tenant keeps this many.
  expect(await deleteOldApiCalls(ctx.db, { days: 14, most: 2 })).toBe(1);
  expect(await left()).toEqual(["5 days", "1 days"]);
});
