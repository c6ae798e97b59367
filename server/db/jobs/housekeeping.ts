import type { Tx } from "@/server/db/client";
import { LAPSED_DRAFT } from "@/server/db/returns/files";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** Deletes what has expired, by the database's clock, and returns the number of rows. Nothing that a process needs. */
export const deleteLapsed = async (tx: Tx): Promise<number> => {
  const statements = [
    sql`delete from idempotency_records where created_at < now() - interval '24 hours'`,
    sql`delete from failure_windows where expires_at < now()`,
    // Full again long ago, whatever the rate.
    sql`delete from rate_buckets where filled_at < now() - interval '1 day'`,
    sql`delete from staff_sessions where expires_at < now()`,
    sql`delete from phone_pairings where expires_at < now()`,
    sql`delete from sign_in_links where expires_at < now()`,
    // Until then, the person who deleted it can restore it.
    sql`delete from order_notes where deleted_at < now() - interval '1 day'`,
    sql`delete from list_anchors where expires_at < now()`,
    sql`delete from settlements where basis = 'QUOTE' and expires_at < now() - interval '1 day'`,
    sql`delete from stock_reservations where expires_at < now() - interval '1 day' or released_at < now() - interval '1 day'`,
    sql`delete from order_imports where finished_at < now() - interval '90 days'`,
    sql`delete from bulk_jobs where finished_at < now() - interval '90 days'`,
    // Its documents are deleted first: their bytes are in the file store, which no statement reaches.
    sql`delete from return_intents i where ${LAPSED_DRAFT} and not exists (
      select 1 from stored_files f where f.process_id = i.id and f.kind = 'DOCUMENT')`,
  ];
  let deleted = 0;
  for (const statement of statements) deleted += await change(tx, statement);
  return deleted;
};
