import type { z } from "zod";
import type { TaskDto } from "@/contract/dashboard/tasks";
import { t } from "@/messages/dashboard/tasks";

export type Task = z.output<typeof TaskDto>;

type Todo = Pick<Task, "kind" | "return_code" | "order_name" | "warehouse" | "platform_return">;

/** Describes the task in one sentence. */
export const todoWords = ({ kind, return_code, order_name, warehouse, platform_return }: Todo): string =>
  kind === "RESTOCK" && warehouse !== ""
    ? t("taskWords.RESTOCK.todoAt", { warehouse })
    : t(`taskWords.${kind}.todo`, { code: return_code, order: order_name, number: platform_return });

export const restocksWords = (count: number): string => t("taskWords.restocks", { count });

/** Returns "3 items in 2 returns"; counts units to restock and units to remove again. */
export const unitsWords = (tasks: readonly Pick<Task, "lines">[]): string => {
  const items = tasks.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
  return t("taskWords.units", { items, returns: tasks.length });
};

/** Describes which of several tasks were rejected, and what was done anyway; undefined if none were. */
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
