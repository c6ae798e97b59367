import type { Timer } from "../process/types";
import type { PlannedTimer } from "./plan-timers";

export type TimerChanges = {
  added: (PlannedTimer & { id: string })[];
  /** To another time, and pending again if they had been dropped. */
  moved: { id: string; dueAt: Date }[];
  droppedIds: string[];
};

/** Returns what has to be written so that a process's timers are as planned. Fired timers stay fired. */
export const reconcileTimers = (
  timers: readonly Timer[],
  planned: readonly PlannedTimer[],
  nextId: () => string,
): TimerChanges => {
  const byKind = new Map(timers.map((timer) => [timer.kind, timer]));
  const wanted = new Set(planned.map(({ kind }) => kind));
  return {
    added: planned.filter(({ kind }) => !byKind.has(kind)).map(({ kind, dueAt }) => ({ id: nextId(), kind, dueAt })),
    moved: planned.flatMap(({ kind, dueAt }) => {
      const timer = byKind.get(kind);
      if (timer === undefined || timer.state === "FIRED") return [];
      return timer.state === "DROPPED" || timer.dueAt !== dueAt.toISOString() ? [{ id: timer.id, dueAt }] : [];
    }),
    droppedIds: timers.flatMap(({ id, kind, state }) => (state === "PENDING" && !wanted.has(kind) ? [id] : [])),
  };
};

/** Returns the timers after those changes are written, by due time. */
export const timersAfter = (timers: readonly Timer[], { added, moved, droppedIds }: TimerChanges): Timer[] => {
  const dropped = new Set(droppedIds);
  const movedTo = new Map(moved.map(({ id, dueAt }) => [id, dueAt.toISOString()]));
  const kept = timers.map((timer): Timer => {
    const dueAt = movedTo.get(timer.id);
    if (dueAt !== undefined) return { ...timer, state: "PENDING", dueAt };
    return dropped.has(timer.id) ? { ...timer, state: "DROPPED" } : timer;
  });
  const fresh = added.map(
    ({ id, kind, dueAt }): Timer => ({
      ...{ id, kind, state: "PENDING", dueAt: dueAt.toISOString(), firedAt: null },
    }),
  );
  return [...kept, ...fresh].sort((one, other) => one.dueAt.localeCompare(other.dueAt));
};
