import { changeSql } from "@/server/db/run";
import { Problem } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { dropWrites } from "./write-set";

/**
 * Runs a part of a transaction that can be undone separately: if it is rejected, its writes are undone and the
 * rejection is returned. Any other error is thrown and ends the transaction.
 */
export const orUndo = async (tx: Tx, work: () => Promise<void>): Promise<Problem | null> => {
  await changeSql(tx)`savepoint part`;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    dropWrites(tx);
    await changeSql(tx)`rollback to savepoint part`;
    return error;
  }
  await changeSql(tx)`release savepoint part`;
  return null;
};
