import type { SyncSubject } from "@/contract/vocabulary/connection";
import { lockConnection } from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/** Stops reading where it is. @throws Problem NOT_FOUND, FAILED_PRECONDITION where nothing is being read */
export const pauseSync = (
  ctx: ServiceContext,
  { actor, connectionId, subject }: { actor: Actor; connectionId: string; subject: SyncSubject },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id } = await lockConnection(tx, actor, connectionId);
    const { count } = await tx.connectionSync.updateMany({
      where: { connectionId: id, subject, state: { in: ["PENDING", "RUNNING"] } },
      data: { state: "PAUSED", leaseUntil: null, attempt: { increment: 1 }, updatedAt: ctx.clock.now() },
    });
    if (count === 0) throw new Problem("FAILED_PRECONDITION", "Nothing is being read at the moment.");
  });
