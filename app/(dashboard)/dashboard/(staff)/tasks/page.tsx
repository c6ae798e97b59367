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
import { t } from "@/messages/dashboard/tasks";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("tasksPage.title") });

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
        <h1 className="text-h1 font-semibold">{t("tasksPage.title")}</h1>
        <p className="text-ink-2">{t("tasksPage.words")}</p>
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
    <Blank title={t("tasksPage.noMatch")}>
      <p>
        <ButtonLink href="/dashboard/tasks">{t("tasksPage.showAll")}</ButtonLink>
      </p>
    </Blank>
  ) : (
    <Blank title={t("tasksPage.empty")}>
      <p>{t("tasksPage.emptyWords")}</p>
    </Blank>
  );
}
