import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { CompiledQuery } from "kysely";
import pg from "pg";
import type { Logger } from "@/server/kernel/logger";
import { noteOutage } from "./errors";
import { type Prisma, PrismaClient } from "./generated/client";
import { OUR_TYPES } from "./tables/values";

/** A client or the transaction on it: what every function in this folder takes first. */
export type Tx = Prisma.TransactionClient;
export type Database = PrismaClient & WithStatements;

/** Where statements of ours run: the pool of a client, the connection of a transaction. */
type Runner = Pick<pg.Pool, "query">;

/** A transaction has its connection from its beginning until Prisma gives it back, which may be before its work ends. */
type Connection = { runner: Runner | null; hasBegun: boolean };

/** The transaction that is being begun in a chain of calls. */
const beginning = new AsyncLocalStorage<Connection>();

/** What a client knows of the connections of its transactions. */
export type Statements = {
  readonly run: (tx: Tx, statement: CompiledQuery) => Promise<pg.QueryArrayResult<unknown[]>>;
  readonly share: (tx: Tx, standIn: Tx) => void;
  readonly poolFigures: () => PoolFigures;
};

/** Connections of a pool: at work, idle, and how many there may be; and who waits for one. */
export type PoolFigures = { busy: number; idle: number; most: number; waiting: number };

/**
 * Where a client keeps it, and so each of its transactions and whatever wraps one of them. Never in a module: the app is
 * several bundles, each with its own copy of this one, and they share one client.
 */
export const STATEMENTS = Symbol.for("homeward.statements");
type WithStatements = { [STATEMENTS]: Statements };

/** What stands for a transaction runs statements on the same connection. */
export const shareConnection = (tx: Tx, { standIn }: { standIn: Tx }): void => statementsOf(tx).share(tx, standIn);

/**
 * Runs a statement of ours past Prisma, which takes half of what its raw queries take. Values are read as
 * `tables/values.ts` says.
 * @throws Error where the transaction is over
 */
export const runDirectly = (tx: Tx, statement: CompiledQuery): Promise<pg.QueryArrayResult<unknown[]>> =>
  statementsOf(tx).run(tx, statement);

/** How a client's pool is used at this moment. */
export const poolFigures = (db: Tx): PoolFigures => statementsOf(db).poolFigures();

const statementsOf = (tx: Tx): Statements => (tx as Tx & WithStatements)[STATEMENTS];

const openStatements = (pool: pg.Pool, runners: WeakMap<object, Connection>): Statements => ({
  run: async (tx, { sql, parameters }) => {
    const runner = runners.get(tx)?.runner ?? (isTransaction(tx) ? await sayWhatIsOver(tx) : pool);
    return runner.query({
      name: statementNameGenerator({ sql }),
      text: sql,
      values: [...parameters],
      rowMode: "array",
      types: OUR_TYPES,
    });
  },
  share: (tx, standIn) => {
    const connection = runners.get(tx);
    if (connection !== undefined) runners.set(standIn, connection);
  },
  poolFigures: () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    most: pool.options.max,
    waiting: pool.waitingCount,
  }),
});

/** Whatever stands for a transaction has no `$connect`: it never runs on the pool, where its writes would stay. */
const isTransaction = (tx: Tx & Partial<Database>): boolean => !tx.$connect;

/** Prisma knows best what became of it: asked for too late, rolled back, or out of time. */
const sayWhatIsOver = async (tx: Tx): Promise<never> => {
  await tx.$queryRaw`select 1`;
  throw new Error("This transaction has no connection.");
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
  const runners = new WeakMap<object, Connection>();
  const transact = client.$transaction.bind(client);
  const $transaction = (work: Work, options?: object) => {
    if (typeof work !== "function") return transact(work);
    const connection: Connection = { runner: null, hasBegun: false };
    const bound = (tx: Tx) => {
      runners.set(tx, connection);
      return work(tx);
    };
    return beginning.run(connection, () => transact(bound, options));
  };
  return Object.assign(client, { [STATEMENTS]: openStatements(pool, runners), $transaction });
};

type Work = ((tx: Tx) => Promise<unknown>) | Prisma.PrismaPromise<unknown>[];

/**
 * Of a transaction that is being begun the first connection that it takes from the pool is its own. Of a connection that
 * there was not, the code that answers the request has to know.
 */
const noteConnections = (pool: pg.Pool): void => {
  const connectUnseen = pool.connect.bind(pool);
  const connect = () =>
    connectUnseen().catch((error: unknown) => {
      noteOutage(error);
      throw error;
    });
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
  pool.connect = ((done?: Parameters<typeof connectUnseen>[0]) =>
    done === undefined
      ? note()
      : connectUnseen((error, client, release) => {
          if (error) noteOutage(error);
          done(error, client, release);
        })) as typeof pool.connect;
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
