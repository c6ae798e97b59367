import { cache } from "react";
import { draftOf } from "./draft-of";

/** The open draft's payment method, and what was paid for it and not refunded, in minor units. */
export const paymentOf = cache(async (slug: string) => {
  const { shopper } = await draftOf(slug);
  const { amount, hold, ...payment } = await shopper.api.getDraftPayment({ return_id: shopper.returnId });
  return { ...payment, heldMinor: Number(amount), hold: { ...hold, heldMinor: Number(hold.amount) } };
});
