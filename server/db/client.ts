import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import type { Logger } from "@/server/kernel/logger";
import { type Prisma, PrismaClient } from "./generated/client";

/** A client or the transaction on it: what every function in this folder takes first. */
export type Tx = Prisma.TransactionClient;
export type Database = PrismaClient;

/** Where statements of ours run: the pool of a client, the connection of a transaction. */
type Runner = Pick<pg.Pool, "query">;

/** A transaction has its connection from its beginning until Prisma gives it back, which may be before its work ends. */
export type Connection = { runner: Runner | null; hasBegun: boolean };

const runners = new WeakMap<object, Connection>();
const beginning = new AsyncLocalStorage<Connection>();

/** Begins a transaction so that its connection is known here: what Prisma takes from the pool first. */
export const withConnection = <T>(connection: Connection, begin: () => Promise<T>): Promise<T> =>
  beginning.run(connection, begin);

/** Statements of ours on this transaction go to its connection from now on. */
export const bindConnection = (tx: Tx, connection: Connection): void => {
  runners.set(tx, connection);
};

/**
 * Runs a statement of ours past Prisma, which takes half of what its raw queries take. @returns null where `tx` has no
 * connection (any more): Prisma knows what to say then
 */
export const runDirectly = <Row extends object>(
  tx: Tx,
  { text, values }: Prisma.Sql,
): Promise<pg.QueryResult<Row>> | null => {
  const { runner = null } = runners.get(tx) ?? {};
  return runner?.query<Row>({ name: statementNameGenerator({ sql: text }), text, values }) ?? null;
};

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
  noteConnections(pool);
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator });
  const client = new PrismaClient({ adapter });
  runners.set(client, { runner: pool, hasBegun: true });
  return client;
};

/** Of a transaction that is being begun the first connection that it takes from the pool is its own. */
const noteConnections = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool);
  const note = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    const transaction = beginning.getStore();
    // What is begun later in the same chain of calls is another transaction, even when this one is over.
    if (transaction === undefined || transaction.hasBegun) return client;
    const release = client.release.bind(client);
    Object.assign(transaction, { runner: client, hasBegun: true });
    client.release = (error) => {
      transaction.runner = null;
      release(error);
    };
    return client;
  };
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done === undefined ? note() : connect(done)) as typeof pool.connect;
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
  const isOurs = /^\s*(?:select|with|insert) /.test(sql) && prepared < MOST_STATEMENTS;
  if (isOurs) prepared += 1;
  const name = isOurs ? `s${prepared}` : UNNAMED;
  statementNames.set(sql, name);
  return name;
};
