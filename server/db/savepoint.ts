import { changeSql } from "@/server/db/run";
import { Problem } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { dropWrites } from "./write-set";

/**
 * Does a part of a transaction that can be undone alone: when it is refused, what it wrote is gone, and the refusal is
 * the answer. What is no refusal is thrown, and ends the transaction.
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
