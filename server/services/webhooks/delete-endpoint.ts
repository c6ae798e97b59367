import { inTransaction } from "@/server/db/transaction";
import { removeWebhookEndpoint } from "@/server/db/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Nothing more is sent to the endpoint; its deliveries stay readable. @throws Problem NOT_FOUND */
export const deleteEndpoint = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, endpointId }: { actor: Actor; endpointId: string },
): Promise<void> =>
  inTransaction(ctx, (tx) => removeWebhookEndpoint(tx, actor, { id: endpointId, now: ctx.clock.now() }));
