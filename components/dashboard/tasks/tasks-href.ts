import type { TaskKind } from "@/contract/vocabulary/task";

/** Null and "": all of them. `store` is a slug. */
export type TaskPlace = { kind: TaskKind | null; store: string; cursor?: string };

/** The address of the tasks that are meant. */
export const tasksHref = ({ kind, store, cursor = "" }: TaskPlace): string => {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(store === "" ? {} : { store }),
    ...(cursor === "" ? {} : { cursor }),
  });
  return query.size === 0 ? "/dashboard/tasks" : `/dashboard/tasks?${query}`;
};
