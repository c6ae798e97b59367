import { type Sql, sql } from "@/server/db/tables/query";

/**
 * A moment in so many seconds, null for none. By the database's clock, as everything that is claimed is: an app whose
 * clock is behind would otherwise put work off to a moment that is over, and do it without pause.
 */
export const inSeconds = (seconds: number | null): Sql =>
  seconds === null ? sql`null` : sql`now() + make_interval(secs => ${Math.round(seconds)}::int)`;
