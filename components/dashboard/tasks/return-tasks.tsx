import { t } from "@/messages/dashboard/tasks";
import { Age } from "../../ui/age";
import { TaskActs } from "./task-acts";
import { TaskBody } from "./task-body";
import type { Task } from "./task-words";

type ReturnTasksProps = { tasks: readonly Task[]; canWrite: boolean; now: string; timeZone: string };

/** The remaining manual tasks of a return. */
export function ReturnTasks({ tasks, canWrite, now, timeZone }: ReturnTasksProps) {
  if (tasks.length === 0) return null;
  return (
    <section className="border-rule bg-surface my-4 rounded-[6px] border p-4" aria-labelledby="return-tasks">
      <h2 id="return-tasks" className="text-h2 font-semibold">
        {t("returnTasks.title", { count: tasks.length })}
      </h2>
      <ul className="divide-line divide-y">
        {tasks.map((task) => (
          <li key={task.activity_id} className="py-3 last:pb-0" data-task>
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              {t(`taskWords.${task.kind}.one`)}
              <span className="text-ink-2 text-[13px] font-normal">
                <Age at={task.since} now={now} timeZone={timeZone} />
              </span>
            </h3>
            <TaskBody task={task} />
            {canWrite ? <TaskActs task={task} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
