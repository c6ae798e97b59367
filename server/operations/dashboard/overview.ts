import * as contract from "@/contract/dashboard/overview";
import { listLastChanges, readQueues } from "@/server/db/overview";
import { countProblems, listCauses, listProblems } from "@/server/db/problems";
import { listRefundsDue as listDue, type RefundPlace, sumRefundsDue } from "@/server/db/refunds-due";
import { invalidField } from "@/server/kernel/problem";
import { presentChange, presentQueue, presentRefundDue, presentTotal } from "@/server/presenters/overview";
import { presentCause } from "@/server/presenters/problems";
import { implement } from "../implement";

const CHANGES_SHOWN = 6;

export const getOverview = implement(contract.getOverview, async ({ ctx, actor }) => {
  const [queues, problems, [oldest], [cause], refunds, changes] = await Promise.all([
    readQueues(ctx.db, actor),
    countProblems(ctx.db, actor),
    listProblems(ctx.db, actor, { after: null, limit: 1 }),
    listCauses(ctx.db, actor, 1),
    sumRefundsDue(ctx.db, actor),
    listLastChanges(ctx.db, actor, CHANGES_SHOWN),
  ]);
  return {
    needs_approval: presentQueue(queues.needsApproval),
    to_inspect: presentQueue(queues.toInspect),
    problems: {
      count: problems.returns,
      oldest_at: oldest?.sinceAt ?? null,
      cause: cause === undefined ? null : presentCause(cause),
    },
    refunds: { ...presentQueue(refunds), totals: refunds.totals.map(presentTotal) },
    changes: changes.map(presentChange),
  };
});

export const listRefundsDue = implement(contract.listRefundsDue, async ({ ctx, actor, input }) => {
  const after = input.cursor === "" ? null : placeOf(input.cursor);
  // One more than asked for tells whether another page follows.
  const rows = await listDue(ctx.db, actor, { after, limit: input.page_size + 1 });
  const page = rows.slice(0, input.page_size);
  const last = rows.length > input.page_size ? page.at(-1) : undefined;
  return {
    refunds: page.map(presentRefundDue),
    next_cursor: last === undefined ? null : `${last.createdAt}~${last.id}`,
  };
});

const placeOf = (cursor: string): RefundPlace => {
  const [createdAt = "", id = ""] = cursor.split("~");
  const isOurs = id !== "" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { createdAt, id };
};
