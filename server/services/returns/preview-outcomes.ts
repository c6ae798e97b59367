import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { Settlement } from "@/server/domain/money/types";
import { offeredRefundOptions } from "@/server/domain/returns/offered-refund-options";
import { priceDraft } from "@/server/domain/returns/price-draft";
import type { IntentDraft } from "@/server/domain/returns/types";
import type { Actor } from "@/server/kernel/actor";
import { DomainError } from "@/server/kernel/domain-error";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent } from "../intents/load-intent";

type Call = { actor: Actor; returnId: string; refundOption: RefundOption | null; leftOut: readonly string[] };

type OutcomePrices = {
  loaded: LoadedIntent;
  outcomes: { refundOption: RefundOption; settlement: Settlement }[];
  /** Null when nothing is left, or no price can be calculated. */
  choice: Settlement | null;
};

/**
 * Calculates the refund of a draft for each refund option, and for an incomplete choice. Stores nothing.
 * @throws Problem NOT_FOUND
 */
export const previewOutcomes = async (
  ctx: ServiceContext,
  { actor, returnId, refundOption, leftOut }: Call,
): Promise<OutcomePrices> => {
  const loaded = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const { draft } = loaded.intent;
  const outcomes = offeredRefundOptions(loaded).flatMap((option) => {
    const settlement = settle(loaded, withOption(draft, option));
    return settlement === null ? [] : [{ refundOption: option, settlement }];
  });
  const items = draft.items.filter(({ lineItemId }) => !leftOut.includes(lineItemId));
  return { loaded, outcomes, choice: settle(loaded, withOption({ ...draft, items }, refundOption)) };
};

const withOption = (draft: IntentDraft, option: RefundOption | null): IntentDraft =>
  option === null
    ? draft
    : { ...draft, refundOption: option, items: draft.items.map((item) => ({ ...item, refundOption: option })) };

/** A draft that the checkout would refuse has no price. */
const settle = (loaded: LoadedIntent, draft: IntentDraft): Settlement | null => {
  if (draft.items.length === 0) return null;
  try {
    return priceDraft({ ...loaded, draft }).settlement;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
