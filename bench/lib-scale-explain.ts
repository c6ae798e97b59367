import { type Database, STATEMENTS } from "@/server/db/client";
import type { TestContext } from "@/test/context";

type Ran = { sql: string; parameters: readonly unknown[]; ms: number };

/** Runs work while noting the statements that this client runs directly, slowest first. */
const noteStatements = async (db: Database, work: () => Promise<unknown>): Promise<Ran[]> => {
  const statements = db[STATEMENTS];
  const ran: Ran[] = [];
  db[STATEMENTS] = {
    ...statements,
    run: async (tx, statement) => {
      const since = performance.now();
      const result = await statements.run(tx, statement);
      ran.push({ sql: statement.sql, parameters: statement.parameters, ms: performance.now() - since });
      return result;
    },
  };
  try {
    await work();
  } finally {
    db[STATEMENTS] = statements;
  }
  return ran.toSorted((a, b) => b.ms - a.ms);
};

/** Prints PostgreSQL's plan of the slowest statement of some work, with the buffers that it reads. */
export const explainSlowest = async ({ db }: TestContext, work: () => Promise<unknown>): Promise<void> => {
  const [slowest] = await noteStatements(db, work);
  if (slowest === undefined) return;
  console.log(`--- ${slowest.ms.toFixed(0)} ms\n${slowest.sql}\n${JSON.stringify(slowest.parameters)}`);
  const plan = await db.$queryRawUnsafe<Record<string, string>[]>(
    `explain (analyze, buffers, costs off) ${slowest.sql}`,
    ...slowest.parameters,
  );
  for (const row of plan) console.log(`    ${row["QUERY PLAN"]}`);
};
