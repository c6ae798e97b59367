import type pg from "pg";
import type { Env } from "@/server/kernel/env";

/** `critical`: something doesn't work, or data is at risk. `warning`: it will, or it could be better. */
export type Severity = "critical" | "warning";

/** One problem: a sentence that says what is wrong, and one that says what to do. */
export type Fault = { readonly id: FaultId; readonly severity: Severity; readonly what: string; readonly fix: string };

/** Every fault that is known, in the order in which they should be fixed. A test causes each of them. */
export const FAULT_IDS = [
  "node-too-old",
  "settings-invalid",
  "data-folder-unusable",
  "disk-full",
  "database-down",
  "postgres-too-old",
  "database-read-only",
  "database-newer",
  "migration-edited",
  "migration-unfinished",
  "migrations-pending",
  "secret-changed",
  "commits-not-durable",
  "transaction-ids-run-out",
  "connections-run-out",
  "replication-slot-unused",
  "replication-lags",
  "lock-held",
  "transaction-open",
  "clock-off",
  "worker-missing",
  "queue-stuck",
  "files-unusable",
  "mail-server-fails",
  "mail-server-missing",
  "emails-fail",
  "port-taken",
  "certificate-ends",
  "address-unreachable",
  "address-local",
  "address-insecure",
  "settings-for-tests",
  "connection-fails",
  "connection-for-tests",
  "connection-version-ends",
  "webhook-endpoint-off",
  "time-zone-unknown",
  "index-invalid",
  "autovacuum-off",
  "table-bloated",
  "memory-small",
  "proxy-not-trusted",
  "owner-without-second-factor",
  "password-initial",
] as const;
export type FaultId = (typeof FAULT_IDS)[number];

/** The machine that the doctor examines. Tests replace parts of it. */
export type Machine = {
  readonly nodeVersion: string;
  /** Bytes that this process may use: the heap's limit and the machine's (or container's) memory. */
  readonly heapBytes: number;
  readonly memoryBytes: number;
  readonly now: () => number;
  readonly diskOf: (folder: string) => Promise<{ freeBytes: number; freeFiles: number }>;
};

/** From which size on something is a fault. Tests lower what can't be reached in seconds. */
export const LIMITS = {
  lowDiskBytes: 500 * 1024 * 1024,
  lowFiles: 10_000,
  lowMemoryBytes: 900 * 1024 * 1024,
  lowHeapBytes: 256 * 1024 * 1024,
  clockSeconds: 5,
  lockSeconds: 30,
  transactionSeconds: 600,
  /** Ten times what a replica needs to follow; and WAL that an unused slot keeps. */
  replicationSeconds: 60,
  queueSeconds: 300,
  certificateDays: 14,
  versionDays: 30,
  deadRows: 100_000,
  transactionAge: 1_500_000_000,
  initialPasswordDays: 7,
};
export type Limits = typeof LIMITS;

/** The values come from the command line's environment; `env` is null if they aren't usable. */
export type Patient = {
  readonly source: Readonly<Record<string, string | undefined>>;
  readonly env: Env | null;
  readonly machine: Machine;
  readonly limits: Limits;
};

/** A patient whose database answers. `hasTables`: every migration is applied. */
export type ConnectedPatient = Patient & { readonly env: Env; readonly client: pg.Client; readonly isLive: boolean };

/** Examines one thing. Returns a line for people, or its faults. */
export type Finding = { readonly check: string; readonly detail: string; readonly faults: readonly Fault[] };

export const critical = (id: FaultId, what: string, fix: string): Fault => ({ id, severity: "critical", what, fix });
export const warning = (id: FaultId, what: string, fix: string): Fault => ({ id, severity: "warning", what, fix });

/** Returns the message of an error without its period, to end a sentence with. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");

/** Returns a number with its noun: `1 email`, `2 emails`. */
export const counted = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : plural}`;
