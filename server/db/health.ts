import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Whether the tables are there, and how long the oldest event or due delivery has waited. */
export const pingDatabase = async (tx: Tx): Promise<{ hasMigrations: boolean; oldestWaitingSeconds: number }> => {
  const tables = await tx.$queryRaw<{ exists: boolean }[]>(
    Prisma.sql`select to_regclass('outbox_events') is not null as exists`,
  );
  if (tables[0]?.exists !== true) return { hasMigrations: false, oldestWaitingSeconds: 0 };
  const rows = await tx.$queryRaw<{ seconds: number }[]>(Prisma.sql`
    select coalesce(extract(epoch from now() - min(since)), 0)::int as seconds from (
      select min(created_at) as since from outbox_events where fanned_out_at is null
      union all select min(due_at) from webhook_deliveries where state = 'PENDING' and due_at <= now()) waiting`);
  return { hasMigrations: true, oldestWaitingSeconds: Math.max(0, rows[0]?.seconds ?? 0) };
};
