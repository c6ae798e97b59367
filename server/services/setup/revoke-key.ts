import { revokeApiKey } from "@/server/db/people/api-keys";
import { inTransactionBy } from "@/server/db/people/author";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/** Revokes a key: it stops working within a second (decisions, section 1). @throws Problem NOT_FOUND */
export const revokeKey = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, keyId }: { actor: Actor; keyId: string },
): Promise<void> => {
  const isRevoked = await inTransactionBy(ctx, actor, (tx) => revokeApiKey(tx, actor, keyId));
  if (!isRevoked) throw notFound("live key");
};
