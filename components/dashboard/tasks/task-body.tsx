import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { TASK_WORDS, type Task } from "./task-words";

/** What exactly to do: which items, at which price, where they go. */
export function TaskBody({ task }: { task: Task }) {
  return (
    <>
      <p className="mt-2 max-w-[70ch]">{TASK_WORDS[task.kind].todo(task)}</p>
      {task.lines.length === 0 ? null : (
        <ul className="mt-2 grid gap-1">
          {task.lines.map(({ name, sku, quantity, unit_price }) => (
            <li key={`${sku} ${name} ${quantity}`} className="wrap-anywhere">
              <b className="tabular-nums">{task.kind === "RESTOCK" && quantity > 0 ? `+${quantity}` : quantity}</b> ×{" "}
              {name}
              {sku === "" ? null : <span className="font-mono text-code text-ink-2"> {sku}</span>}
              {unit_price === null ? null : ` at ${moneyText(unit_price, task.currency, LOCALE)}`}
            </li>
          ))}
        </ul>
      )}
      {task.ship_to.length > 0 ? (
        <p className="mt-2 wrap-anywhere">
          <span className="text-ink-2">Ship to: </span>
          {task.ship_to.join(", ")}
        </p>
      ) : null}
    </>
  );
}
