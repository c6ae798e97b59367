import { deleteEntries, keepAgain, listEntryIds, listLapsedEntries } from "@/server/db/ledger/ledger-entries";
import { inTransaction } from "@/server/db/transaction";
import type { ServiceContext } from "../context";

type Compared = Pick<ServiceContext, "db" | "ledger">;

const BATCH = 1_000;

/**
 * Returns the names of files that the database has no entry for, oldest first. Entries whose files are missing outside,
 * for example after the files were moved to another store, are written again by the next pass.
 */
export const compareLedger = async (ctx: Compared): Promise<string[]> => {
  const outside = new Map<string, string>();
  for await (const { id, name } of ctx.ledger.list()) outside.set(id, name);
  for (let after = ""; ; ) {
    // Read after the files were listed: a file is written only after its entry was committed.
    const rows = await listEntryIds(ctx.db, { after, limit: BATCH });
    const missing = rows.filter(({ id, isKept }) => isKept && !outside.has(id)).map(({ id }) => id);
    if (missing.length > 0) await inTransaction(ctx, (tx) => keepAgain(tx, missing));
    for (const { id } of rows) outside.delete(id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return [...outside.values()].sort();
    after = last.id;
  }
};

/** Longer than any session lasts. */
const SESSION_ENTRY_DAYS = 30;

/** Deletes entries about sessions that would have expired by now, first their files. */
export const dropLapsedEntries = async (ctx: Compared): Promise<void> => {
  for (;;) {
    const lapsed = await listLapsedEntries(ctx.db, { days: SESSION_ENTRY_DAYS, limit: BATCH });
    for (const entry of lapsed) await ctx.ledger.drop(entry);
    await inTransaction(ctx, (tx) =>
      deleteEntries(
        tx,
        lapsed.map(({ id }) => id),
      ),
    );
    if (lapsed.length < BATCH) return;
  }
};
