import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/tasks";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { type Task, todoWords } from "./task-words";

/** The details of a task: items, price and destination. */
export function TaskBody({ task }: { task: Task }) {
  return (
    <>
      <p className="mt-2 max-w-[70ch]">{todoWords(task)}</p>
      {task.lines.length === 0 ? null : (
        <ul className="mt-2 grid gap-1">
          {task.lines.map((line) => (
            <li key={`${line.sku} ${line.name} ${line.quantity}`} className="wrap-anywhere">
              {lineWords(task, line)}
            </li>
          ))}
        </ul>
      )}
      {task.ship_to.length > 0 ? (
        <p className="mt-2 wrap-anywhere">
          {t.rich("taskBody.shipTo", {
            address: task.ship_to.join(", "),
            label: (text) => <span className="text-ink-2">{text}</span>,
          })}
        </p>
      ) : null}
    </>
  );
}

const lineWords = ({ kind, currency }: Task, { name, sku, quantity, unit_price }: Task["lines"][number]) => {
  const values = {
    name,
    quantity: kind === "RESTOCK" && quantity > 0 ? `+${quantity}` : String(quantity),
    b: (text: ReactNode) => <b className="tabular-nums">{text}</b>,
    sku: () => (sku === "" ? null : <span className="font-mono text-code text-ink-2"> {sku}</span>),
  };
  return unit_price === null
    ? t.rich("taskBody.line", values)
    : t.rich("taskBody.lineAt", { ...values, price: moneyText(unit_price, currency, LOCALE) });
};
