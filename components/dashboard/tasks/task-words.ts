import type { z } from "zod";
import type { TaskDto } from "@/contract/dashboard/tasks";
import { t } from "@/messages/dashboard/tasks";

export type Task = z.output<typeof TaskDto>;

type Todo = Pick<Task, "kind" | "return_code" | "order_name" | "warehouse" | "platform_return">;

/** What to do, in one sentence. */
export const todoWords = ({ kind, return_code, order_name, warehouse, platform_return }: Todo): string =>
  kind === "RESTOCK" && warehouse !== ""
    ? t("taskWords.RESTOCK.todoAt", { warehouse })
    : t(`taskWords.${kind}.todo`, { code: return_code, order: order_name, number: platform_return });

export const restocksWords = (count: number): string => t("taskWords.restocks", { count });

/** "3 items in 2 returns": pieces that go back and pieces that are taken off again are both moved. */
export const unitsWords = (tasks: readonly Pick<Task, "lines">[]): string => {
  const items = tasks.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
  return t("taskWords.units", { items, returns: tasks.length });
};

/** What was refused of several tasks, and what was done nevertheless; undefined where nothing was. */
export const failedWords = (
  done: number,
  failed: readonly { return_code: string; message: string }[],
): string | undefined =>
  failed.length === 0
    ? undefined
    : t("taskWords.failed", {
        restocks: restocksWords(done),
        returns: failed.map((one) => `${one.return_code} (${one.message})`).join(" "),
      });
