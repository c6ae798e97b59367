import { listWaitingEntries, markKept } from "@/server/db/ledger/ledger-entries";
import { inTransaction } from "@/server/db/transaction";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import type { Drained } from "../drained";

const BATCH = 50;
const RETRY_MS = 30_000;

/**
 * Writes the files of entries that were committed. An entry counts as kept only after its file is durable; writing one
 * twice leaves one file, so it doesn't matter who does it and when they die.
 */
export const keepLedger = async (
  ctx: Pick<ServiceContext, "db" | "ledger" | "clock" | "log">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Drained> => {
  let done = 0;
  while (!signal?.aborted) {
    const entries = await listWaitingEntries(ctx.db, BATCH);
    if (entries.length === 0) break;
    try {
      await Promise.all(entries.map((entry) => ctx.ledger.keep(entry)));
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      ctx.log.warn({ error: error.message }, "the ledger could not be written outside the database");
      return { done, nextDueAt: new Date(ctx.clock.now().getTime() + RETRY_MS).toISOString() };
    }
    const now = ctx.clock.now();
    await inTransaction(ctx, (tx) => markKept(tx, { ids: entries.map(({ id }) => id), now }));
    done += entries.length;
  }
  return { done, nextDueAt: null };
};
