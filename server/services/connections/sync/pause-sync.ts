import type { SyncSubject } from "@/contract/vocabulary/connection";
import { haltSync } from "@/server/db/connections/connection-syncs";
import { lockConnection } from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/** Pauses reading at the current position. @throws Problem NOT_FOUND, FAILED_PRECONDITION when nothing is being read */
export const pauseSync = (
  ctx: ServiceContext,
  { actor, connectionId, subject }: { actor: Actor; connectionId: string; subject: SyncSubject },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { id } = await lockConnection(tx, actor, connectionId);
    if (!(await haltSync(tx, { connectionId: id, subject, now: ctx.clock.now() })))
      throw new Problem("FAILED_PRECONDITION", "No import is running right now.");
  });
