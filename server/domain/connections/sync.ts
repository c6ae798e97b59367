import type { SyncPhase, SyncState, SyncSubject } from "@/contract/vocabulary/connection";
import type { Stored } from "@/server/schema/columns";

/** How far one subject of a connection has been read. Times are RFC 3339 text in UTC. */
export type ConnectionSync = Stored<
  "connection_syncs",
  {
    subject: SyncSubject;
    phase: SyncPhase;
    state: SyncState;
    counts: Partial<SyncCounts>;
    report: Partial<SyncReport>;
  },
  "updatedAt"
>;

/** Results of one reading by record: `read` is the sum of the six below it. */
export type SyncCounts = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Older than what is known. */
  skipped: number;
  /** Applied as far as a return allows. */
  kept: number;
  refused: number;
  /** The latest change read, by the shop's clock; "" before the first. */
  newestAt: string;
  /** The shop's IDs of the latest records: pages of a shop overlap, and a repeated record counts once. */
  recent: readonly string[];
};

/** The latest records that were not applied, or not completely, each with its reason. */
export type SyncReport = { refusals: SyncRefusal[] };
export type SyncRefusal = { record: string; reason: string };

export const NO_SYNC_COUNTS: SyncCounts = {
  ...{ read: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, kept: 0, refused: 0, newestAt: "", recent: [] },
};

/** The result for one record. KEPT: applied as far as a return allows. */
export type TakenRecord = {
  /** The shop's id. */
  id: string;
  updatedAt: string;
  result: "CREATED" | "UPDATED" | "UNCHANGED" | "SKIPPED" | "KEPT" | "REFUSED";
  /** For KEPT and REFUSED, with the record's display name. */
  record: string;
  reason: string;
};

/** Nobody would read more, and the row is written with every page. */
const MOST_REFUSALS = 200;
const LONGEST_REASON = 500;
/** Several pages of any shop. */
const MOST_RECENT = 500;

/** Updates counts and report after a page. A record that was applied later is removed from the report. */
export const addTaken = (
  { counts, report }: { counts: Partial<SyncCounts>; report: Partial<SyncReport> },
  taken: readonly TakenRecord[],
): { counts: SyncCounts; report: SyncReport } => {
  const sum = { ...NO_SYNC_COUNTS, ...counts };
  const recent = new Set(sum.recent);
  const refusals = new Map((report.refusals ?? []).map((refusal) => [refusal.record, refusal]));
  for (const { id, result, record, reason, updatedAt } of taken) {
    if (id === "" || !recent.has(id)) {
      sum.read += 1;
      sum[COUNTED_AS[result]] += 1;
    }
    if (id !== "") recent.add(id);
    if (updatedAt > sum.newestAt) sum.newestAt = updatedAt;
    refusals.delete(record);
    if (result === "REFUSED" || result === "KEPT")
      refusals.set(record, { record, reason: reason.slice(0, LONGEST_REASON) });
  }
  sum.recent = [...recent].slice(-MOST_RECENT);
  return { counts: sum, report: { refusals: [...refusals.values()].slice(-MOST_REFUSALS) } };
};

const COUNTED_AS = {
  CREATED: "created",
  UPDATED: "updated",
  UNCHANGED: "unchanged",
  SKIPPED: "skipped",
  KEPT: "kept",
  REFUSED: "refused",
} as const;
