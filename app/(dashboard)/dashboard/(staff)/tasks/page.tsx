import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { CursorFoot } from "@/components/dashboard/returns/cursor-foot";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { TaskFilters } from "@/components/dashboard/tasks/task-filters";
import { TasksDesk } from "@/components/dashboard/tasks/tasks-desk";
import { tasksHref } from "@/components/dashboard/tasks/tasks-href";
import { ButtonLink } from "@/components/ui/button";
import { TASK_KINDS } from "@/contract/vocabulary/task";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Tasks" };

type Props = { searchParams: Promise<Record<"cursor" | "kind" | "store", string | string[] | undefined>> };

export default async function TasksPage({ searchParams }: Props) {
  const asked = await searchParams;
  const cursor = oneOf(asked.cursor);
  const kind = TASK_KINDS.find((one) => one === oneOf(asked.kind)) ?? null;
  const api = await requireStaff("/dashboard/tasks");
  const viewer = await api.getViewer({}).then(viewerOf);
  const store = viewer.stores.find(({ slug }) => slug === oneOf(asked.store)) ?? null;
  const filter = { ...(kind ? { kind } : {}), ...(store ? { ecommerce_id: store.ecommerce_id } : {}) };
  const { tasks, counts, next_cursor } = await pageAt(cursor, (at) => api.listTasks({ cursor: at, ...filter }));
  const place = { kind, store: store?.slug ?? "" };
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Tasks</h1>
        <p className="text-ink-2">What your team does in shops that aren't connected, oldest first.</p>
        <TaskFilters counts={counts} place={place} stores={viewer.stores} />
      </div>
      <ListKeys />
      {tasks.length === 0 ? (
        <NoTasks isFiltered={kind !== null || store !== null} />
      ) : (
        <TasksDesk
          tasks={tasks}
          canWrite={viewer.can("processes:write")}
          now={new Date().toISOString()}
          timeZones={Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]))}
        />
      )}
      <CursorFoot
        isFirst={!cursor}
        next={next_cursor}
        hrefOf={(at) => tasksHref(at ? { ...place, cursor: at } : place)}
      />
    </>
  );
}

function NoTasks({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Blank title="No tasks match">
      <p>
        <ButtonLink href="/dashboard/tasks">Show all tasks</ButtonLink>
      </p>
    </Blank>
  ) : (
    <Blank title="No tasks">
      <p>Exchange orders, restocking, and returns to open or close in your shop appear here.</p>
    </Blank>
  );
}
