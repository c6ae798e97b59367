import { type Database, STATEMENTS, type Statements } from "@/server/db/client";

/** The client of a process that is killed when it runs a statement matched by `isLast`: the response never arrives. */
export const hangingAt = (db: Database, isLast: (text: string) => boolean): Database =>
  new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== STATEMENTS) return typeof value === "function" ? value.bind(target) : value;
      const statements = target[STATEMENTS];
      return {
        ...statements,
        run: (tx, asked) => (isLast(asked.sql) ? new Promise(() => undefined) : statements.run(tx, asked)),
      } satisfies Statements;
    },
  });
