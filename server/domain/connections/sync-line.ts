import type { SyncPhase, SyncState, SyncSubject } from "@/contract/vocabulary/connection";

/** How far a shop is read, as it is shown. Times are RFC 3339 texts. */
export type SyncLine = {
  subject: SyncSubject;
  phase: SyncPhase;
  state: SyncState;
  since: string;
  syncedAt: string | null;
  total: number | null;
  counts: Record<string, unknown>;
  report: Record<string, unknown>;
  error: string;
  dueAt: string | null;
  updatedAt: string;
};
