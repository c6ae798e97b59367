import { Problem } from "@/server/kernel/problem";
import type { Database, Tx } from "./client";
import { isContention, translateOutage } from "./errors";
import { collectWrites } from "./write-set";

const MAX_TRIES = 5;

/**
 * The only way to write. Serialization failures and deadlocks are tried again, so `work` must not do anything outside
 * the database: no network call, no file.
 */
export const inTransaction = async <T>({ db }: { db: Database }, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction((raw) => working(raw, work), { maxWait: 5_000, timeout: 20_000 });
    } catch (error) {
      if (!isContention(error)) throw translateOutage(error);
      if (attempt === MAX_TRIES)
        throw new Problem("ABORTED", "Others are changing the same thing right now. Try again.");
    }
  }
};

/** Writes wait for each other and go together; the last ones before the end. */
const working = async <T>(raw: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { tx, send } = collectWrites(raw);
  const result = await work(tx);
  await send();
  return result;
};
