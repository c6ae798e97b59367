import Link from "next/link";
import { Age } from "../../ui/age";
import { Tick } from "../../ui/input";
import { LinkProgress } from "../browser/link-progress";
import { TaskActs } from "./task-acts";
import { TaskBody } from "./task-body";
import type { Task } from "./task-words";

type TaskListProps = {
  tasks: readonly Task[];
  now: string;
  timeZones: Readonly<Record<string, string>>;
  /** Null for people who may only look. */
  picking: { picked: ReadonlySet<string>; pick: (activityId: string) => void } | null;
};

/** What people do in the shop, the longest waiting first: each says exactly what. */
export function TaskList({ tasks, now, timeZones, picking }: TaskListProps) {
  return (
    <ul className="divide-line border-rule mx-(--pad) mb-6 divide-y overflow-hidden rounded-[6px] border">
      {tasks.map((task) => (
        <li key={task.activity_id} data-task className="bg-surface p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {picking !== null && task.kind === "RESTOCK" ? (
              <Tick
                data-act="x"
                aria-label={`Select the restock of ${task.return_code}`}
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
              {task.store_name}
              {task.is_test ? ", test return" : ""}
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
