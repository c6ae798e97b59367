import type { Database, Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import type { Steps } from "@/server/db/steps";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { Clock } from "@/server/kernel/clock";

/**
 * Runs a transaction that names the author of its changes. Triggers write one row of the audit log for each change of
 * settings, team, keys and endpoints; changes without an author count as the service's own.
 */
export const inTransactionBy = <T>(
  ctx: { db: Database; clock: Clock; steps?: Steps | undefined },
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await nameAuthor(tx, { actor, now: ctx.clock.now() });
    return work(tx);
  });

/** Names the author of the following changes in this transaction. */
const nameAuthor = async (tx: Tx, { actor, now }: { actor: Actor; now: Date }): Promise<void> => {
  const { kind, id, name } = actor;
  // A shopper's address is used for limits only and never stored; staff are told that theirs is.
  const place = kind === "staff" ? { address: actor.address ?? "", userAgent: actor.userAgent ?? "" } : {};
  const author = JSON.stringify({ kind, id, name, at: now.toISOString(), ...place });
  await readSql(tx)`select set_config('homeward.author', ${author}, true)`;
};
