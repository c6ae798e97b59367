import { runDirectly, type Tx } from "./client";
import { compile, type Sql, sql } from "./tables/query";

/**
 * Writes of a transaction that wait to be sent together: one statement and one way to the server for what a command
 * writes between two looks. Whatever else is asked of the transaction sends them first, so nobody ever reads a state
 * without them; its end sends them, too.
 *
 * In one statement every part sees the tables as they were before it, and a row may be written once. A part that
 * touches a table that another one waits to change therefore sends that first, unless both only add rows of the same
 * shape, which become one part and keep their order.
 */
export type Part = {
  table: string;
  /** Parts with the same shape of one table are one statement about more rows; "" is never joined. */
  shape: string;
  rows: readonly object[];
  /** The statements of these rows; more than one only where they touch different rows. */
  render: (rows: readonly object[]) => Sql[];
};

type WriteSet = { raw: Tx; parts: Part[]; sending: Promise<void> | null };

const sets = new WeakMap<object, WriteSet>();

/** A transaction that collects its writes, and the call that sends what is left at its end. */
export const collectWrites = (raw: Tx): { tx: Tx; send: () => Promise<void> } => {
  const set: WriteSet = { raw, parts: [], sending: null };
  const tx = afterWrites(raw, () => send(set)) as Tx;
  sets.set(tx, set);
  return { tx, send: () => send(set) };
};

/** Adds a part to what waits; outside of a transaction that collects, it is written now. */
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

/** Sends what waits, for whoever wants to see its errors here. */
export const sendWrites = async (tx: Tx): Promise<void> => {
  const set = sets.get(tx);
  if (set !== undefined) await send(set);
};

/** What waits is not written: the part of the transaction that wanted it is undone. */
export const dropWrites = (tx: Tx): void => {
  const set = sets.get(tx);
  if (set !== undefined) set.parts = [];
};

const send = async (set: WriteSet): Promise<void> => {
  // Two looks at once wait for the same writes.
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

/** One statement whose answer nobody wants; outside of a transaction it is one by itself. */
export const writeNow = async (tx: Tx, statement: Sql): Promise<void> => {
  await runDirectly(tx, compile(statement));
};

/** The same object, each of whose calls sends the waiting writes first. */
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
