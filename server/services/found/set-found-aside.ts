import { getFoundParcel, lockFoundParcel, settleFoundParcel } from "@/server/db/station/found-parcels";
import { inTransaction } from "@/server/db/transaction";
import type { FoundParcel } from "@/server/domain/found/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Aside = { actor: Actor; foundId: string; reason: string; person: string };

/**
 * Sets a parcel aside that has no owner or is handled another way, so that it no longer waits. @throws Problem
 * NOT_FOUND, FAILED_PRECONDITION when settled
 */
export const setFoundAside = (ctx: ServiceContext, { actor, foundId, reason, person }: Aside): Promise<FoundParcel> =>
  inTransaction(ctx, async (tx) => {
    const { settledAt } = await lockFoundParcel(tx, actor, foundId);
    if (settledAt !== null) throw new Problem("FAILED_PRECONDITION", "Someone has already resolved this parcel.");
    await settleFoundParcel(tx, actor, { id: foundId, settledAt: ctx.clock.now(), settledBy: person, reason });
    return getFoundParcel(tx, actor, foundId);
  });
