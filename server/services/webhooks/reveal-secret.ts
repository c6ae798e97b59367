import { getSealedWebhookSecrets } from "@/server/db/webhooks/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { openWebhookSecrets } from "./webhook-secret";

/**
 * Returns the signing secret of an endpoint, as it was shown at creation.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the installation's secret was changed
 */
export const revealSecret = async (
  ctx: Pick<ServiceContext, "db" | "env" | "log">,
  { actor, endpointId }: { actor: Actor; endpointId: string },
): Promise<string> => {
  const [newest] = readSecrets(ctx, endpointId, await getSealedWebhookSecrets(ctx.db, actor, endpointId));
  return newest;
};

/** @throws Problem FAILED_PRECONDITION when the installation's secret was changed */
export const readSecrets = (
  ctx: Pick<ServiceContext, "env" | "log">,
  endpointId: string,
  sealed: { sealedSecret: string; previousSealedSecret: string | null },
): readonly [string, ...string[]] => {
  try {
    return openWebhookSecrets(ctx, endpointId, sealed);
  } catch (error) {
    ctx.log.error({ endpoint_id: endpointId, err: error }, "a webhook secret could not be opened");
    throw new Problem(
      "FAILED_PRECONDITION",
      "The secret cannot be read, because HOMEWARD_SECRET was changed. Give the endpoint a new secret.",
    );
  }
};
