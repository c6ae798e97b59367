import type { ProcessStatus } from "@/contract/vocabulary/process";

/** A status as a word within a sentence; the API's names are for machines. */
export const STATUS_WORD: Readonly<Record<ProcessStatus, string>> = {
  RUNNING: "running",
  ON_HOLD: "on hold",
  COMPLETED: "completed",
  CANCELED: "canceled",
  FAILED: "given up",
};
