import { Prisma } from "./generated/client";

/**
 * A moment in so many seconds, null for none. By the database's clock, as everything that is claimed is: an app whose
 * clock is behind would otherwise put work off to a moment that is over, and do it without pause.
 */
export const inSeconds = (seconds: number | null): Prisma.Sql =>
  seconds === null ? Prisma.sql`null` : Prisma.sql`now() + make_interval(secs => ${Math.round(seconds)}::int)`;
