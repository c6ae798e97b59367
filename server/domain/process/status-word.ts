import type { ProcessStatus } from "@/contract/vocabulary/process";

/** How a status reads within a sentence: names of the wire are for machines. */
export const STATUS_WORD: Readonly<Record<ProcessStatus, string>> = {
  RUNNING: "running",
  ON_HOLD: "on hold",
  COMPLETED: "completed",
  CANCELED: "canceled",
  FAILED: "given up",
};
