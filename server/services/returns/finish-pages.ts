import { claimPage, nextPageDueAt, postponePage } from "@/server/db/money/charge-pages";
import type { ServiceContext } from "../context";
import { finishPage } from "./finish-page";

const AGAIN_SECONDS = 600;

/**
 * Checks the payment pages that shoppers were sent to, so that lost events cost nobody their return. A provider that
 * doesn't answer is retried in ten minutes. Safe to call at any time.
 */
export const finishPages = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const page = await claimPage(ctx.db);
    if (page === null) return { done, nextDueAt: await nextPageDueAt(ctx.db) };
    try {
      await finishPage(ctx, page);
    } catch (error) {
      const { id, connectionId } = page.charge;
      ctx.log.warn({ err: error, charge_id: id, connection_id: connectionId }, "a payment could not be looked at");
      await postponePage(ctx.db, { id, seconds: AGAIN_SECONDS });
    }
    done += 1;
  }
  return { done, nextDueAt: null };
};
