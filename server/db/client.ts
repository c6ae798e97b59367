import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { CompiledQuery } from "kysely";
import pg from "pg";
import type { Logger } from "@/server/kernel/logger";
import { noteOutage } from "./errors";
import { shareConnections } from "./fair-connections";
import { type Prisma, PrismaClient } from "./generated/client";
import { OUR_TYPES } from "./tables/values";
import { asAsked, traceStatements } from "./trace-statements";

/** A client or a transaction on it: the first parameter of every function in this folder. */
export type Tx = Prisma.TransactionClient;
export type Database = PrismaClient & WithStatements;

/** Where our own statements run: the pool of a client, the connection of a transaction. */
type Runner = Pick<pg.Pool, "query">;

/** A transaction has its connection from its start until Prisma returns it, which may be before its work ends. */
type Connection = { runner: Runner | null; hasBegun: boolean };

/** The transaction being started in a chain of calls. */
const beginning = new AsyncLocalStorage<Connection>();

/** What a client knows about the connections of its transactions. */
export type Statements = {
  readonly run: (tx: Tx, statement: CompiledQuery) => Promise<pg.QueryArrayResult<unknown[]>>;
  readonly share: (tx: Tx, standIn: Tx) => void;
  readonly poolFigures: () => PoolFigures;
};

/** A pool's connections: busy, idle, and the maximum; and the callers waiting for one. */
export type PoolFigures = { busy: number; idle: number; most: number; waiting: number };

/**
 * Where a client stores this, so that each of its transactions and any wrapper of one has it. Never in a module: the
 * app is several bundles, each with its own copy of this one, and they share one client.
 */
export const STATEMENTS = Symbol.for("homeward.statements");
type WithStatements = { [STATEMENTS]: Statements };

/** Makes a stand-in for a transaction run its statements on the same connection. */
export const shareConnection = (tx: Tx, { standIn }: { standIn: Tx }): void => statementsOf(tx).share(tx, standIn);

/**
 * Runs one of our statements without Prisma, in half the time of its raw queries. Values are read as in
 * `tables/values.ts`.
 * @throws Error if the transaction is over
 */
export const runDirectly = (tx: Tx, statement: CompiledQuery): Promise<pg.QueryArrayResult<unknown[]>> =>
  statementsOf(tx).run(tx, statement);

/** Returns how a client's pool is used at this moment. */
export const poolFigures = (db: Tx): PoolFigures => statementsOf(db).poolFigures();

const statementsOf = (tx: Tx): Statements => (tx as Tx & WithStatements)[STATEMENTS];

const openStatements = (
  pool: pg.Pool,
  { runners, share }: { runners: WeakMap<object, Connection>; share: ReturnType<typeof shareConnections> },
): Statements => ({
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
    waiting: pool.waitingCount + share.waiting(),
  }),
});

/** A transaction, or a stand-in for one, has no `$connect`: it never runs on the pool, where its writes would stay. */
const isTransaction = (tx: Tx & Partial<Database>): boolean => !tx.$connect;

/** Prisma knows best what happened to it: called too late, rolled back, or timed out. */
const sayWhatIsOver = async (tx: Tx): Promise<never> => {
  await tx.$queryRaw`select 1`;
  throw new Error("This transaction has no connection.");
};

/** Connects to Postgres. The pool has up to `max` connections; an outage raises errors per query, never a crash. */
export const connectDatabase = ({ url, max, log }: { url: string; max: number; log: Logger }): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A lock is awaited for less time than a transaction may take, so that its caller is told why it failed.
    options:
      "-c timezone=UTC -c lock_timeout=15000 -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000",
  });
  // Without a listener, a Postgres restart would end the process, for idle and for checked-out clients alike.
  pool.on("error", (error) => log.warn({ error: error.message }, "database connection lost"));
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    traceStatements(client);
  });
  const share = shareConnections(pool);
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
  return Object.assign(client, { [STATEMENTS]: openStatements(pool, { runners, share }), $transaction });
};

type Work = ((tx: Tx) => Promise<unknown>) | Prisma.PrismaPromise<unknown>[];

/**
 * The first connection that a starting transaction takes from the pool is its own. If none was available, the code that
 * answers the request has to know.
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
    // Anything started later in the same chain of calls is another transaction, even if this one is over.
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
      : connectUnseen(
          asAsked((error, client, release) => {
            if (error) noteOutage(error);
            done(error, client, release);
          }),
        )) as typeof pool.connect;
};

const statementNames = new Map<string, string>();
let prepared = 0;
const UNNAMED = "";
/** A higher number means text that differs each time, not ours; a connection keeps each plan until it ends. */
const MOST_STATEMENTS = 500;

/**
 * Our own statements are prepared once per connection, because planning the one that reads a whole process costs more
 * than running it. They are few and begin in lower case. Prisma's are many (one per list length) and stay unnamed, and
 * so do statements that begin with a comment, whose best plan changes with the amount of waiting work.
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
