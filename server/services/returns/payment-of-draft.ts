import type { PaymentMode } from "@/contract/vocabulary/payment-mode";
import { listCharges } from "@/server/db/money/charges";
import { chargedMinor } from "@/server/domain/exchanges/open-charge";
import type { Actor } from "@/server/kernel/actor";
import type { Charger } from "@/server/partners/partners";
import type { ServiceContext } from "../context";
import { loadIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";

/** `paidMinor`: paid to the store. `pageUrl`: the payment page; "" before one is opened. */
type DraftPayment = { paidMinor: number; mode: PaymentMode; providerName: string; pageUrl: string; hold: DraftHold };
/** `heldMinor`: held on the shopper's card. */
type DraftHold = { heldMinor: number; mode: PaymentMode; providerName: string };

/** Returns how a shopper pays for a draft, and what is already paid. @throws Problem NOT_FOUND */
export const paymentOfDraft = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<DraftPayment> => {
  const { store } = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const charges = await listCharges(ctx.db, actor, returnId);
  const scope = partnerScopeOf(store);
  const [charger, holder] = await Promise.all([ctx.partners.charger(scope), ctx.partners.holder(scope)]);
  return {
    paidMinor: chargedMinor(charges.filter(({ isHold }) => !isHold)),
    ...takerOf(ctx, charger),
    hold: { heldMinor: chargedMinor(charges.filter(({ isHold }) => isHold)), ...takerOf(ctx, holder) },
    pageUrl: charges.find(({ status }) => status === "PENDING")?.checkoutUrl ?? "",
  };
};

const takerOf = ({ providers }: ServiceContext, taker: Charger | null): { mode: PaymentMode; providerName: string } => {
  const provider = taker?.payments.provider ?? "";
  return {
    mode: taker?.payments.openCheckout === undefined ? "TOKEN" : "PAGE",
    providerName: providers.all.get(provider)?.displayName ?? provider,
  };
};
