import * as contract from "@/contract/dashboard/tasks";
import { sumRefundsDue } from "@/server/db/money/refunds-due";
import { countTasks, listTaskRows, queueOfTasks } from "@/server/db/overview/tasks";
import { getProcess } from "@/server/db/returns/processes";
import { queueOfLabels } from "@/server/db/shipping/labels-due";
import { presentTask } from "@/server/presenters/task";
import { describeTask } from "@/server/services/activities/describe-task";
import { finishTasks as finish } from "@/server/services/activities/finish-tasks";
import { skipTask as skip } from "@/server/services/activities/skip-task";
import { implement } from "../implement";

export const listTasks = implement(contract.listTasks, async ({ ctx, actor, input }) => {
  const { cursor, pageSize } = input;
  const filter = {
    ...{ kind: input.kind ?? null, ecommerceId: input.ecommerceId ?? null, processId: input.processId ?? null },
  };
  const rows = await listTaskRows(ctx.db, actor, { filter, after: cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const tasks = await Promise.all(
    page.map(async (row) => {
      const process = await getProcess(ctx.db, actor, row.processId);
      const words = await describeTask(ctx.db, { actor, process, kind: row.kind });
      return presentTask({ row, process, words });
    }),
  );
  const counts = await countTasks(ctx.db, actor, filter);
  return { tasks, counts, nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
});

export const finishTasks = implement(contract.finishTasks, async ({ ctx, actor, input }) => {
  const tasks = input.tasks.map(({ processId, activityId }) => ({ processId, activityId }));
  return finish(ctx, { actor, tasks, reference: input.reference.trim() });
});

export const skipTask = implement(contract.skipTask, ({ ctx, actor, input }) => skip(ctx, { actor, ...input }));

export const countWork = implement(contract.countWork, async ({ ctx, actor }) => {
  const [labels, refunds, tasks] = await Promise.all([
    queueOfLabels(ctx.db, actor),
    sumRefundsDue(ctx.db, actor),
    queueOfTasks(ctx.db, actor),
  ]);
  return { labels: labels.count, refunds: refunds.count, tasks: tasks.count };
});
