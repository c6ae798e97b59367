import type { Stored } from "@/server/schema/columns";
/** `goesOutAt`: by the database's clock; null when only a second person ends it. */
export type PayoutWait = Stored<
  "payout_waits",
  {
    undo: InspectionUndo | null;
  },
  "groupId" | "processId" | "ending" | "endedBy" | "endedAt"
>;

/** What an undo gives back: the units that this inspection decided, and the override as it was before. */
export type InspectionUndo = { unitIds: string[]; overrideMinor: number | null; overrideReason: string };
