import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";

/**
 * Where encrypted text is stored: `key` identifies the row and owns the text, `purpose` is what it is encrypted for.
 */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly purpose: string;
  /** The encrypted text is somewhere in a JSON value, as `sealed`. */
  readonly isJson?: true;
};

/** Everything that is encrypted with the master secret. A test finds encrypted columns that aren't listed here. */
export const SEALED_COLUMNS = [
  { table: "connections", column: "sealed_values", key: "id", purpose: "connection" },
  { table: "mail_senders", column: "sealed_dkim_key", key: "connection_id", purpose: "mail-dkim" },
  { table: "webhook_endpoints", column: "sealed_secret", key: "id", purpose: "webhook-secrets" },
  { table: "webhook_endpoints", column: "previous_sealed_secret", key: "id", purpose: "webhook-secrets" },
  { table: "second_factors", column: "sealed_secret", key: "user_id", purpose: "second-factor" },
  { table: "store_bank_accounts", column: "sealed", key: "ecommerce_id", purpose: "store-bank-account" },
  { table: "sepa_batches", column: "sealed_account", key: "id", purpose: "payment-file-account" },
  { table: "return_processes", column: "sealed_bank_account", key: "id", purpose: "bank-account" },
  { table: "return_intents", column: "draft", key: "id", purpose: "bank-account", isJson: true },
] as const satisfies readonly SealedColumn[];

export type SealedRow = { id: string; text: string };

const raw = (name: string): Sql => sql.raw(`"${name}"`);

/** Lists the next rows after `after` that hold encrypted text, by their keys. */
export const listSealedRows = (
  tx: Tx,
  { table, column, key, isJson }: SealedColumn,
  { after, limit }: { after: string; limit: number },
): Promise<SealedRow[]> => {
  const text = sql`${raw(column)}::text`;
  const holds = isJson ? sql`${text} like '%"sealed": "v1.%'` : sql`${text} like 'v1.%'`;
  return readSql<SealedRow>(tx)`
    select ${raw(key)} as id, ${text} as text from ${raw(table)} where ${raw(key)} > ${after} and ${holds}
    order by ${raw(key)} limit ${limit}`;
};

/** Writes re-encrypted text unless it was changed meanwhile. @returns the number of rows */
export const replaceSealedRows = (
  tx: Tx,
  { table, column, key, isJson }: SealedColumn,
  rows: readonly (SealedRow & { before: string })[],
): Promise<number> => {
  const type = sql.raw(isJson ? "jsonb" : "text");
  return changeSql(tx)`
    update ${raw(table)} t set ${raw(column)} = n.text::${type}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ before }) => before)}::text[],
      ${rows.map(({ text }) => text)}::text[]) n(id, before, text)
    where t.${raw(key)} = n.id and t.${raw(column)}::text = n.before`;
};
