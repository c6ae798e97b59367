import * as contract from "@/contract/dashboard/tasks";
import { getProcess } from "@/server/db/processes";
import { countTasks, listTaskRows } from "@/server/db/tasks";
import { presentTask } from "@/server/presenters/task";
import { describeTask } from "@/server/services/activities/describe-task";
import { implement } from "../implement";

export const listTasks = implement(contract.listTasks, async ({ ctx, actor, input }) => {
  const { kind, cursor, page_size: pageSize } = input;
  const rows = await listTaskRows(ctx.db, actor, { kind, after: cursor, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const tasks = await Promise.all(
    page.map(async (row) => {
      const process = await getProcess(ctx.db, actor, row.processId);
      const words = await describeTask(ctx.db, { actor, process, kind: row.kind });
      return presentTask({ row, process, words });
    }),
  );
  const counts = await countTasks(ctx.db, actor);
  return { tasks, counts, next_cursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
});
