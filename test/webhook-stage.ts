import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createTestContext, type TestContext } from "./context";
import { createTestDatabase, type TestDatabase } from "./database";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver";
import { createWebhookScene, type WebhookScene } from "./webhook-scene";

export type WebhookStage = { database: TestDatabase; ctx: TestContext; receiver: WebhookReceiver; scene: WebhookScene };

/**
 * A database per file, because a drain takes everything due in it; for each test a receiver and a tenant whose returns
 * are sent to it.
 */
export const setWebhookStage = (take: (stage: WebhookStage) => void): void => {
  let database: TestDatabase;
  let ctx: TestContext;
  let receiver: WebhookReceiver;
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
    take({ database, ctx, receiver, scene: await createWebhookScene(ctx, { url: receiver.url }) });
  });
  afterEach(async () => {
    await receiver.close();
    ctx.sentMails.length = 0;
    // Work that a test leaves waiting would be sent by the next test's drain.
    await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
  });
};
