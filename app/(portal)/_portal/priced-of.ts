import { redirect } from "next/navigation";
import { hasLostExchange } from "@/components/portal/draft/line-view";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import { draftOf, priceOf } from "./draft-of";

/** The price of a draft whose outcome is known; whoever has not come so far is led to what is missing. */
export async function pricedOf(slug: string): Promise<Checkout> {
  const { intent, paths, hasOutcomeStep } = await draftOf(slug);
  const price = await priceOf(slug);
  if (price === null) redirect(hasLostExchange(intent.draft) ? paths.outcome : paths.items);
  if (intent.draft.refund_option === null) redirect(hasOutcomeStep ? paths.outcome : paths.items);
  return price;
}
