"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { Tick } from "../../ui/input";
import { SelectionBar } from "../../ui/selection-bar";
import { isTyping } from "../browser/is-typing";
import { usePicked } from "../controls/use-picked";
import { FinishManyDialog } from "./finish-many-dialog";
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
          <Tick checked={isAll} onChange={pickAll} />
          Select all {restocks.length} restocks on this page
        </label>
      ) : null}
      <TaskList tasks={tasks} now={now} timeZones={timeZones} picking={canWrite ? { picked, pick } : null} />
      {chosen.length > 0 ? (
        <SelectionBar
          label="Selected tasks"
          said={
            <>
              <b>{restocksWords(chosen.length)}</b> selected
            </>
          }
        >
          <Button size="small" kind="main" aria-haspopup="dialog" onClick={() => setFinishing(true)}>
            Mark as restocked
          </Button>
          <Button size="small" kind="bare" isSquare onClick={clear}>
            <X aria-hidden="true" />
            <span className="sr-only">Clear selection</span>
          </Button>
        </SelectionBar>
      ) : null}
      {isFinishing && chosen.length > 0 ? (
        <FinishManyDialog tasks={chosen} onClose={() => setFinishing(false)} />
      ) : null}
    </>
  );
}

const KEYS = ["x", "m", "s"];

/** X selects the task in focus, M marks it as done, S ends it as not needed. Moving is the list's (list-keys). */
function TaskKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !KEYS.includes(event.key) || document.querySelector("dialog[open]")) return;
      const task = document.activeElement?.closest("[data-task]");
      const act = task?.querySelector<HTMLElement>(`[data-act="${event.key}"]`);
      if (!act) return;
      event.preventDefault();
      act.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return null;
}
