import type { Tx } from "@/server/db/client";
import { change, read, readOneSql, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** Counted failures (order lookups, sign-ins). They are in the database, so a restart doesn't reset them. */

/** Counts one failure; the window begins with the first one. Returns the current number. */
export const countFailure = async (tx: Tx, bucket: string, windowSeconds: number): Promise<number> => {
  const { failures } = await readOneSql<{ failures: number }>(tx)`
    insert into failure_windows (bucket, failures, expires_at)
    values (${bucket}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (bucket) do update set
      failures = case when failure_windows.expires_at <= now() then 1 else failure_windows.failures + 1 end,
      expires_at = case when failure_windows.expires_at <= now() then excluded.expires_at else failure_windows.expires_at end
    returning failures`;
  return failures;
};

/** Removes one failure that was counted before the result was known to be a success. */
export const forgiveFailure = async (tx: Tx, bucket: string): Promise<void> => {
  const failures = sql<number>`greatest(0, failures - 1)`;
  await change(tx, query.updateTable("failure_windows").set({ failures }).where("bucket", "=", bucket));
};

/** Returns the failures in current windows, and the seconds until the last of those windows ends. */
export const readFailures = async (
  tx: Tx,
  buckets: string[],
): Promise<Map<string, { failures: number; secondsLeft: number }>> => {
  const secondsLeft = sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as("secondsLeft");
  const known = query.selectFrom("failure_windows").select(["bucket", "failures", secondsLeft]);
  const rows = await read(tx, known.where("bucket", "in", buckets).where("expiresAt", ">", sql<string>`now()`));
  return new Map(rows.map(({ bucket, ...rest }) => [bucket, rest]));
};

/** The state of one counter; `secondsLeft` until it is deleted, 0 or less for a new one. */
export type FailureRow = { bucket: string; failures: number; secondsLeft: number };

/** Reads counters and locks them until the transaction ends, so that concurrent guesses are checked one by one. */
export const lockFailures = async (tx: Tx, buckets: readonly string[]): Promise<Map<string, FailureRow>> => {
  const rows = await readSql<FailureRow>(tx)`
    insert into failure_windows (bucket, failures, expires_at)
    select bucket, 0, to_timestamp(0) from unnest(${buckets}::text[]) as named(bucket) order by bucket
    on conflict (bucket) do update set failures = failure_windows.failures
    returning bucket, failures, extract(epoch from expires_at - clock_timestamp())::float8 as "secondsLeft"`;
  return new Map(rows.map((row) => [row.bucket, row]));
};

/** Writes counters that `lockFailures` holds, or that exist. */
export const writeFailures = async (tx: Tx, rows: readonly FailureRow[]): Promise<void> => {
  for (const { bucket, failures, secondsLeft } of rows) {
    const expiresAt = sql<string>`clock_timestamp() + make_interval(secs => ${secondsLeft}::float8)`;
    await change(tx, query.updateTable("failure_windows").set({ failures, expiresAt }).where("bucket", "=", bucket));
  }
};
