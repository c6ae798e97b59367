import { beforeEach, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { keepMail } from "@/server/services/mails/keep-mail";
import { addNote } from "@/server/services/notes/add-note";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { replayDelivery } from "@/server/services/webhooks/replay-delivery";
import { createOrder, createReturn, testAddress } from "@/test/factories";
import { untilSomebodyWaits } from "@/test/until-lock-is-awaited";
import { sequencesOf } from "@/test/webhook-scene";
import { setWebhookStage, type WebhookStage } from "@/test/webhook-stage";
import { eraseShopper } from "./erase-shopper";

/** Appears in everything that identifies the person, and in nothing else. */
const MARK = "quixotica";
const EMAIL = `${MARK}@example.com`;

let stage: WebhookStage;
setWebhookStage((set) => {
  stage = set;
});

let process: ReturnProcess;
beforeEach(async () => {
  const { ctx, scene } = stage;
  const shippingAddress = testAddress({ line1: MARK, city: MARK, lastName: MARK });
  const person = { email: EMAIL, firstName: MARK, lastName: MARK, shippingAddress };
  process = await createReturn(ctx, scene.tenant, { order: await createOrder(ctx, scene.tenant, person) });
});

const move = (to: "COLLECTED" | "IN_WAREHOUSE") =>
  updateShippingStatus(stage.ctx, {
    ...{ actor: stage.scene.tenant.actor, processId: process.id, platformProcessId: "", to },
  });

const complete = async () => {
  const { ctx, scene } = stage;
  const { actor } = scene.tenant;
  const { units } = await getProcess(ctx.db, actor, process.id);
  const lines = units.map(({ orderLineId }) => ({
    ...{ lineItemId: orderLineId, status: "APPROVED" as const, rejectReason: "", showRejectReason: false },
    ...{ user: "test", reviewedAt: ctx.clock.now().toISOString() },
  }));
  await recordReview(ctx, { actor, processId: process.id, lines, override: null });
  for (let round = 0; round < 5; round += 1) await runDueActivities(ctx);
};

const erase = () =>
  eraseShopper(stage.ctx, {
    ...{ actor: stage.scene.tenant.actor, email: EMAIL, confirmation: EMAIL, reason: "They asked" },
    render: webhookBody,
  });

/** Tables that contain the mark. */
const tracesLeft = async (): Promise<string[]> => {
  const { db } = stage.ctx;
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const looks = tables.map(
    ({ name }) => Prisma.sql`
      select ${name} as name where exists (select 1 from ${Prisma.raw(`"${name}"`)} x where x::text ilike ${`%${MARK}%`})`,
  );
  return (await db.$queryRaw<{ name: string }[]>(Prisma.join(looks, " union all "))).map(({ name }) => name);
};

test("delivers events that waited during an erasure without the person, and without a gap", async () => {
  const { ctx, scene, receiver } = stage;
  const { actor } = scene.tenant;
  // A receiver that repeats what it gets: the first event arrives, the second is retried again and again.
  receiver.behave(({ headers, body }) => ({
    ...{ kind: "answer", status: headers["x-svc-sequence"] === "1" ? 200 : 500, body },
  }));
  await move("COLLECTED");
  await scene.relay();
  await scene.deliver();
  await move("IN_WAREHOUSE");
  await scene.relay();
  await complete();
  const before = await scene.deliveries();
  expect(before.map(({ state, sequence }) => [sequence, state])).toEqual([
    [1, "DELIVERED"],
    [2, "PENDING"],
    [3, "PENDING"],
  ]);
  // An endpoint created since then gets no earlier events.
  await createEndpoint(ctx, { actor, url: `${receiver.url}/new`, events: ["onShippingStatusUpdated"] });
  await addNote(ctx, { actor, requestId: "r1", processId: process.id, text: `Dear ${MARK}`, isForShopper: true });
  const ids = await ctx.db.outboxEvent.findMany({ orderBy: { sequence: "asc" }, select: { id: true, sequence: true } });
  expect((await tracesLeft()).sort()).toEqual(
    expect.arrayContaining(["activities", "outbox_events", "webhook_attempts"]),
  );

  await erase();
  expect(await tracesLeft()).toEqual([]);
  const sent = receiver.requests.length;
  receiver.behave({ kind: "answer", status: 200 });
  for (let round = 0; round < 4; round += 1) {
    await scene.relay();
    await scene.makeDue();
    await scene.deliver();
  }
  const after = receiver.requests.slice(sent);
  expect(sequencesOf(after)).toEqual([2, 3, 4]);
  for (const { body, headers } of after) {
    const payload = JSON.parse(body.toString());
    expect(body.toString()).not.toContain(MARK);
    expect(payload.shopper).toEqual({ email: "", first_name: "Erased", last_name: "shopper", phone_number: "" });
    expect(payload.logistics[0].from.country).toBe("NL");
    expect(headers["x-svc-event-id"]).toBe(ids.find(({ sequence }) => `${sequence}` === headers["x-svc-sequence"])?.id);
  }
  // The attempt count continues.
  expect(after[0]?.headers["x-svc-attempt"]).toBe("2");

  // What was received before is resent without the person, too.
  await replayDelivery(ctx, { actor, deliveryId: before[0]?.id ?? "" });
  await scene.deliver();
  const again = receiver.requests.at(-1);
  expect([again?.headers["x-svc-sequence"], again?.body.includes(MARK)]).toEqual(["1", false]);

  // The email that waited has no recipient.
  ctx.sentMails.length = 0;
  await ctx.db.$executeRaw(
    Prisma.sql`update activities set due_at = now() - interval '1 second' where state = 'PENDING'`,
  );
  await runDueActivities(ctx);
  expect(ctx.sentMails).toEqual([]);
  expect(await ctx.db.activity.count({ where: { processId: process.id, state: { not: "DONE" } } })).toBe(0);
  expect(await tracesLeft()).toEqual([]);
});

test("stores no answer or email that comes while the shopper is erased", async () => {
  const { ctx, scene, receiver } = stage;
  receiver.behave(({ body }) => ({ kind: "answer", status: 200, body }));
  await scene.relay();
  let isErasing = (): void => undefined;
  const erasing = new Promise<void>((resolve) => {
    isErasing = resolve;
  });
  const erasure = ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw(Prisma.sql`select 1 from return_processes where id = ${process.id} for update`);
    await tx.returnProcess.update({ where: { id: process.id }, data: { erasedAt: ctx.clock.now() } });
    isErasing();
    await untilSomebodyWaits(ctx);
  });
  await erasing;
  const mail = { to: EMAIL, from: "shop@example.com", subject: MARK, text: MARK, html: MARK };
  await Promise.all([erasure, scene.deliver()]);
  await keepMail(ctx, { ...mail, headers: { "X-SVC-Group": scene.tenant.groupId, "X-SVC-Process": process.id } });
  expect(await ctx.db.mail.count({ where: { toAddress: EMAIL } })).toBe(0);
  const attempts = await ctx.db.webhookAttempt.findMany({ where: { groupId: scene.tenant.groupId } });
  expect(attempts.map(({ outcome, responseBody }) => [outcome, responseBody])).toEqual([["ACKNOWLEDGED", ""]]);
  expect((await scene.deliveries()).map(({ state }) => state)).toEqual(["DELIVERED"]);
});
