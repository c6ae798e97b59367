import type { ActivityName } from "./activity";

/** What people do in the shop where none is connected. */
export const TASK_KINDS = [
  "CREATE_EXCHANGE_ORDER",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const satisfies readonly ActivityName[];
export type TaskKind = (typeof TASK_KINDS)[number];
