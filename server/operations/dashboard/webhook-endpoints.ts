import * as contract from "@/contract/dashboard/webhook-endpoints";
import { getWebhookEndpoint as loadEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import { listEndpointsLately } from "@/server/db/webhooks/webhook-lately";
import { listReplays } from "@/server/db/webhooks/webhook-replays";
import { presentWebhookEndpoint, presentWebhookReplay } from "@/server/presenters/webhooks";
import { revealSecret } from "@/server/services/webhooks/reveal-secret";
import { implement } from "../implement";

export const getWebhookEndpoint = implement(contract.getWebhookEndpoint, async ({ ctx, actor, input }) => {
  const { endpointId } = input;
  const [endpoint, replays, [lately]] = await Promise.all([
    loadEndpoint(ctx.db, actor, endpointId),
    listReplays(ctx.db, actor, endpointId),
    listEndpointsLately(ctx.db, actor, { endpointId, now: ctx.clock.now() }),
  ]);
  return {
    endpoint: presentWebhookEndpoint(endpoint),
    replays: replays.map(presentWebhookReplay),
    lately: lately ?? null,
  };
});

export const revealWebhookSecret = implement(contract.revealWebhookSecret, async ({ ctx, actor, input }) => ({
  secret: await revealSecret(ctx, { actor, endpointId: input.endpointId }),
}));
