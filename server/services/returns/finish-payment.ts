import { findPageOfReturn } from "@/server/db/money/charge-pages";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { completeReturn } from "./complete-return";
import { askProvider } from "./payment-problems";
import { readPage } from "./read-page";

type Finished = "DONE" | "UNPAID" | "PROCESSING" | "CHANGED";

/**
 * Confirms the return of a shopper who comes back from the payment provider's page, at the price that was paid there.
 * CHANGED: the payment has arrived, but the draft's price has changed since.
 * @throws Problem NOT_FOUND; UNAVAILABLE when the provider doesn't answer
 */
export const finishPayment = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<Finished> => {
  requireReturnAccess(actor, returnId);
  const page = await findPageOfReturn(ctx.db, actor, returnId);
  const status = page === null ? "OPEN" : await askProvider(() => readPage(ctx, page));
  if (status === "PROCESSING") return "PROCESSING";
  if (page === null || status === "OPEN" || status === "EXPIRED") return "UNPAID";
  try {
    await completeReturn(ctx, { actor, returnId, quoteId: page.charge.quoteId, isPresent: false });
    return "DONE";
  } catch (error) {
    if (!(error instanceof Problem) || error.reason === "UNAVAILABLE" || error.reason === "NOT_FOUND") throw error;
    return "CHANGED";
  }
};
