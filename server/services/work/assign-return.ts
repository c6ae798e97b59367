import { inTransactionBy } from "@/server/db/author";
import { lockReturnWork, saveReturnWork } from "@/server/db/return-work";
import { isInTeam } from "@/server/db/users";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Makes a return somebody's work; null: nobody's. Where it is already, nothing is written.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for somebody who is not in the team
 */
export const assignReturn = (
  ctx: ServiceContext,
  { actor, processId, assigneeId }: { actor: Actor; processId: string; assigneeId: string | null },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { assignee } = await lockReturnWork(tx, actor, processId);
    if (assigneeId !== null && !(await isInTeam(tx, actor, assigneeId)))
      throw invalidField("assignee_id", "is nobody in the team");
    if ((assignee?.id ?? null) !== assigneeId) await saveReturnWork(tx, actor, { processId, assigneeId });
  });
