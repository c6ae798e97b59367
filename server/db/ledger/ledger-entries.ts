import type { Tx } from "@/server/db/client";
import { change, changeSql, readOneSql, readSql } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { LedgerFact } from "@/server/domain/ledger/types";

/** Rows of the ledger. They belong to the installation; each fact names its tenant. */

/** An entry as it is written to its file; `fact` is JSON. */
type WrittenEntry = { id: string; at: string; fact: string };

/** Lists entries whose file isn't written yet, oldest first. */
export const listWaitingEntries = async (tx: Tx, limit: number): Promise<WrittenEntry[]> => {
  const rows = await readSql<{ id: string; at: string; fact: string }>(tx)`
    select id, at, fact::text as fact from ledger_entries where kept_at is null order by at, id limit ${limit}`;
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
};

export const markKept = async (tx: Tx, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> => {
  await change(tx, query.updateTable("ledger_entries").set({ keptAt: now }).where("id", "in", ids));
};

/** Writes an entry in the transaction of its change; its file follows after the commit. */
export const insertLedgerEntry = async (tx: Tx, { fact, at }: { fact: LedgerFact; at: Date }): Promise<void> => {
  await changeSql(tx)`
    insert into ledger_entries (id, fact, at)
    values (gen_random_uuid()::text, ${JSON.stringify(fact)}::jsonb, ${at}::timestamptz)`;
  await readSql(tx)`select pg_notify('homeward_work', 'svc/ledger.due')`;
};

/** Reads the fact of a verified file, as the column would. */
export const readFact = async (tx: Tx, fact: string): Promise<LedgerFact> =>
  (await readOneSql<{ fact: LedgerFact }>(tx)`select ${fact}::jsonb as fact`).fact;

/** Records an entry that was found outside; false if the database has it already. */
export const insertFoundEntry = async (
  tx: Tx,
  { id, at, fact, now }: WrittenEntry & { now: Date },
): Promise<boolean> => {
  const added = await changeSql(tx)`
    insert into ledger_entries (id, fact, at, kept_at)
    values (${id}, ${fact}::jsonb, ${at}::timestamptz, ${now}::timestamptz) on conflict (id) do nothing`;
  return added > 0;
};

/** Lists IDs after `after`, in order, and whether their files were written. */
export const listEntryIds = (
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isKept: boolean }[]> =>
  readSql<{ id: string; isKept: boolean }>(tx)`
    select id, kept_at is not null as "isKept" from ledger_entries where id > ${after} order by id limit ${limit}`;

/** Makes these entries' files be written again. */
export const keepAgain = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await change(tx, query.updateTable("ledger_entries").set({ keptAt: null }).where("id", "in", ids));
};

/** Lists entries about sessions that ended so long ago that they would have expired since. */
export const listLapsedEntries = async (
  tx: Tx,
  { days, limit }: { days: number; limit: number },
): Promise<{ id: string; at: string }[]> => {
  const rows = await readSql<{ id: string; at: string }>(tx)`
    select id, at from ledger_entries
    where fact ->> 'kind' = 'SESSIONS' and kept_at is not null and at < now() - make_interval(days => ${days}::int)
    order by at limit ${limit}`;
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
};

export const deleteEntries = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await change(tx, query.deleteFrom("ledger_entries").where("id", "in", ids));
};

/** Turns the ledger off for this transaction, which applies it or changes nothing that it would tell. */
export const turnLedgerOff = async (tx: Tx): Promise<void> => {
  await readSql(tx)`select set_config('homeward.ledger', 'off', true)`;
};
