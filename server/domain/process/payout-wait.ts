import type { Stored } from "@/server/schema/columns";
/** `goesOutAt`: by the database's clock; null if only a second person ends the wait. */
export type PayoutWait = Stored<
  "payout_waits",
  {
    undo: InspectionUndo | null;
  },
  "groupId" | "processId" | "ending" | "endedBy" | "endedAt"
>;

/** What an undo restores: the units that this inspection decided, and the previous override. */
export type InspectionUndo = { unitIds: string[]; overrideMinor: number | null; overrideReason: string };
