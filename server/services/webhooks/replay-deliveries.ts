import type { ReplayChoice } from "@/contract/vocabulary/webhook-event";
import { inTransaction } from "@/server/db/transaction";
import { lockWebhookEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import { insertReplay } from "@/server/db/webhooks/webhook-replays";
import type { WebhookReplay } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { endpointIsOff } from "./replay-delivery";

type Range = { endpointId: string; what: ReplayChoice; fromAt: Date; toAt?: Date };

/**
 * Resends the deliveries of an endpoint from a time on, in the background: see `runReplays`. Returns how many were
 * chosen.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a range that ends before it begins, FAILED_PRECONDITION for an
 * endpoint that is off
 */
export const replayDeliveries = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "ids" | "wake">,
  { actor, endpointId, what, fromAt, toAt }: Range & { actor: Actor },
): Promise<WebhookReplay> => {
  const now = ctx.clock.now();
  // Includes the current millisecond, so that nothing just created is missed.
  const endAt = toAt ?? new Date(now.getTime() + 1);
  if (endAt <= fromAt)
    throw invalidField(toAt === undefined ? "from" : "to", "must leave time between `from` and `to`");
  const replay = await inTransaction(ctx, async (tx) => {
    const { isEnabled } = await lockWebhookEndpoint(tx, actor, endpointId);
    if (!isEnabled) throw endpointIsOff();
    return insertReplay(tx, actor, {
      ...{ id: ctx.ids.next("rpl"), endpointId, what },
      ...{ fromAt: fromAt.toISOString(), toAt: endAt.toISOString(), now },
    });
  });
  ctx.wake("deliveries");
  return replay;
};
