import { type BulkAct, MOST_BULK_ROWS, needsReason } from "@/contract/vocabulary/bulk";
import { plainTag, tagProblem } from "@/contract/vocabulary/return-tag";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { insertBulkJob, lockBulkJob } from "@/server/db/jobs/bulk-jobs";
import { findMember } from "@/server/db/people/users";
import { appliesTo } from "@/server/db/search/bulk-offers";
import { EVERY_RETURN, type ReturnChoice } from "@/server/db/search/return-filter";
import { listChosenIds } from "@/server/db/search/return-rows";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Asked = {
  actor: Actor;
  /** Created by the caller, once per decision, so that a retry after a lost answer doesn't run twice. */
  requestId: string;
  act: BulkAct;
  reason: string;
  /** For ASSIGN: a member of the team. */
  assigneeId: string | null;
  /** For TAG and UNTAG. */
  tag: string;
  processIds: readonly string[];
  choice: ReturnChoice | null;
  /** How many returns the caller saw in the selection; null: not given. */
  expected: number | null;
  /** Leaves out returns that the action doesn't apply to. */
  isOnlyApplicable: boolean;
};

/**
 * Starts a bulk action on many returns and returns the ID of the job; the same request again returns the same job.
 * Unknown IDs are left out.
 * @throws Problem INVALID_ARGUMENT, IDEMPOTENCY_KEY_REUSED for another action, FAILED_PRECONDITION when the selection
 * has changed
 */
export const startBulkJob = async (ctx: ServiceContext, asked: Asked): Promise<string> => {
  const { actor, act, processIds, choice } = asked;
  const reason = visibleText(asked.reason);
  if (needsReason(act) && reason === "") throw invalidField("reason", "say why; it is kept with each return");
  if ((processIds.length === 0) === (choice === null))
    throw invalidField("process_ids", "send either process_ids or choice, not both");
  const target = await targetOf(ctx, asked);
  const id = bulkJobId(actor, asked.requestId);
  await inTransaction(ctx, async (tx) => {
    const known = await lockBulkJob(tx, actor, id);
    if (known !== null && (known.act !== act || known.target !== target.target))
      throw new Problem(
        "IDEMPOTENCY_KEY_REUSED",
        "This request_id was already used for another request. Generate a new one.",
      );
    if (known !== null) return;
    const now = ctx.clock.now();
    const limit = MOST_BULK_ROWS + 1;
    const chosen = choice === null ? { choice: EVERY_RETURN, ids: processIds } : { choice };
    const ids = await listChosenIds(tx, actor, {
      ...{ ...chosen, now, limit },
      ...(asked.isOnlyApplicable ? { also: appliesTo(act) } : {}),
    });
    requireExpected(asked, ids.length);
    await insertBulkJob(tx, actor, { id, act, reason, ...target, processIds: ids, now });
  });
  ctx.wake("bulkJobs");
  return id;
};

/** The assignee or the tag, with its display name. */
const targetOf = async (
  ctx: ServiceContext,
  { actor, act, assigneeId, tag: typed }: Asked,
): Promise<{ target: string; targetName: string }> => {
  switch (act) {
    case "ASSIGN": {
      const member = assigneeId === null ? null : await findMember(ctx.db, assigneeId);
      if (member === null || member.groupId !== actor.groupId)
        throw invalidField("assignee_id", "name a member of the team");
      return { target: member.id, targetName: member.name };
    }
    case "TAG":
    case "UNTAG": {
      const tag = plainTag(typed);
      const problem = tagProblem(tag);
      if (problem !== "") throw invalidField("tag", problem);
      return { target: tag, targetName: tag };
    }
    default:
      return { target: "", targetName: "" };
  }
};

export const bulkJobId = ({ groupId }: Actor, requestId: string): string =>
  `blk_${sha256Hex(`${groupId} ${requestId}`).slice(0, 32)}`;

const requireExpected = ({ expected, choice }: Asked, found: number): void => {
  if (found === 0) throw new Problem("FAILED_PRECONDITION", "None of these returns exists any longer.");
  if (found > MOST_BULK_ROWS)
    throw new Problem(
      "FAILED_PRECONDITION",
      `One action can include up to ${MOST_BULK_ROWS} returns. Narrow the list with a filter.`,
    );
  if (choice !== null && expected !== null && expected !== found)
    throw new Problem(
      "FAILED_PRECONDITION",
      `The list has changed: it holds ${found} returns now, not ${expected}. Look at it again.`,
    );
};
