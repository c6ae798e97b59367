/** Waiting work: how much, and since when the oldest waits; null: nothing waits. */
export type Queue = { count: number; oldestAt: string | null };
