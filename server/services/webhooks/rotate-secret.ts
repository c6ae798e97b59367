import { inTransactionBy } from "@/server/db/people/author";
import { replaceWebhookSecret } from "@/server/db/webhooks/webhook-endpoints";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { revealSecret } from "./reveal-secret";
import { mintWebhookSecret, sealWebhookSecret } from "./webhook-secret";

/**
 * Creates a new signing secret; the previous one keeps signing for 24 hours (decisions, section 9), or stops at once if
 * it was leaked.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while two are active and none is leaked
 */
export const rotateSecret = async (
  ctx: Pick<ServiceContext, "db" | "env" | "clock" | "log">,
  { actor, endpointId: id, isLeaked = false }: { actor: Actor; endpointId: string; isLeaked?: boolean },
): Promise<{ secret: string; previousSecretUntil: string | null }> => {
  const sealedSecret = sealWebhookSecret(ctx, id, mintWebhookSecret());
  const previousSecretUntil = await inTransactionBy(ctx, actor, (tx) =>
    replaceWebhookSecret(tx, actor, { id, sealedSecret, isLeaked }),
  );
  // Read back, because a resumed call may have generated another secret that isn't the one in force.
  return { secret: await revealSecret(ctx, { actor, endpointId: id }), previousSecretUntil };
};
