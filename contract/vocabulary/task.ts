import type { ActivityName } from "./activity";

/** What people do in the shop if none is connected, and what they collect from shoppers. */
export const TASK_KINDS = [
  "CREATE_EXCHANGE_ORDER",
  "CAPTURE_HOLD",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const satisfies readonly ActivityName[];
export type TaskKind = (typeof TASK_KINDS)[number];

/**
 * Tasks that can be skipped. An exchange order can't: the shopper was promised the item, and giving them something else
 * requires a corrected inspection.
 */
export const SKIPPABLE_TASKS = [
  "CAPTURE_HOLD",
  "RESTOCK",
  "OPEN_PLATFORM_RETURN",
  "CLOSE_PLATFORM_RETURN",
] as const satisfies readonly TaskKind[];

/** Tasks that result in a number in the shop, which is required to finish them; the others need none. */
export const REFERENCED_TASKS = [
  "CREATE_EXCHANGE_ORDER",
  "CAPTURE_HOLD",
  "OPEN_PLATFORM_RETURN",
] as const satisfies readonly TaskKind[];
