/** What waits for somebody: how much, and since when the oldest of it has; null: nothing waits. */
export type Queue = { count: number; oldestAt: string | null };
