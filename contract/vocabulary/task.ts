import type { ActivityName } from "./activity";

/** What people do in the shop where none is connected, and what they collect from shoppers. */
export const TASK_KINDS = [
  "CREATE_EXCHANGE_ORDER",
  "CAPTURE_HOLD",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const satisfies readonly ActivityName[];
export type TaskKind = (typeof TASK_KINDS)[number];

/**
 * What may turn out not to be needed. An exchange order always is: the shopper was promised the item, and who wants them
 * to get something else corrects the inspection.
 */
export const SKIPPABLE_TASKS = [
  "CAPTURE_HOLD",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const satisfies readonly TaskKind[];

/** What has a number in the shop once it is done; for the others one press is enough. */
export const REFERENCED_TASKS = [
  "CREATE_EXCHANGE_ORDER",
  "CAPTURE_HOLD",
  "OPEN_PLATFORM_RETURN",
] as const satisfies readonly TaskKind[];
