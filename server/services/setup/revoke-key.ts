import { revokeApiKey } from "@/server/db/api-keys";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/** Ends a key: within a second nobody gets in with it (decisions, section 1). @throws Problem NOT_FOUND */
export const revokeKey = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, keyId }: { actor: Actor; keyId: string },
): Promise<void> => {
  const isRevoked = await inTransaction(ctx, (tx) => revokeApiKey(tx, actor, keyId));
  if (!isRevoked) throw notFound("live key");
};
