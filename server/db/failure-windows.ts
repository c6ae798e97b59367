import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Counted failures (order look-ups, log-ins). They are in the database: a restart does not reset them. */

/** Counts one failure; the window begins with the first one. Returns how many there are now. */
export const countFailure = async (tx: Tx, bucket: string, windowSeconds: number): Promise<number> => {
  const rows = await tx.$queryRaw<{ failures: number }[]>(Prisma.sql`
    insert into failure_windows (bucket, failures, expires_at)
    values (${bucket}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (bucket) do update set
      failures = case when failure_windows.expires_at <= now() then 1 else failure_windows.failures + 1 end,
      expires_at = case when failure_windows.expires_at <= now() then excluded.expires_at else failure_windows.expires_at end
    returning failures`);
  return rows[0]?.failures ?? 1;
};

/** Takes one failure back: what was counted before it was known came out right. */
export const forgiveFailure = async (tx: Tx, bucket: string): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`update failure_windows set failures = failures - 1 where bucket = ${bucket}`);
};

/** Failures in the running windows, and how many seconds until the last of those windows ends. */
export const readFailures = async (
  tx: Tx,
  buckets: string[],
): Promise<Map<string, { failures: number; secondsLeft: number }>> => {
  const rows = await tx.$queryRaw<{ bucket: string; failures: number; secondsLeft: number }[]>(Prisma.sql`
    select bucket, failures, ceil(extract(epoch from expires_at - now()))::int as "secondsLeft"
    from failure_windows where bucket = any(${buckets}) and expires_at > now()`);
  return new Map(rows.map(({ bucket, ...rest }) => [bucket, rest]));
};
