import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { Problem } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { dropWrites } from "./write-set";

/**
 * Does a part of a transaction that can be undone alone: when it is refused, what it wrote is gone, and the refusal is
 * the answer. What is no refusal is thrown, and ends the transaction.
 */
export const orUndo = async (tx: Tx, work: () => Promise<void>): Promise<Problem | null> => {
  await change(tx, sql`savepoint part`);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    dropWrites(tx);
    await change(tx, sql`rollback to savepoint part`);
    return error;
  }
  await change(tx, sql`release savepoint part`);
  return null;
};
