import type { Metadata } from "next";
import Link from "next/link";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { TaskList } from "@/components/dashboard/tasks/task-list";
import { TASK_WORDS } from "@/components/dashboard/tasks/task-words";
import { TASK_KINDS } from "@/contract/vocabulary/task";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Tasks" };

type Props = { searchParams: Promise<{ cursor?: string | string[]; kind?: string | string[] }> };

export default async function TasksPage({ searchParams }: Props) {
  const asked = await searchParams;
  const cursor = oneOf(asked.cursor);
  const kind = TASK_KINDS.find((one) => one === oneOf(asked.kind));
  const api = await requireStaff("/dashboard/tasks");
  const [{ tasks, counts, next_cursor }, viewer] = await Promise.all([
    pageAt(cursor, (at) => api.listTasks({ cursor: at, ...(kind ? { kind } : {}) })),
    api.getViewer({}).then(viewerOf),
  ]);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Tasks</h1>
        <p className="text-ink-2">What your team does in the shop while none is connected, oldest first.</p>
        <nav className="mt-3 flex flex-wrap gap-2" aria-label="Kinds of tasks">
          <Link className="button" data-size="small" aria-current={kind ? undefined : "page"} href="/dashboard/tasks">
            All {all}
          </Link>
          {counts.map((one) => (
            <Link
              key={one.kind}
              className="button"
              data-size="small"
              aria-current={one.kind === kind ? "page" : undefined}
              href={`/dashboard/tasks?kind=${one.kind}`}
            >
              {TASK_WORDS[one.kind].title} {one.count}
            </Link>
          ))}
        </nav>
      </div>
      {tasks.length === 0 ? (
        <Blank title="No tasks">
          <p>Exchange orders and restocking appear here where no shop is connected.</p>
        </Blank>
      ) : (
        <TaskList
          tasks={tasks}
          canWrite={viewer.can("processes:write")}
          now={new Date().toISOString()}
          timeZones={Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]))}
        />
      )}
      {next_cursor ? (
        <div className="list-foot">
          <Link
            className="button ml-auto"
            data-size="small"
            href={`/dashboard/tasks?${new URLSearchParams({ cursor: next_cursor, ...(kind ? { kind } : {}) })}`}
          >
            Newer
          </Link>
        </div>
      ) : null}
    </>
  );
}
