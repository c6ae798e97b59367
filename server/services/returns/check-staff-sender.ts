import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import { lockIntent, saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import { chosenBySender } from "@/server/domain/shipping/corrected-address";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { partnerScopeOf } from "../partner-scope";
import { checkSender } from "../shipping/check-sender";
import type { Quote } from "./price-return";

type Call = { actor: Actor; quote: Quote; choice: SenderChoice | null };

/**
 * The quote of a staff-made draft with what the carrier makes of the order's address, kept with the draft; asked once
 * for each carrier account. Outside any transaction.
 */
export const checkStaffSender = async (ctx: ServiceContext, { actor, quote, choice }: Call): Promise<Quote> => {
  const { loaded } = quote;
  const { intent, order, store } = loaded;
  const { delivery } = intent.draft;
  if (delivery === null || delivery.corrected !== undefined) return quote;
  const sender = { scope: partnerScopeOf(store), provider: delivery.provider, from: order.shippingAddress };
  const corrected = chosenBySender(await checkSender(ctx, sender).catch(goOn), choice);
  const checked = { ...delivery, corrected };
  await inTransaction(ctx, async (tx) => {
    const { draft } = await lockIntent(tx, actor, intent.id);
    // Somebody who chose another way meanwhile is asked about that one.
    if (draft.delivery?.provider !== delivery.provider) return;
    await saveDraft(tx, actor, {
      id: intent.id,
      draft: { ...draft, delivery: { ...draft.delivery, corrected } },
      now: ctx.clock.now(),
    });
  });
  return { ...quote, loaded: { ...loaded, intent: { ...intent, draft: { ...intent.draft, delivery: checked } } } };
};

/** Staff can't mend an address here: what the carrier refuses becomes a hold of the return, which says why. */
const goOn = (error: unknown): null => {
  if (error instanceof Problem && error.reason === "INVALID_ARGUMENT") return null;
  throw error;
};
