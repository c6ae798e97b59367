import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/draft/line-view";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import { draftOf, priceOf } from "./draft-of";

/** The price of a draft with a chosen refund or exchange; an incomplete draft redirects to what is missing. */
export async function pricedOf(slug: string): Promise<Checkout> {
  const { intent, paths, hasOutcomeStep } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(hasLostExchange(intent.draft) ? paths.outcome : paths.items);
  if (intent.draft.refund_option === null) redirect(hasOutcomeStep ? paths.outcome : paths.items);
  return price;
}
