import { type InstantOffer, instantOffer } from "@/server/domain/returns/instant-offer";
import { NO_DELIVERY } from "@/server/domain/returns/types";
import { labelSourceOf } from "../carriers/label-source-of";
import type { ServiceContext } from "../context";
import { authorizationOf } from "./evaluate-return";
import type { Quote } from "./price-return";

type Asking = Pick<ServiceContext, "partners" | "clock">;

/** Returns the offer for a shopper who wants the new items at once; null: none. */
export const instantOfferOf = (
  ctx: Asking,
  quote: Pick<Quote, "loaded" | "units" | "settlement">,
): InstantOffer | null => {
  const { loaded } = quote;
  const { store, intent } = loaded;
  if (!store.config.exchange.isInstantOffered) return null;
  return instantOffer({
    priced: quote,
    draft: intent.draft,
    store,
    labelSource: labelSourceOf(ctx, store, intent.draft.delivery ?? NO_DELIVERY),
    // The result of the risk assessment isn't known before the return is confirmed.
    needsApproval: authorizationOf(ctx, { loaded, risk: null }).status === "PENDING",
    now: ctx.clock.now(),
  });
};

/** The amount to hold on the card for a draft, in minor units; 0 if the shopper waits for the inspection. */
export const wantedHold = (ctx: Asking, quote: Pick<Quote, "loaded" | "units" | "settlement">): number =>
  quote.loaded.intent.draft.exchangeTiming === "ON_START" ? (instantOfferOf(ctx, quote)?.holdMinor ?? 0) : 0;
