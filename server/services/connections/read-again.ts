import { lockConnection } from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { requireConnected } from "./require-connected";
import { startSync } from "./start-sync";

const DAY_MS = 86_400_000;

/**
 * Reads a shop's products and the orders of the last `days` again without duplicating any. @throws Problem NOT_FOUND,
 * FAILED_PRECONDITION
 */
export const readAgain = async (
  ctx: ServiceContext,
  { actor, connectionId, days }: { actor: Actor; connectionId: string; days: number },
): Promise<void> => {
  await inTransaction(ctx, async (tx) => {
    const connection = requireConnected(await lockConnection(tx, actor, connectionId));
    const now = ctx.clock.now();
    await startSync(tx, { connection, since: new Date(now.getTime() - days * DAY_MS), now });
  });
  ctx.wake("syncs");
};
