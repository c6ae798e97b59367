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
  /** Only if it is still assigned to this person (null: nobody); absent: whoever has it. */
  onlyFrom?: string | null;
  /** Called within the same transaction if the assignee changes, with the previous one. */
  onChange?: (tx: Tx, before: string | null) => Promise<void>;
};

/**
 * Assigns a return to a person; null: to nobody. Writes nothing if it already is.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for somebody who isn't on the team, FAILED_PRECONDITION when it is
 * assigned to somebody else than `onlyFrom`
 */
export const assignReturn = (
  ctx: ServiceContext,
  { actor, processId, assigneeId, onlyFrom, onChange }: AssignCall,
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { assignee } = await lockReturnWork(tx, actor, processId);
    const before = assignee?.id ?? null;
    if (assigneeId !== null && !(await isInTeam(tx, actor, assigneeId)))
      throw invalidField("assignee_id", "is not a member of the team");
    if (before === assigneeId) return;
    if (onlyFrom !== undefined && before !== onlyFrom)
      throw new Problem(
        "FAILED_PRECONDITION",
        `This return is now ${assignee ? `assigned to ${assignee.name}` : "unassigned"}.`,
      );
    await saveReturnWork(tx, actor, { processId, assigneeId });
    await onChange?.(tx, before);
  });
