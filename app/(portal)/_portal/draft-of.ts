import { redirect } from "next/navigation";
import { cache } from "react";
import { isAllKept } from "@/components/portal/draft/line-view";
import { giftDerivation } from "@/components/portal/money/gift-derivation";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import { stepPaths } from "@/components/portal/shell/step-paths";
import { problemOf } from "@/server/trpc/problem-of";
import { portalOf } from "./portal-of";
import { requireShopper, type Shopper } from "./shopper-of";

/** Returns the shopper's open draft. An expired one redirects to the lookup, a confirmed one to its pass. */
export const draftOf = cache(async (slug: string) => {
  const { store, reader } = await portalOf(slug);
  const shopper = await requireShopper(slug);
  const intent = await readIntent(shopper, reader.language).catch((error: unknown) => {
    if (problemOf(error)?.reason === "NOT_FOUND") return null;
    throw error;
  });
  if (intent === null || !store.is_enabled) redirect(`/r/${slug}?ended`);
  if (intent.next_step === "DONE") redirect(await passPath(slug, shopper));
  const [{ timings }, { return_reasons: reasons }] = await Promise.all([
    shopper.api.listRefundTimings({ return_id: shopper.returnId }),
    shopper.api.listReturnReasons({ slug, lang: reader.language }),
  ]);
  return {
    ...{ store, reader, shopper, intent, timings, reasons },
    paths: stepPaths(slug, store.branding.layout_design),
    hasOutcomeStep: timings.length > 1 || store.exchange_flow !== "NO_EXCHANGE_FLOW",
    isNothingSent: isAllKept(intent.draft),
  };
});

/** The draft's texts from the service, and its emails, use the language that the shopper reads now. */
async function readIntent({ api, returnId: return_id }: Shopper, lang: string) {
  await api.changeIntentLanguage({ return_id, lang });
  return api.getIntent({ return_id });
}

/**
 * Returns the draft's price; null while nothing is chosen, or if a store rule rejects the choice: then with the rule's
 * text.
 */
export const quoteOf = cache(async (slug: string): Promise<{ price: Checkout | null; refusal: string | null }> => {
  const { shopper, intent, reader } = await draftOf(slug);
  if (intent.draft.items.length === 0) return { price: null, refusal: null };
  try {
    const price = await shopper.api.checkout({ return_id: shopper.returnId });
    if (!intent.order.is_gift) return { price, refusal: null };
    return { price: { ...price, derivation: giftDerivation(price.derivation, reader.t) }, refusal: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.reason !== "FAILED_PRECONDITION") throw error;
    return { price: null, refusal: problem.message };
  }
});

export const priceOf = async (slug: string): Promise<Checkout | null> => (await quoteOf(slug)).price;

async function passPath(slug: string, { api, orderId, returnId }: Shopper): Promise<string> {
  const { returns } = await api.listReturns({ order_ids: [orderId], include: ["ended"] });
  const made = returns.find((one) => one.return_id === returnId);
  return made ? `/r/${slug}/return/${made.return_code}/pass` : `/r/${slug}/returns`;
}
