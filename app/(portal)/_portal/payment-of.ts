import { cache } from "react";
import { draftOf } from "./draft-of";

/** How the open draft is paid for, and what was paid for it and is still with the store, in minor units. */
export const paymentOf = cache(async (slug: string) => {
  const { shopper } = await draftOf(slug);
  const { amount, hold, ...payment } = await shopper.api.getDraftPayment({ return_id: shopper.returnId });
  return { ...payment, heldMinor: Number(amount), hold: { ...hold, heldMinor: Number(hold.amount) } };
});
