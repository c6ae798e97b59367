/** What one pass over work that is due came to: how much was done, and when the next of it is due; null: none waits. */
export type Drained = { done: number; nextDueAt: string | null };
