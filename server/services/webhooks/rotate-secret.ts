import { inTransactionBy } from "@/server/db/people/author";
import { replaceWebhookSecret } from "@/server/db/webhooks/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { revealSecret } from "./reveal-secret";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

/**
 * A new signing secret; the one before it signs beside it for 24 hours (decisions, section 9), or not at all when it is
 * leaked.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while two sign already and none is leaked
 */
export const rotateSecret = async (
  ctx: Pick<ServiceContext, "db" | "env" | "clock" | "log">,
  { actor, endpointId: id, isLeaked = false }: { actor: Actor; endpointId: string; isLeaked?: boolean },
): Promise<{ secret: string; previousSecretUntil: string | null }> => {
  const sealedSecret = sealWebhookSecret(ctx, id, mintWebhookSecret());
  const previousSecretUntil = await inTransactionBy(ctx, actor, (tx) =>
    replaceWebhookSecret(tx, actor, { id, sealedSecret, isLeaked }),
  );
  // Read back: a call that was killed and is gone on with made another one, which is not in force.
  return { secret: await revealSecret(ctx, { actor, endpointId: id }), previousSecretUntil };
};
