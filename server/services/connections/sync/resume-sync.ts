import type { SyncSubject } from "@/contract/vocabulary/connection";
import { goOnWithSync } from "@/server/db/connections/connection-syncs";
import { lockConnection } from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/**
 * Resumes reading at the position where it stopped. @throws Problem NOT_FOUND, FAILED_PRECONDITION when it isn't
 * stopped
 */
export const resumeSync = async (
  ctx: ServiceContext,
  { actor, connectionId, subject }: { actor: Actor; connectionId: string; subject: SyncSubject },
): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const { id, state } = await lockConnection(tx, actor, connectionId);
    if (state === "DISCONNECTED") throw new Problem("FAILED_PRECONDITION", "This connection was disconnected.");
    const now = ctx.clock.now();
    if (!(await goOnWithSync(tx, { connectionId: id, subject, now })))
      throw new Problem("FAILED_PRECONDITION", "This import isn't paused.");
  });
  ctx.wake("syncs");
};
