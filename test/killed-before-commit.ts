import type { Database } from "@/server/db/client";

/** The context of a process that is killed when all of a transaction is written but not committed. */
export const killedBeforeCommit = <T extends { db: Database }>(ctx: T): T => {
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== "$transaction") return typeof value === "function" ? value.bind(target) : value;
      const transact: Database["$transaction"] = target.$transaction.bind(target);
      return (work: (tx: never) => Promise<unknown>, options: object) =>
        transact(async (tx) => {
          await work(tx as never);
          throw new Error("killed");
        }, options);
    },
  });
  return { ...ctx, db };
};
