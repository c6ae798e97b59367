import type { Database, Tx } from "@/server/db/client";
import {
  listSealedRows,
  replaceSealedRows,
  SEALED_COLUMNS,
  type SealedColumn,
  type SealedRow,
} from "@/server/db/connections/sealed-rows";
import { isAnybodyRunning } from "@/server/db/jobs/worker-presence";
import { turnLedgerOff } from "@/server/db/ledger/ledger-entries";
import { inTransaction } from "@/server/db/transaction";
import { Problem } from "@/server/kernel/problem";
import { open, seal } from "@/server/kernel/seal";

/** The result of the rotation for one column. */
export type RotatedColumn = {
  table: string;
  column: string;
  /** Values that open with the new secret. */
  isNew: number;
  /** Values that open with the old secret; none is left after a rotation. */
  isOld: number;
  /** Values that open with neither, because they were sealed with a third secret. */
  isNeither: number;
  /** Keys of the first of those values. */
  unreadable: string[];
};

type Secrets = { from: string; to: string };
type Rotation = Secrets & {
  /** Only checks, without changes. */
  isCheck: boolean;
  say?: ((line: string) => void) | undefined;
};

const BATCH = 200;
const MOST_NAMED = 20;

/**
 * Reseals everything in the database that opens with `from`, using `to`, in batches. After an interruption, running it
 * again continues: values that open with the new secret are done. Nothing that uses either secret may run in the
 * meantime.
 * @throws Problem FAILED_PRECONDITION while a server or worker runs
 */
export const rotateSecret = async (
  { db }: { db: Database },
  { isCheck, say, ...secrets }: Rotation,
): Promise<RotatedColumn[]> => {
  const done: RotatedColumn[] = [];
  for (const column of SEALED_COLUMNS) {
    const result = await rotateColumn(db, column, { ...secrets, isCheck, say });
    done.push(result);
  }
  return done;
};

const rotateColumn = async (db: Database, column: SealedColumn, rotation: Rotation): Promise<RotatedColumn> => {
  const { table, column: name } = column;
  const result: RotatedColumn = { table, column: name, isNew: 0, isOld: 0, isNeither: 0, unreadable: [] };
  for (let after = ""; ; ) {
    const rows = await inTransaction({ db }, (tx) => rotateBatch(tx, column, { ...rotation, after, result }));
    const last = rows.at(-1);
    if (last === undefined) return result;
    after = last.id;
    rotation.say?.(`${table}.${name}: ${result.isNew + result.isOld + result.isNeither}`);
  }
};

type Batch = Rotation & { after: string; result: RotatedColumn };

const rotateBatch = async (tx: Tx, column: SealedColumn, batch: Batch): Promise<SealedRow[]> => {
  const { isCheck, after, result } = batch;
  if (!isCheck && (await isAnybodyRunning(tx)))
    throw new Problem(
      "FAILED_PRECONDITION",
      "A server or worker is running. Stop all of them, including web processes with RUN_JOBS=false, then rotate the secret.",
    );
  // The secrets themselves stay the same.
  await turnLedgerOff(tx);
  const rows = await listSealedRows(tx, column, { after, limit: BATCH });
  const looked = rows.map((row) => ({ ...row, ...reseal(column, row, batch) }));
  const old = looked.filter(({ state }) => state === "OLD");
  if (!isCheck && old.length > 0)
    await replaceSealedRows(
      tx,
      column,
      old.map(({ id, text, resealed }) => ({ id, before: text, text: resealed })),
    );
  // Counted only after the commit, so that a retried transaction counts once.
  const unreadable = looked.filter(({ state }) => state === "NEITHER").map(({ id }) => id);
  result.isNeither += unreadable.length;
  result.unreadable.push(...unreadable.slice(0, MOST_NAMED - result.unreadable.length));
  result.isNew += looked.filter(({ state }) => state === "NEW").length + (isCheck ? 0 : old.length);
  result.isOld += isCheck ? old.length : 0;
  return rows;
};

/** A sealed text alone, or in JSON. */
const SEALED = /(?<=^|"sealed": ")v1\.[\w-]+(?=$|")/g;

type Resealed = { state: "NEW" | "OLD" | "NEITHER"; resealed: string };

const reseal = ({ purpose }: SealedColumn, { id: owner, text }: SealedRow, { from, to }: Secrets): Resealed => {
  const states = new Set<Resealed["state"]>();
  const resealed = text.replaceAll(SEALED, (sealed) => {
    if (tryOpen({ masterSecret: to, purpose, owner }, sealed) !== null) {
      states.add("NEW");
      return sealed;
    }
    const plain = tryOpen({ masterSecret: from, purpose, owner }, sealed);
    states.add(plain === null ? "NEITHER" : "OLD");
    return plain === null ? sealed : seal({ masterSecret: to, purpose, owner }, plain);
  });
  const state = states.has("NEITHER") ? "NEITHER" : states.has("OLD") ? "OLD" : "NEW";
  return { state, resealed };
};

const tryOpen = (key: Parameters<typeof open>[0], sealed: string): string | null => {
  try {
    return open(key, sealed);
  } catch {
    return null;
  }
};
