import { endApiKeyAt, getApiKey } from "@/server/db/people/api-keys";
import { inTransactionBy } from "@/server/db/people/author";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { addApiKey } from "./create-api-key";

/** How long both keys work (decisions, section 1). */
const OVERLAP_MS = 24 * 3_600_000;

type Rotated = { id: string; key: string; previousUntil: Date };

/**
 * Creates a successor with the same scopes, stores and allowed networks; the old key expires a day later. @throws Problem NOT_FOUND for
 * an expired or revoked key
 */
export const rotateKey = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock" | "env">,
  { actor, keyId }: { actor: Actor; keyId: string },
): Promise<Rotated> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const now = ctx.clock.now();
    const old = await getApiKey(tx, actor, keyId);
    const { name, scopes, mode, ecommerceIds, allowedNetworks } = old;
    const expiresAt = old.expiresAt === null ? null : new Date(old.expiresAt);
    if (old.revokedAt !== null || (expiresAt !== null && expiresAt <= now)) throw notFound("live key");
    const previousUntil = earlier(new Date(now.getTime() + OVERLAP_MS), expiresAt);
    const input = { name, scopes, mode, ecommerceIds, allowedNetworks, expiresAt };
    const made = await addApiKey(tx, ctx, { actor, input });
    await endApiKeyAt(tx, actor, { id: keyId, at: previousUntil });
    return { ...made, previousUntil };
  });

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);
