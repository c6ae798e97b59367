import { type Database, shareConnection, type Tx } from "@/server/db/client";
import type { ServiceContext } from "@/server/services/context";

const LONGEST_STORY_MS = 120_000;

/**
 * Runs several use cases in one transaction: all of them or none take effect, even if the process is killed, and a
 * server running at the same time never sees a partial story. The use cases' own transactions become parts of it, one
 * at a time, because they share one connection.
 */
export const atOnce = <T>(ctx: ServiceContext, work: (inner: ServiceContext) => Promise<T>): Promise<T> =>
  ctx.db.$transaction((tx) => work({ ...ctx, db: withinTransaction(tx) }), {
    maxWait: LONGEST_STORY_MS,
    timeout: LONGEST_STORY_MS,
  });

const withinTransaction = (tx: Tx): Database => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(part: (tx: Tx) => Promise<T>): Promise<T> => {
    const mine = last.then(() => part(tx));
    last = mine.catch(() => undefined);
    return mine;
  };
  const standIn = new Proxy(tx as Database, {
    get: (target, name) => (name === "$transaction" ? inTurn : Reflect.get(target, name)),
  });
  shareConnection(tx, { standIn });
  return standIn;
};
