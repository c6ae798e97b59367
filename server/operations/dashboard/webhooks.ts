import * as contract from "@/contract/dashboard/webhooks";
import { getDelivery } from "@/server/db/webhooks/webhook-deliveries";
import { getWebhookFigures as readFigures } from "@/server/db/webhooks/webhook-figures";
import {
  presentWebhookDelivery,
  presentWebhookDeliveryDetail,
  presentWebhookReplay,
} from "@/server/presenters/webhooks";
import { pageDeliveries } from "@/server/services/webhooks/page-deliveries";
import { replayDeliveries } from "@/server/services/webhooks/replay-deliveries";
import { replayDelivery } from "@/server/services/webhooks/replay-delivery";
import { implement } from "../implement";

const DAY_SECONDS = 86_400;

export const listWebhookDeliveries = implement(contract.listWebhookDeliveries, async ({ ctx, actor, input }) => {
  const { state, cursor, pageSize } = input;
  const endpointId = input.endpointId === "" ? undefined : input.endpointId;
  const page = await pageDeliveries(ctx, { actor, endpointId, state, cursor, pageSize });
  return { deliveries: page.deliveries.map(presentWebhookDelivery), nextCursor: page.nextCursor };
});

export const getWebhookDelivery = implement(contract.getWebhookDelivery, async ({ ctx, actor, input }) =>
  presentWebhookDeliveryDetail(await getDelivery(ctx.db, actor, input.deliveryId)),
);

export const replayWebhookDelivery = implement(contract.replayWebhookDelivery, ({ ctx, actor, input }) =>
  replayDelivery(ctx, { actor, ...input }),
);

export const replayWebhookDeliveries = implement(contract.replayWebhookDeliveries, async ({ ctx, actor, input }) => {
  const { endpointId, what, from, to } = input;
  const toAt = to === undefined ? undefined : new Date(to);
  const replay = await replayDeliveries(ctx, { actor, endpointId, what, fromAt: new Date(from), toAt });
  return { replay: presentWebhookReplay(replay) };
});

export const getWebhookFigures = implement(contract.getWebhookFigures, ({ ctx, actor }) =>
  readFigures(ctx.db, actor, { windowSeconds: DAY_SECONDS }),
);
