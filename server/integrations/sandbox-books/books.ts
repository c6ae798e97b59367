/**
 * The database a real partner would have: the first response to each idempotency key. The sandbox partners keep it
 * here, outside our database, so that they behave like external systems: they remember across restarts and don't roll
 * back with our transactions.
 */
export type Books<Entry> = {
  find(key: string): Promise<Entry | null>;
  /** Writes `entry` unless the key is taken, and returns the stored entry. */
  recordOnce(key: string, entry: Entry): Promise<Entry>;
};
