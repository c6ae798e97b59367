import { type Database, POOL } from "@/server/db/client";

/** The client of a process that is killed when it asks for a statement that `isLast` tells: it never hears of it again. */
export const hangingAt = (db: Database, isLast: (text: string) => boolean): Database =>
  new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== POOL) return typeof value === "function" ? value.bind(target) : value;
      const { [POOL]: pool } = target;
      return {
        query: (asked: { text: string }) => (isLast(asked.text) ? new Promise(() => undefined) : pool.query(asked)),
      };
    },
  });
