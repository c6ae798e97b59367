import { afterAll, beforeAll, expect, test } from "vitest";
import { createWakeSignal } from "@/server/kernel/wake-signal";
import { openTestContext, type TestContext } from "@/test/context";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene } from "@/test/webhook-scene";
import { attemptDueDeliveries } from "./attempt-due-deliveries";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("sends what is written during an unanswered attempt as soon as the drain is woken", async () => {
  const receiver = await startWebhookReceiver();
  receiver.behave((_, index) => (index === 0 ? { kind: "wait" } : { kind: "answer", status: 200 }));
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  await scene.newReturn();
  await scene.relay();
  const wakeSignal = createWakeSignal();
  // A periodic check would come only after the test has long failed.
  const drain = attemptDueDeliveries(ctx, { wakeSignal, lookAgainMs: 600_000 });
  await receiver.received(1);
  await scene.newReturn();
  await scene.relay();
  wakeSignal.raise();
  await receiver.received(2);
  expect((await scene.deliveries()).map(({ state }) => state)).toContain("PENDING");
  receiver.release();
  expect(await drain).toMatchObject({ done: 2 });
  await receiver.close();
});
