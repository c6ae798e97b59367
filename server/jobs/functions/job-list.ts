import type { WakeKind } from "../engine/events";

/** Result of one drain: how many items were processed, and when the next known one becomes due (null: none). */
export type DrainResult = { readonly done: number; readonly nextDueAt: string | null };

/** Claims and processes what is due in batches until nothing is left. Safe to call at any time and concurrently. */
export type Drain = () => Promise<DrainResult>;

/** Jobs that drain what is due, by their service. `lanes`: how many drains may run at once in this process. */
export const DRAINS = [
  /**
   * Turns outbox rows into webhook deliveries and activities. One at a time, because the order within a process must be
   * kept.
   */
  { service: "relayOutbox", id: "relay-outbox", wake: "outbox", lanes: 1 },
  /** Sends what is due to webhook endpoints. One drain sends many at a time, and is told about new ones. */
  { service: "attemptDueDeliveries", id: "deliver-webhooks", wake: "deliveries", lanes: 1 },
  /** Runs due calls to partners (refunds, labels, emails). Several at a time, because partners are slow. */
  { service: "runDueActivities", id: "run-activities", wake: "activities", lanes: 4 },
  /** Runs due timers: reminders, missed reviews, parcels never sent. */
  { service: "runDueTimers", id: "run-timers", wake: "timers", lanes: 1 },
  /** Applies draft policies to past returns. One at a time: it reads a lot, and it isn't urgent. */
  { service: "runSimulations", id: "run-simulations", wake: "simulations", lanes: 1 },
  /** Imports order files. Two at a time, so that one store's large file doesn't delay another's small one. */
  { service: "runOrderImports", id: "run-order-imports", wake: "orderImports", lanes: 2 },
  /** Runs bulk actions on returns. Two at a time, so that a long one doesn't delay a colleague's short one. */
  { service: "runBulkJobs", id: "run-bulk-jobs", wake: "bulkJobs", lanes: 2 },
  /** Reads connected shops. Three at a time, so that one shop's years of orders don't delay another's last hour. */
  { service: "runSyncs", id: "run-syncs", wake: "syncs", lanes: 3 },
  /** Processes events of connected shops. Four at a time, so that a slow shop doesn't delay the events of others. */
  { service: "runHookEvents", id: "run-hook-events", wake: "hooks", lanes: 4 },
  /** Writes what a restored backup must not undo to files outside the database. */
  { service: "keepLedger", id: "keep-ledger", wake: "ledger", lanes: 1 },
] as const satisfies readonly { service: string; id: string; wake: WakeKind; lanes: number }[];

/** Jobs started by the clock only. */
export const CRON_JOBS = [
  /** Checks the accounts of connections with their providers, and notifies people of changes. */
  { service: "checkConnections", id: "check-connections", cron: "3-59/5 * * * *" },
  /** Sends warehouses the list of expected parcels. */
  { service: "sendShipNotices", id: "send-ship-notices", cron: "1-59/5 * * * *" },
  /** Deletes what has expired (drafts, quotes, stored answers, counters); none of it is urgent. */
  { service: "cleanUp", id: "clean-up", cron: "17 * * * *" },
] as const;

/** The services behind the jobs. */
export type JobServices = Readonly<Record<(typeof DRAINS)[number]["service"], Drain>> &
  Readonly<Record<(typeof CRON_JOBS)[number]["service"], () => Promise<void>>> & {
    /** Makes a running drain of deliveries look for new ones at once. */
    readonly lookForDeliveries: () => void;
  };
