"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { t } from "@/messages/dashboard/tasks";
import { Age } from "../../ui/age";
import { Button } from "../../ui/button";
import { Tick } from "../../ui/input";
import { SelectionBar } from "../../ui/selection-bar";
import { isTyping } from "../browser/is-typing";
import { LinkProgress } from "../browser/link-progress";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useKeys } from "../browser/use-keys";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { usePicked } from "../controls/use-picked";
import { TaskActs } from "./task-acts";
import { TaskBody } from "./task-body";
import { failedWords, type Task, unitsWords } from "./task-words";

type TasksDeskProps = {
  tasks: readonly Task[];
  canWrite: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** The tasks, with bulk actions for selected restocks. */
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
          {t("tasksDesk.selectAll", { count: restocks.length })}
        </label>
      ) : null}
      <TaskList tasks={tasks} now={now} timeZones={timeZones} picking={canWrite ? { picked, pick } : null} />
      {chosen.length > 0 ? (
        <SelectionBar
          onClear={clear}
          label={t("tasksDesk.selectedTasks")}
          said={t.rich("tasksDesk.selected", { count: chosen.length, b: (text) => <b>{text}</b> })}
        >
          <Button size="small" kind="main" aria-haspopup="dialog" onClick={() => setFinishing(true)}>
            {t("tasksDesk.markAsRestocked")}
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

/** X selects the task in focus, M marks it as done, S marks it as not needed. Navigation is handled by list-keys. */
function TaskKeys() {
  useKeys((event) => {
    if (isTyping(event) || !KEYS.includes(event.key) || document.querySelector("dialog[open]")) return;
    const task = document.activeElement?.closest("[data-task]");
    const act = task?.querySelector<HTMLElement>(`[data-act="${event.key}"]`);
    if (!act) return;
    event.preventDefault();
    act.click();
  });
  return null;
}

/** Marks the restocks of several returns as done, with an optional shared reference. */
function FinishManyDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [reference, setReference] = useState("");
  const finish = useMutation(
    trpc.finishTasks.mutationOptions({
      onSuccess: ({ done, failed }) => {
        if (failed.length === 0) asking.finish(t("tasksDesk.done", { count: done }));
        else asking.made();
      },
    }),
  );
  const failed = finish.data?.failed ?? [];
  const error = finish.error ? problemText(finish.error) : failedWords(finish.data?.done ?? 0, failed);
  return (
    <AskDialog
      question={{ ...asking, isPending: finish.isPending }}
      title={t("tasksDesk.title", { count: tasks.length })}
      effect={t("tasksDesk.effect", { items: unitsWords(tasks) })}
      confirm={tasks.length === 1 ? t("tasksDesk.markAsRestocked") : t("tasksDesk.markAllAsRestocked")}
      doing={t("tasksDesk.saving")}
      error={error}
      onSubmit={() =>
        finish.mutate({
          tasks: tasks.map(({ process_id, activity_id }) => ({ process_id, activity_id })),
          reference: reference.trim(),
        })
      }
    >
      <TextField
        label={t("tasksDesk.reference")}
        isOptional
        hint={t("tasksDesk.referenceHint")}
        value={reference}
        maxLength={128}
        onChange={setReference}
      />
    </AskDialog>
  );
}

type TaskListProps = {
  tasks: readonly Task[];
  now: string;
  timeZones: Readonly<Record<string, string>>;
  /** Null for people with read-only access. */
  picking: { picked: ReadonlySet<string>; pick: (activityId: string) => void } | null;
};

/** Manual tasks in the shop, oldest first, each with instructions. */
function TaskList({ tasks, now, timeZones, picking }: TaskListProps) {
  return (
    <ul className="divide-line border-rule mx-(--pad) mb-6 divide-y overflow-hidden rounded-[6px] border">
      {tasks.map((task) => (
        <li key={task.activity_id} data-task className="bg-surface p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {picking !== null && task.kind === "RESTOCK" ? (
              <Tick
                data-act="x"
                aria-label={t("tasksDesk.select", { code: task.return_code })}
                checked={picking.picked.has(task.activity_id)}
                onChange={() => picking.pick(task.activity_id)}
              />
            ) : null}
            <Link
              prefetch={false}
              className="font-mono text-code font-semibold"
              href={`/dashboard/returns/${task.return_code}`}
              data-row
            >
              {task.return_code}
              <LinkProgress />
            </Link>
            <span className="wrap-anywhere">{task.customer_name}</span>
            <span className="text-ink-2">
              {task.is_test ? t("tasksDesk.testReturn", { store: task.store_name }) : task.store_name}
            </span>
            <span className="text-ink-2 ml-auto">
              <Age at={task.since} now={now} timeZone={timeZones[task.store_name] ?? "UTC"} />
            </span>
          </div>
          <TaskBody task={task} />
          {picking === null ? null : <TaskActs task={task} />}
        </li>
      ))}
    </ul>
  );
}
