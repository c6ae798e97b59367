import { type Sql, sql } from "@/server/db/tables/query";

/**
 * Returns a moment this many seconds from now; null for null. By the database's clock, like every claim: otherwise an
 * app with a slow clock would postpone work to a moment that is past, and run it in a loop.
 */
export const inSeconds = (seconds: number | null): Sql =>
  seconds === null ? sql`null` : sql`now() + make_interval(secs => ${Math.round(seconds)}::int)`;
