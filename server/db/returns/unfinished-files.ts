import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";

/** Records a key before bytes are written under it; committed separately, so that a crash doesn't undo it. */
export const noteUnfinishedFile = async (tx: Tx, storageKey: string): Promise<void> => {
  await changeSql(tx)`insert into unfinished_files (storage_key) values (${storageKey})`;
};

/** Removes the note once a row uses the file, in the transaction that writes the row. */
export const finishFile = async (tx: Tx, storageKey: string): Promise<void> => {
  await changeSql(tx)`delete from unfinished_files where storage_key = ${storageKey}`;
};

/** Lists keys noted at least that long ago that no row uses, oldest first. */
export const listUnfinishedFiles = async (
  tx: Tx,
  { hours, limit }: { hours: number; limit: number },
): Promise<string[]> => {
  const rows = await readSql<{ storageKey: string }>(tx)`
    select u.storage_key as "storageKey" from unfinished_files u
    where u.noted_at < now() - make_interval(hours => ${hours}::int)
      and not exists (select 1 from stored_files f where f.storage_key = u.storage_key)
    order by u.noted_at limit ${limit}`;
  return rows.map(({ storageKey }) => storageKey);
};
