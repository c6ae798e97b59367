import * as contract from "@/contract/dashboard/overview";
import { sumRefundsDue } from "@/server/db/money/refunds-due";
import { listLastChanges, readQueues } from "@/server/db/overview/overview";
import { countProblems, listCauses, listProblems } from "@/server/db/overview/problems";
import { queueOfTasks } from "@/server/db/overview/tasks";
import { queueOfLabels } from "@/server/db/shipping/labels-due";
import { presentChange, presentQueue, presentTotal } from "@/server/presenters/overview";
import { presentCause } from "@/server/presenters/problems";
import { implement } from "../implement";

const CHANGES_SHOWN = 6;

export const getOverview = implement(contract.getOverview, async ({ ctx, actor }) => {
  const [queues, problems, [oldest], [cause], refunds, labels, tasks, changes] = await Promise.all([
    readQueues(ctx.db, actor),
    countProblems(ctx.db, actor),
    listProblems(ctx.db, actor, { after: null, limit: 1 }),
    listCauses(ctx.db, actor, 1),
    sumRefundsDue(ctx.db, actor),
    queueOfLabels(ctx.db, actor),
    queueOfTasks(ctx.db, actor),
    listLastChanges(ctx.db, actor, CHANGES_SHOWN),
  ]);
  return {
    needsApproval: presentQueue(queues.needsApproval),
    toInspect: presentQueue(queues.toInspect),
    problems: {
      count: problems.returns,
      oldestAt: oldest?.sinceAt ?? null,
      cause: cause === undefined ? null : presentCause(cause),
    },
    refunds: { ...presentQueue(refunds), totals: refunds.totals.map(presentTotal) },
    labels: presentQueue(labels),
    tasks: presentQueue(tasks),
    changes: changes.map(presentChange),
  };
});
