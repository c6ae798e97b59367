import type { Tx } from "@/server/db/client";
import { LAPSED_DRAFT } from "@/server/db/returns/files";
import { changeSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";

/** The rows of one table deleted at once: one statement must not outlast its time limit, whatever has piled up. */
const BATCH = 5_000;

/** What has expired, by table. Nothing that a process needs. */
const LAPSED: readonly (readonly [table: string, condition: Sql])[] = [
  ["idempotency_records", sql`created_at < now() - interval '24 hours'`],
  ["failure_windows", sql`expires_at < now()`],
  // Full again long ago, whatever the rate.
  ["rate_buckets", sql`filled_at < now() - interval '1 day'`],
  ["staff_sessions", sql`expires_at < now()`],
  ["phone_pairings", sql`expires_at < now()`],
  ["sign_in_links", sql`expires_at < now()`],
  // Until then, the person who deleted it can restore it.
  ["order_notes", sql`deleted_at < now() - interval '1 day'`],
  ["list_anchors", sql`expires_at < now()`],
  ["settlements", sql`basis = 'QUOTE' and expires_at < now() - interval '1 day'`],
  ["stock_reservations", sql`expires_at < now() - interval '1 day' or released_at < now() - interval '1 day'`],
  ["order_imports", sql`finished_at < now() - interval '90 days'`],
  ["bulk_jobs", sql`finished_at < now() - interval '90 days'`],
  // Its documents are deleted first: their bytes are in the file store, which no statement reaches.
  [
    "return_intents",
    sql`${LAPSED_DRAFT} and not exists (select 1 from stored_files f where f.process_id = i.id and f.kind = 'DOCUMENT')`,
  ],
];

/**
 * Deletes a batch of what has expired from each table, by the database's clock.
 * @returns the number of rows; 0 if nothing is left to delete
 */
export const deleteLapsed = async (tx: Tx): Promise<number> => {
  let deleted = 0;
  for (const [table, condition] of LAPSED)
    deleted += await changeSql(tx)`
      delete from ${sql.table(table)} where ctid = any(array(
        select i.ctid from ${sql.table(table)} i where ${condition} limit ${BATCH}))`;
  return deleted;
};
