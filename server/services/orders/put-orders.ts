import { isUniqueViolation } from "@/server/db/errors";
import { inTransaction } from "@/server/db/transaction";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import type { PutOutcome } from "./put-batch";
import { putOrdersWithin } from "./put-orders-within";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;

/** Carries the outcome out of a transaction that must be rolled back. */
class RolledBack extends Error {
  constructor(readonly outcomes: PutOutcome[]) {
    super("dry run");
  }
}

type Batch = { actor: Actor; store: Store; contents: readonly OrderContent[] };

/**
 * Creates or updates orders in one transaction, each completely or not at all (decisions, section 11). Returns one
 * outcome per content, in order; a refused one doesn't stop the others. The same content again writes nothing. Numbers
 * must be distinct. With `isDryRun` everything is tried and nothing stored.
 */
export const putOrders = (
  ctx: Setup,
  { isDryRun = false, ...batch }: Batch & { isDryRun?: boolean },
): Promise<PutOutcome[]> => write(ctx, batch, { isDryRun });

const write = async (
  ctx: Setup,
  batch: Batch,
  { isDryRun, isAgain = false }: { isDryRun: boolean; isAgain?: boolean },
): Promise<PutOutcome[]> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const outcomes = await putOrdersWithin(ctx, tx, batch);
      if (isDryRun) throw new RolledBack(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcomes;
    // Another writer took the ID between the read and the write: the next attempt sees it.
    if (isAgain || !isUniqueViolation(error, "platform_order_id")) throw error;
    return write(ctx, batch, { isDryRun, isAgain: true });
  }
};
