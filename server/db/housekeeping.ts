import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** How long a draft that nobody confirmed can still be looked at by staff after it lapsed. */
const DRAFT_GRACE_DAYS = 30;

/** Deletes what has lapsed, by the database's clock; answers how many rows went. Nothing that a process needs. */
export const deleteLapsed = async (tx: Tx): Promise<number> => {
  const statements = [
    Prisma.sql`delete from idempotency_records where created_at < now() - interval '24 hours'`,
    Prisma.sql`delete from failure_windows where expires_at < now()`,
    Prisma.sql`delete from list_anchors where expires_at < now()`,
    Prisma.sql`delete from settlements where basis = 'QUOTE' and expires_at < now() - interval '1 day'`,
    Prisma.sql`delete from stock_reservations where expires_at < now() - interval '1 day' or released_at < now() - interval '1 day'`,
    Prisma.sql`delete from return_intents where completed_at is null and expires_at < now() - make_interval(days => ${DRAFT_GRACE_DAYS})`,
  ];
  let deleted = 0;
  for (const statement of statements) deleted += await tx.$executeRaw(statement);
  return deleted;
};
