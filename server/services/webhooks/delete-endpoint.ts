import { inTransactionBy } from "@/server/db/people/author";
import { removeWebhookEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Removes an endpoint: nothing more is sent to it, and its deliveries stay readable. @throws Problem NOT_FOUND */
export const deleteEndpoint = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, endpointId }: { actor: Actor; endpointId: string },
): Promise<void> =>
  inTransactionBy(ctx, actor, (tx) => removeWebhookEndpoint(tx, actor, { id: endpointId, now: ctx.clock.now() }));
