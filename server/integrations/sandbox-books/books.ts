/**
 * What a partner in the real world would have in its own database: the first answer to every idempotency key.
 * The sandbox partners keep it here, outside our database, so that they behave like a party of their own:
 * they remember across restarts, and they do not roll back with our transactions.
 */
export type Books<Entry> = {
  find(key: string): Promise<Entry | null>;
  /** Writes `entry` unless the key is taken, and answers what stands there now. */
  recordOnce(key: string, entry: Entry): Promise<Entry>;
};
