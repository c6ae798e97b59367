import type pg from "pg";
import { withMigrationClient } from "@/server/db/migrations/migration-client";

/** A connection for backups and restores. */
export type CopySession = pg.Client;

/** Values are written and read in one form, whatever the server's settings are. */
const SETTINGS = [
  "set client_encoding = 'UTF8'",
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set extra_float_digits = 3",
  "set bytea_output = 'hex'",
  // Large tables take longer than any limit that suits requests.
  "set statement_timeout = 0",
  "set lock_timeout = 0",
  "set idle_in_transaction_session_timeout = 0",
  // Otherwise two scans of the same rows could return them in different orders.
  "set synchronize_seqscans = off",
];

/** Opens a connection with these settings and closes it at the end. */
export const withCopySession = <T>(url: string, work: (session: CopySession) => Promise<T>): Promise<T> =>
  withMigrationClient(url, async (client) => {
    for (const setting of SETTINGS) await client.query(setting);
    return work(client);
  });

/** Runs `work` on one unchanging state of the database. */
export const inSnapshot = async <T>(session: CopySession, work: () => Promise<T>): Promise<T> => {
  await session.query("begin isolation level repeatable read, read only");
  try {
    return await work();
  } finally {
    await session.query("rollback").catch(() => undefined);
  }
};
