"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { usePicked } from "../controls/use-picked";
import { FinishManyDialog } from "./finish-many-dialog";
import { TaskKeys } from "./task-keys";
import { TaskList } from "./task-list";
import { restocksWords, type Task } from "./task-words";

type TasksDeskProps = {
  tasks: readonly Task[];
  canWrite: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** The tasks, and what can be done with the restocks that are selected. */
export function TasksDesk({ tasks, canWrite, now, timeZones }: TasksDeskProps) {
  const [isFinishing, setFinishing] = useState(false);
  const restocks = tasks.filter(({ kind }) => kind === "RESTOCK");
  const { picked, chosen, isAll, pick, pickAll, clear } = usePicked(restocks, ({ activity_id }) => activity_id);
  return (
    <>
      {canWrite ? <TaskKeys /> : null}
      {canWrite && restocks.length > 1 ? (
        <label className="flex w-fit items-center gap-2 px-(--pad) pb-3">
          <input className="tick" type="checkbox" checked={isAll} onChange={pickAll} />
          Select all {restocks.length} restocks on this page
        </label>
      ) : null}
      <TaskList tasks={tasks} now={now} timeZones={timeZones} picking={canWrite ? { picked, pick } : null} />
      {chosen.length > 0 ? (
        <section className="bulk-bar" aria-label="Selected tasks">
          <p role="status">
            <b>{restocksWords(chosen.length)}</b> selected
          </p>
          <div className="bulk-acts">
            <button
              className="button"
              data-size="small"
              data-kind="main"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setFinishing(true)}
            >
              Mark as restocked
            </button>
            <button className="button" data-size="small" data-kind="bare" data-square type="button" onClick={clear}>
              <X aria-hidden="true" />
              <span className="sr-only">Clear selection</span>
            </button>
          </div>
        </section>
      ) : null}
      {isFinishing && chosen.length > 0 ? (
        <FinishManyDialog tasks={chosen} onClose={() => setFinishing(false)} />
      ) : null}
    </>
  );
}
