import * as contract from "@/contract/dashboard/webhooks";
import { getDelivery } from "@/server/db/webhook-deliveries";
import {
  presentWebhookDelivery,
  presentWebhookDeliveryDetail,
  presentWebhookEndpoint,
} from "@/server/presenters/webhooks";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { deleteEndpoint } from "@/server/services/webhooks/delete-endpoint";
import { listEndpoints } from "@/server/services/webhooks/list-endpoints";
import { pageDeliveries } from "@/server/services/webhooks/page-deliveries";
import { replayDelivery } from "@/server/services/webhooks/replay-delivery";
import { revealSecret } from "@/server/services/webhooks/reveal-secret";
import { implement } from "../implement";

export const listWebhookEndpoints = implement(contract.listWebhookEndpoints, async ({ ctx, actor }) => ({
  endpoints: (await listEndpoints(ctx, { actor })).map(presentWebhookEndpoint),
}));

export const createWebhookEndpoint = implement(contract.createWebhookEndpoint, async ({ ctx, actor, input }) => {
  const { endpoint, secret } = await createEndpoint(ctx, { actor, url: input.url, events: input.events });
  return { endpoint: presentWebhookEndpoint(endpoint), secret };
});

export const revealWebhookSecret = implement(contract.revealWebhookSecret, async ({ ctx, actor, input }) => ({
  secret: await revealSecret(ctx, { actor, endpointId: input.endpoint_id }),
}));

export const deleteWebhookEndpoint = implement(contract.deleteWebhookEndpoint, async ({ ctx, actor, input }) => {
  await deleteEndpoint(ctx, { actor, endpointId: input.endpoint_id });
  return {};
});

export const listWebhookDeliveries = implement(contract.listWebhookDeliveries, async ({ ctx, actor, input }) => {
  const { endpoint_id, state, cursor, page_size: pageSize } = input;
  const endpointId = endpoint_id === "" ? undefined : endpoint_id;
  const page = await pageDeliveries(ctx, { actor, endpointId, state, cursor, pageSize });
  return { deliveries: page.deliveries.map(presentWebhookDelivery), next_cursor: page.nextCursor };
});

export const getWebhookDelivery = implement(contract.getWebhookDelivery, async ({ ctx, actor, input }) =>
  presentWebhookDeliveryDetail(await getDelivery(ctx.db, actor, input.delivery_id)),
);

export const replayWebhookDelivery = implement(contract.replayWebhookDelivery, async ({ ctx, actor, input }) => {
  await replayDelivery(ctx, { actor, deliveryId: input.delivery_id });
  return {};
});
