import { getSealedWebhookSecret } from "@/server/db/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { openWebhookSecret } from "./webhook-secret";

/**
 * The signing secret of an endpoint, as it was shown when it was made.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the installation's secret was exchanged
 */
export const revealSecret = async (
  ctx: Pick<ServiceContext, "db" | "env" | "log">,
  { actor, endpointId }: { actor: Actor; endpointId: string },
): Promise<string> => {
  const sealed = await getSealedWebhookSecret(ctx.db, actor, endpointId);
  try {
    return openWebhookSecret(ctx, endpointId, sealed);
  } catch (error) {
    ctx.log.error({ endpoint_id: endpointId, err: error }, "a webhook secret could not be opened");
    throw new Problem(
      "FAILED_PRECONDITION",
      "The secret cannot be read, because HOMEWARD_SECRET was changed. Remove the endpoint and add it again.",
    );
  }
};
