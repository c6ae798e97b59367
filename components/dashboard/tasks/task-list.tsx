import Link from "next/link";
import { moneyText } from "../../ui/money";
import { Age, LOCALE } from "../returns/age";
import { FinishTask } from "./finish-task";
import { TASK_WORDS, type Task } from "./task-words";

type TaskListProps = {
  tasks: readonly Task[];
  canWrite: boolean;
  now: string;
  timeZones: Readonly<Record<string, string>>;
};

/** What people do in the shop, the longest waiting first: each says exactly what. */
export function TaskList({ tasks, canWrite, now, timeZones }: TaskListProps) {
  return (
    <ul className="grid gap-3 px-(--pad) pb-6">
      {tasks.map((task) => (
        <li key={task.activity_id} className="rounded-lg border border-line p-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Link prefetch={false} className="mono font-semibold" href={`/dashboard/returns/${task.return_code}`}>
              {task.return_code}
            </Link>
            <span>{task.customer_name}</span>
            <span className="text-ink-2">
              {task.store_name}
              {task.is_test ? ", test return" : ""}
            </span>
            <span className="ml-auto text-ink-2">
              <Age at={task.since} now={now} timeZone={timeZones[task.store_name] ?? "UTC"} />
            </span>
          </div>
          <p className="mt-2">{TASK_WORDS[task.kind].todo(task)}</p>
          <Lines task={task} />
          {task.ship_to.length > 0 ? (
            <p className="mt-2">
              <span className="text-ink-2">Ship to: </span>
              {task.ship_to.join(", ")}
            </p>
          ) : null}
          {canWrite ? (
            <div className="mt-3">
              <FinishTask task={task} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Lines({ task }: { task: Task }) {
  if (task.lines.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1">
      {task.lines.map(({ name, sku, quantity, unit_price }) => (
        <li key={`${sku} ${name} ${quantity}`}>
          <b>{task.kind === "RESTOCK" && quantity > 0 ? `+${quantity}` : quantity}</b> × {name}
          {sku === "" ? null : <span className="mono text-ink-2"> {sku}</span>}
          {unit_price === null ? null : ` at ${moneyText(unit_price, task.currency, LOCALE)}`}
        </li>
      ))}
    </ul>
  );
}
