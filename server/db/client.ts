import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import type { Logger } from "@/server/kernel/logger";
import { type Prisma, PrismaClient } from "./generated/client";

/** A client or the transaction on it: what every function in this folder takes first. */
export type Tx = Prisma.TransactionClient;
export type Database = PrismaClient;

/** The pool of a client. A transaction is another object and has none: its reads stay inside it. */
const pools = new WeakMap<object, pg.Pool>();

/** The way to Postgres. The pool keeps `max` connections; an outage raises errors per query, never a crash. */
export const connectDatabase = ({ url, max, log }: { url: string; max: number; log: Logger }): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: "-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000",
  });
  // Without a listener, a Postgres restart would bring the process down: for idle and for checked-out clients alike.
  pool.on("error", (error) => log.warn({ error: error.message }, "database connection lost"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator });
  const client = new PrismaClient({ adapter });
  pools.set(client, pool);
  return client;
};

/**
 * Rows of a statement of ours that answers one JSON column called `data`. Outside a transaction it runs on the pool
 * itself, which takes half of what Prisma's raw query takes.
 */
export const readJson = async (tx: Tx, statement: Prisma.Sql): Promise<unknown[]> => {
  const { text, values } = statement;
  const pool = pools.get(tx);
  const rows: { data: unknown }[] =
    pool !== undefined
      ? (await pool.query<{ data: unknown }>({ name: statementNameGenerator({ sql: text }), text, values })).rows
      : await tx.$queryRaw<{ data: unknown }[]>(statement);
  return rows.map(({ data }) => data);
};

const statementNames = new Map<string, string>();
let prepared = 0;
const UNNAMED = "";
/** More are not ours but made of something that differs each time; a connection keeps each plan until it ends. */
const MOST_STATEMENTS = 500;

/**
 * Our own statements are prepared once per connection: planning the one that reads a whole process costs more than
 * running it. They are few and begin in lower case; Prisma's are many (one per length of a list) and stay unnamed, and so
 * does what begins with a comment, because its best plan changes with how much waits.
 */
const statementNameGenerator = ({ sql }: { sql: string }): string => {
  const known = statementNames.get(sql);
  if (known !== undefined) return known;
  const isOurs = /^\s*(?:select|with) /.test(sql) && prepared < MOST_STATEMENTS;
  if (isOurs) prepared += 1;
  const name = isOurs ? `s${prepared}` : UNNAMED;
  statementNames.set(sql, name);
  return name;
};
