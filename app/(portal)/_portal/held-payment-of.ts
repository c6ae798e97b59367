import { cache } from "react";
import { draftOf } from "./draft-of";

/** What was paid for the open draft and is still with the store, in minor units. */
export const heldPaymentOf = cache(async (slug: string): Promise<number> => {
  const { shopper } = await draftOf(slug);
  return Number((await shopper.api.getHeldPayment({ return_id: shopper.returnId })).amount);
});
