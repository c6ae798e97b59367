import { inTransaction } from "@/server/db/transaction";
import { advanceReplay } from "@/server/db/webhooks/webhook-replays";
import type { ServiceContext } from "../context";

/** Deliveries made due per transaction: a replay of a hundred thousand holds nobody up for long. */
const BATCH = 100;

/** Makes due what replays have chosen, until none is left. Safe to call by several workers at once. */
export const runReplays = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "wake">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> => {
  let isAny = false;
  while (!signal?.aborted) {
    const advanced = await inTransaction(ctx, (tx) => advanceReplay(tx, { limit: BATCH, now: ctx.clock.now() }));
    if (advanced === null) break;
    isAny ||= advanced.replayed > 0;
  }
  if (isAny) ctx.wake("outbox");
};
