import type { PaymentWay } from "@/contract/vocabulary/payment-way";
import { listCharges } from "@/server/db/charges";
import { chargedMinor } from "@/server/domain/exchanges/open-charge";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { loadIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";

/** `paidMinor`: with the store now. `pageUrl`: where it is to be paid; "" before a page was opened. */
type DraftPayment = { paidMinor: number; way: PaymentWay; providerName: string; pageUrl: string };

/** How a shopper pays for a draft, and what is paid already. @throws Problem NOT_FOUND */
export const paymentOfDraft = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<DraftPayment> => {
  const { store } = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  const charges = await listCharges(ctx.db, actor, returnId);
  const payments = (await ctx.partners.charger(partnerScopeOf(store)))?.payments;
  const provider = payments?.provider ?? "";
  return {
    paidMinor: chargedMinor(charges),
    way: payments?.openCheckout === undefined ? "TOKEN" : "PAGE",
    providerName: ctx.providers.all.get(provider)?.displayName ?? provider,
    pageUrl: charges.find(({ status }) => status === "PENDING")?.checkoutUrl ?? "",
  };
};
