import { inTransaction } from "@/server/db/transaction";
import { replaceWebhookSecret } from "@/server/db/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

/** A new signing secret; the one before it signs beside it for 24 hours (decisions, section 9). @throws Problem NOT_FOUND */
export const rotateSecret = async (
  ctx: Pick<ServiceContext, "db" | "env">,
  { actor, endpointId: id }: { actor: Actor; endpointId: string },
): Promise<{ secret: string; previousSecretUntil: Date }> => {
  const secret = mintWebhookSecret();
  const sealedSecret = sealWebhookSecret(ctx, id, secret);
  const previousSecretUntil = await inTransaction(ctx, (tx) => replaceWebhookSecret(tx, actor, { id, sealedSecret }));
  return { secret, previousSecretUntil };
};
