import type { SyncPhase, SyncState, SyncSubject } from "@/contract/vocabulary/connection";
import type { PlainRow } from "@/server/schema/columns";

/** How far a shop has been read, for display. Times are RFC 3339 text. */
export type SyncLine = Pick<
  PlainRow<"connection_syncs">,
  "since" | "syncedAt" | "total" | "error" | "dueAt" | "updatedAt"
> & {
  subject: SyncSubject;
  phase: SyncPhase;
  state: SyncState;
  counts: Record<string, unknown>;
  report: Record<string, unknown>;
};
