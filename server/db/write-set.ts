import { runDirectly, type Tx } from "./client";
import { compile, type Sql, sql } from "./tables/query";

/**
 * Deferred writes of a transaction, to be sent together: one statement and one round trip for everything that a command
 * writes between two reads. Any other statement in the transaction sends them first, so that nobody reads a state
 * without them; the end of the transaction sends them too.
 *
 * In one statement every part sees the tables as they were before it, and a row may be written only once. A part that
 * touches a table that another part will change therefore sends that one first, unless both only add rows of the same
 * shape, which become one part and keep their order.
 */
export type Part = {
  table: string;
  /** Parts of one table with the same shape become one statement for more rows; "" is never merged. */
  shape: string;
  rows: readonly object[];
  /** The statements for these rows; more than one only if they touch different rows. */
  render: (rows: readonly object[]) => Sql[];
};

type WriteSet = { raw: Tx; parts: Part[]; sending: Promise<void> | null };

const sets = new WeakMap<object, WriteSet>();

/** Returns a transaction that defers its writes, and the call that sends the remaining ones at its end. */
export const collectWrites = (raw: Tx): { tx: Tx; send: () => Promise<void> } => {
  const set: WriteSet = { raw, parts: [], sending: null };
  const tx = afterWrites(raw, () => send(set)) as Tx;
  sets.set(tx, set);
  return { tx, send: () => send(set) };
};

/** Defers a part; outside a deferring transaction it is written immediately. */
export const write = async (tx: Tx, part: Part): Promise<void> => {
  const set = sets.get(tx);
  if (set === undefined) return run(tx, [part]);
  const waiting = set.parts.filter(({ table }) => table === part.table);
  const [same] = waiting;
  if (same !== undefined && waiting.length === 1 && part.shape !== "" && same.shape === part.shape) {
    same.rows = [...same.rows, ...part.rows];
    return;
  }
  if (waiting.length > 0) await send(set);
  set.parts.push({ ...part });
};

/** Sends deferred writes, for callers that want to see their errors here. */
export const sendWrites = async (tx: Tx): Promise<void> => {
  const set = sets.get(tx);
  if (set !== undefined) await send(set);
};

/** Discards deferred writes: the part of the transaction that made them is undone. */
export const dropWrites = (tx: Tx): void => {
  const set = sets.get(tx);
  if (set !== undefined) set.parts = [];
};

const send = async (set: WriteSet): Promise<void> => {
  // Two concurrent reads wait for the same writes.
  while (set.sending !== null) await set.sending;
  if (set.parts.length === 0) return;
  const { parts } = set;
  set.parts = [];
  set.sending = run(set.raw, parts).finally(() => {
    set.sending = null;
  });
  await set.sending;
};

const run = async (tx: Tx, parts: readonly Part[]): Promise<void> => {
  const statements = parts.flatMap(({ rows, render }) => render(rows));
  const last = statements.pop();
  if (last === undefined) return;
  const before = statements.map((statement, index) => sql`${sql.raw(`w${index}`)} as (${statement})`);
  const all = before.length === 0 ? last : sql`with ${sql.join(before)} ${last}`;
  await writeNow(tx, all);
};

/** Runs one statement whose result isn't needed; outside a transaction it is one of its own. */
export const writeNow = async (tx: Tx, statement: Sql): Promise<void> => {
  await runDirectly(tx, compile(statement));
};

/** Wraps an object so that each of its calls sends the deferred writes first. */
const afterWrites = (target: object, sendFirst: () => Promise<void>): object =>
  new Proxy(target, {
    get: (object, name) => {
      const member: unknown = Reflect.get(object, name);
      if (typeof name === "symbol" || name === "then") return member;
      if (typeof member === "function")
        return async (...words: unknown[]) => {
          await sendFirst();
          return Reflect.apply(member, object, words);
        };
      return member !== null && typeof member === "object" ? afterWrites(member, sendFirst) : member;
    },
  });
