import type { SyncPhase, SyncState, SyncSubject } from "@/contract/vocabulary/connection";
import type { Stored } from "@/server/schema/columns";

/** How far one subject of a connection is read. Times are RFC 3339 texts in UTC. */
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

/** What became of the records of one reading: `read` is the sum of the six below it. */
export type SyncCounts = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Older than what is known. */
  skipped: number;
  /** Taken as far as a return allows it. */
  kept: number;
  refused: number;
  /** The latest change that was read, by the shop's clock; "" before the first. */
  newestAt: string;
  /** The shop's ids of the latest records: pages of a shop overlap, and a record that comes again counts once. */
  recent: readonly string[];
};

/** Records that were not taken, or not whole, each with its reason; the latest ones. */
export type SyncReport = { refusals: SyncRefusal[] };
export type SyncRefusal = { record: string; reason: string };

export const NO_SYNC_COUNTS: SyncCounts = {
  ...{ read: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, kept: 0, refused: 0, newestAt: "", recent: [] },
};

/** What became of one record. KEPT: taken as far as a return allows it. */
export type TakenRecord = {
  /** The shop's id. */
  id: string;
  updatedAt: string;
  result: "CREATED" | "UPDATED" | "UNCHANGED" | "SKIPPED" | "KEPT" | "REFUSED";
  /** Of KEPT and REFUSED, with the record's name for people. */
  record: string;
  reason: string;
};

/** More would be read by nobody, and the row is written with every page. */
const MOST_REFUSALS = 200;
const LONGEST_REASON = 500;
/** Several pages of any shop. */
const MOST_RECENT = 500;

/** Counts and report after a page. A record that was taken later leaves the report. */
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
