import type { Tx } from "@/server/db/client";
import { change, read, readOneSql, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";

/** Counted failures (order look-ups, log-ins). They are in the database: a restart does not reset them. */

/** Counts one failure; the window begins with the first one. Returns how many there are now. */
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

/** Takes one failure back: what was counted before it was known came out right. */
export const forgiveFailure = async (tx: Tx, bucket: string): Promise<void> => {
  const failures = sql<number>`greatest(0, failures - 1)`;
  await change(tx, query.updateTable("failure_windows").set({ failures }).where("bucket", "=", bucket));
};

/** Failures in the running windows, and how many seconds until the last of those windows ends. */
export const readFailures = async (
  tx: Tx,
  buckets: string[],
): Promise<Map<string, { failures: number; secondsLeft: number }>> => {
  const secondsLeft = sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as("secondsLeft");
  const known = query.selectFrom("failure_windows").select(["bucket", "failures", secondsLeft]);
  const rows = await read(tx, known.where("bucket", "in", buckets).where("expiresAt", ">", sql<string>`now()`));
  return new Map(rows.map(({ bucket, ...rest }) => [bucket, rest]));
};

/** What is known of one counter; `secondsLeft` until it is forgotten, 0 or less for one that is new. */
export type FailureRow = { bucket: string; failures: number; secondsLeft: number };

/** Reads counters and holds them until the transaction ends: guesses that come at once are looked at one by one. */
export const lockFailures = async (tx: Tx, buckets: readonly string[]): Promise<Map<string, FailureRow>> => {
  const rows = await readSql<FailureRow>(tx)`
    insert into failure_windows (bucket, failures, expires_at)
    select bucket, 0, to_timestamp(0) from unnest(${buckets}::text[]) as named(bucket) order by bucket
    on conflict (bucket) do update set failures = failure_windows.failures
    returning bucket, failures, extract(epoch from expires_at - clock_timestamp())::float8 as "secondsLeft"`;
  return new Map(rows.map((row) => [row.bucket, row]));
};

/** Writes counters that `lockFailures` holds, or that are there. */
export const writeFailures = async (tx: Tx, rows: readonly FailureRow[]): Promise<void> => {
  for (const { bucket, failures, secondsLeft } of rows) {
    const expiresAt = sql<string>`clock_timestamp() + make_interval(secs => ${secondsLeft}::float8)`;
    await change(tx, query.updateTable("failure_windows").set({ failures, expiresAt }).where("bucket", "=", bucket));
  }
};
