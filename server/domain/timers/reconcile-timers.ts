import type { Timer } from "../process/types";
import type { PlannedTimer } from "./plan-timers";

export type TimerChanges = {
  added: PlannedTimer[];
  /** To another time, and waiting again where life had overtaken them. */
  moved: { id: string; dueAt: Date }[];
  droppedIds: string[];
};

/** What has to be written so that the timers of a process are as planned. What has fired stays fired. */
export const reconcileTimers = (timers: readonly Timer[], planned: readonly PlannedTimer[]): TimerChanges => {
  const byKind = new Map(timers.map((timer) => [timer.kind, timer]));
  const wanted = new Set(planned.map(({ kind }) => kind));
  return {
    added: planned.filter(({ kind }) => !byKind.has(kind)),
    moved: planned.flatMap(({ kind, dueAt }) => {
      const timer = byKind.get(kind);
      if (timer === undefined || timer.state === "FIRED") return [];
      return timer.state === "DROPPED" || timer.dueAt !== dueAt.toISOString() ? [{ id: timer.id, dueAt }] : [];
    }),
    droppedIds: timers.flatMap(({ id, kind, state }) => (state === "PENDING" && !wanted.has(kind) ? [id] : [])),
  };
};
