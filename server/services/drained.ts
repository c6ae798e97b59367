/** The result of one pass over due work: how much was done, and when the next is due; null: none waits. */
export type Drained = { done: number; nextDueAt: string | null };
