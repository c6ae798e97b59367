import { processShelf } from "@/server/kernel/process-wide";
import type { EmbeddedExecutor } from "./executor";

declare global {
  interface ProcessWide {
    "embedded-executor": EmbeddedExecutor;
  }
}

export const findRunningExecutor = (): EmbeddedExecutor | null => processShelf().get("embedded-executor") ?? null;

export const setRunningExecutor = (executor: EmbeddedExecutor | null): void => {
  if (executor === null) processShelf().delete("embedded-executor");
  else processShelf().set("embedded-executor", executor);
};
