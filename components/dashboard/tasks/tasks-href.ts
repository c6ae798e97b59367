import type { TaskKind } from "@/contract/vocabulary/task";

/** Null and "" mean all of them. `store` is a slug. */
export type TaskPlace = { kind: TaskKind | null; store: string; cursor?: string };

/** Returns the address of the tasks with these filters. */
export const tasksHref = ({ kind, store, cursor = "" }: TaskPlace): string => {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(store === "" ? {} : { store }),
    ...(cursor === "" ? {} : { cursor }),
  });
  return query.size === 0 ? "/dashboard/tasks" : `/dashboard/tasks?${query}`;
};
