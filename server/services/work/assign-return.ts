import type { Tx } from "@/server/db/client";
import { inTransactionBy } from "@/server/db/people/author";
import { isInTeam } from "@/server/db/people/users";
import { lockReturnWork, saveReturnWork } from "@/server/db/returns/return-work";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type AssignCall = {
  actor: Actor;
  processId: string;
  assigneeId: string | null;
  /** Only where it is the work of this one still (null: nobody's); left out: whoever has it. */
  onlyFrom?: string | null;
  /** Told within the same transaction, where it changes hands, whose it was. */
  onChange?: (tx: Tx, before: string | null) => Promise<void>;
};

/**
 * Makes a return somebody's work; null: nobody's. Where it is already, nothing is written.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for somebody who is not in the team, FAILED_PRECONDITION where it is
 * somebody else's than `onlyFrom`
 */
export const assignReturn = (
  ctx: ServiceContext,
  { actor, processId, assigneeId, onlyFrom, onChange }: AssignCall,
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { assignee } = await lockReturnWork(tx, actor, processId);
    const before = assignee?.id ?? null;
    if (assigneeId !== null && !(await isInTeam(tx, actor, assigneeId)))
      throw invalidField("assignee_id", "is nobody in the team");
    if (before === assigneeId) return;
    if (onlyFrom !== undefined && before !== onlyFrom)
      throw new Problem(
        "FAILED_PRECONDITION",
        `It has become ${assignee ? `${assignee.name}'s` : "nobody's"} work since.`,
      );
    await saveReturnWork(tx, actor, { processId, assigneeId });
    await onChange?.(tx, before);
  });
