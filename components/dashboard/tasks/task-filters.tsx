import type { ReactNode } from "react";
import { TASK_KINDS, type TaskKind } from "@/contract/vocabulary/task";
import { t } from "@/messages/dashboard/tasks";
import { ButtonLink } from "../../ui/button";
import type { Viewer } from "../browser/viewer";
import { type TaskPlace, tasksHref } from "./tasks-href";

type TaskFiltersProps = {
  /** Counts for the selected store; kinds without tasks are left out. */
  counts: readonly { kind: TaskKind; count: number }[];
  place: TaskPlace;
  stores: Viewer["stores"];
};

/** Filters tasks by kind and store. Works without scripts. */
export function TaskFilters({ counts, place, stores }: TaskFiltersProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const shown = TASK_KINDS.flatMap((kind) => {
    const count = counts.find((one) => one.kind === kind)?.count ?? 0;
    return count > 0 || kind === place.kind ? [{ kind, count }] : [];
  });
  return (
    <>
      {all === 0 && place.kind === null ? null : (
        <nav className="mt-3 flex flex-wrap gap-2" aria-label={t("taskFilters.title")}>
          <Choice href={tasksHref({ ...place, kind: null })} isHere={place.kind === null}>
            {t("taskFilters.all", { count: all })}
          </Choice>
          {shown.map(({ kind, count }) => (
            <Choice key={kind} href={tasksHref({ ...place, kind })} isHere={kind === place.kind}>
              {t(`taskWords.${kind}.title`)} {count}
            </Choice>
          ))}
        </nav>
      )}
      {stores.length > 1 ? (
        <nav className="mt-2 flex flex-wrap gap-2" aria-label={t("taskFilters.stores")}>
          <Choice href={tasksHref({ ...place, store: "" })} isHere={place.store === ""}>
            {t("taskFilters.allStores")}
          </Choice>
          {stores.map(({ slug, name }) => (
            <Choice key={slug} href={tasksHref({ ...place, store: slug })} isHere={slug === place.store}>
              {name}
            </Choice>
          ))}
        </nav>
      ) : null}
    </>
  );
}

function Choice({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  return (
    <ButtonLink
      prefetch={false}
      size="small"
      kind={isHere ? undefined : "bare"}
      aria-current={isHere ? "page" : undefined}
      href={href}
    >
      {children}
    </ButtonLink>
  );
}
