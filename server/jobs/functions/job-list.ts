import type { WakeKind } from "../engine/events";

/** What one drain did: how many items, and when the next one that is known becomes due (null: none). */
export type DrainResult = { readonly done: number; readonly nextDueAt: string | null };

/** Claims what is due in batches and does it until nothing is due. Safe to call at any time, by several at once. */
export type Drain = () => Promise<DrainResult>;

/** Jobs that drain what is due, by the service behind each. `lanes`: how many drains may run at once in this process. */
export const DRAINS = [
  /** Turns outbox rows into webhook deliveries and activities. One at a time: the order of a process must be kept. */
  { service: "relayOutbox", id: "relay-outbox", wake: "outbox", lanes: 1 },
  /** Sends what is due to webhook endpoints. One drain sends many at a time, and is told of what comes meanwhile. */
  { service: "attemptDueDeliveries", id: "deliver-webhooks", wake: "deliveries", lanes: 1 },
  /** Runs calls to partners that are due (refunds, labels, mail). Several at a time: partners are slow. */
  { service: "runDueActivities", id: "run-activities", wake: "activities", lanes: 4 },
  /** Does what was to happen by itself at a time that has come: reminders, missed reviews, parcels never sent. */
  { service: "runDueTimers", id: "run-timers", wake: "timers", lanes: 1 },
  /** Plays draft policies over past returns. One at a time: it reads much, and nobody's parcel waits for it. */
  { service: "runSimulations", id: "run-simulations", wake: "simulations", lanes: 1 },
  /** Takes files of orders in. Two at a time: a large file of one store must not keep a small one of another waiting. */
  { service: "runOrderImports", id: "run-order-imports", wake: "orderImports", lanes: 2 },
  /** Acts on many returns. Two at a time: a long one must not keep a colleague's short one waiting. */
  { service: "runBulkJobs", id: "run-bulk-jobs", wake: "bulkJobs", lanes: 2 },
  /** Reads connected shops. Three at a time: one shop's years of orders must not keep another's last hour waiting. */
  { service: "runSyncs", id: "run-syncs", wake: "syncs", lanes: 3 },
  /** Works off what connected shops told. Four at a time: a slow shop must not keep the events of others waiting. */
  { service: "runHookEvents", id: "run-hook-events", wake: "hooks", lanes: 4 },
] as const satisfies readonly { service: string; id: string; wake: WakeKind; lanes: number }[];

/** Jobs that the clock alone starts. */
export const CRON_JOBS = [
  /** Asks the providers of connections who they are, and tells people what changed. */
  { service: "checkConnections", id: "check-connections", cron: "3-59/5 * * * *" },
  /** Tells warehouses what is on its way. */
  { service: "sendShipNotices", id: "send-ship-notices", cron: "1-59/5 * * * *" },
  /** Forgets what has lapsed (drafts, quotes, remembered answers, counters): nobody waits for it. */
  { service: "cleanUp", id: "clean-up", cron: "17 * * * *" },
] as const;

/** The services behind the jobs. */
export type JobServices = Readonly<Record<(typeof DRAINS)[number]["service"], Drain>> &
  Readonly<Record<(typeof CRON_JOBS)[number]["service"], () => Promise<void>>> & {
    /** Has a running drain of deliveries look for new ones at once. */
    readonly lookForDeliveries: () => void;
  };
