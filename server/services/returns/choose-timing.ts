import type { ExchangeTiming } from "@/contract/vocabulary/card-hold";
import { lockIntent, saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { loadIntent, requireReturnAccess } from "../intents/load-intent";
import { quoteFor } from "./price-return";
import { instantOfferOf } from "./wanted-hold";

type Choice = { actor: Actor; returnId: string; exchangeTiming: ExchangeTiming };

/**
 * Stores on the draft when the shopper wants the new items, so that the choice survives a visit to the payment
 * provider's page.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when they can't be sent before the inspection
 */
export const chooseTiming = (ctx: ServiceContext, { actor, returnId, exchangeTiming }: Choice): Promise<void> => {
  requireReturnAccess(actor, returnId);
  return inTransaction(ctx, async (tx) => {
    const { completedAt, draft } = await lockIntent(tx, actor, returnId);
    if (completedAt !== null || (draft.exchangeTiming ?? "ON_REVIEW") === exchangeTiming) return;
    const chosen = { ...draft, exchangeTiming };
    if (exchangeTiming === "ON_START") {
      const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
      const quote = await quoteFor(ctx, tx, { actor, loaded });
      if (instantOfferOf(ctx, quote) === null) throw notInstant();
    }
    await saveDraft(tx, actor, { id: returnId, draft: chosen, now: ctx.clock.now() });
  });
};

const notInstant = (): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    "The new items of this return can't be sent before the inspection. Send exchange_timing ON_REVIEW.",
    {
      violations: [
        { field: "exchange_timing", description: "must be ON_REVIEW unless checkout includes instant_exchange" },
      ],
    },
  );
