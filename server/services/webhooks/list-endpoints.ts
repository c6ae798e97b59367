import { listWebhookEndpoints } from "@/server/db/webhooks/webhook-endpoints";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Lists the actor's endpoints, each with the number of its deliveries by state. */
export const listEndpoints = (
  ctx: Pick<ServiceContext, "db">,
  { actor }: { actor: Actor },
): Promise<WebhookEndpoint[]> => listWebhookEndpoints(ctx.db, actor);
