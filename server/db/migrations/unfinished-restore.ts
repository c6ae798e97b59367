import type pg from "pg";

/** Exists from the beginning of a restore to its end. While it does, Homeward doesn't start on this database. */
export const RESTORE_TABLE = "homeward_restore";

export const hasUnfinishedRestore = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    RESTORE_TABLE,
  ]);
  return rows[0]?.there === true;
};

/** @throws one sentence: the tables are there only in part, or without what the ledger says */
export const refuseUnfinishedRestore = async (client: pg.ClientBase): Promise<void> => {
  if (await hasUnfinishedRestore(client))
    throw new Error("A restore into this database was not finished; run `npm run svc -- restore FILE` again.");
};
