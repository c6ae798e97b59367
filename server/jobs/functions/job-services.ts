/** What one drain did: how many items, and when the next one that is known becomes due (null: none). */
export type DrainResult = { readonly done: number; readonly nextDueAt: string | null };

/** Claims what is due in batches and does it until nothing is due. Safe to call at any time, by several at once. */
export type Drain = () => Promise<DrainResult>;

/** The services behind the job functions. */
export type JobServices = {
  readonly relayOutbox: Drain;
  readonly attemptDueDeliveries: Drain;
  /** Has a running drain of deliveries look for new ones at once. */
  readonly lookForDeliveries: () => void;
  readonly runDueActivities: Drain;
  readonly runDueTimers: Drain;
  readonly runSimulations: Drain;
  readonly runOrderImports: Drain;
  readonly runBulkJobs: Drain;
  readonly runSyncs: Drain;
  readonly runHookEvents: Drain;
  readonly checkConnections: () => Promise<void>;
  readonly sendShipNotices: () => Promise<void>;
  readonly cleanUp: () => Promise<void>;
};
