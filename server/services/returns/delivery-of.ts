import { type DraftDelivery, NO_DELIVERY } from "@/server/domain/returns/types";
import { nextPickupDay } from "@/server/domain/shipping/next-pickup-day";
import { draftRefusal } from "../policy/shopper-why";
import type { Quote } from "./price-return";

type Chosen = {
  units: readonly Pick<Quote["units"][number], "keep">[];
  loaded: {
    intent: Pick<Quote["loaded"]["intent"], "lang"> & { draft: Pick<Quote["loaded"]["intent"]["draft"], "delivery"> };
    store: Pick<Quote["loaded"]["store"], "timeZone">;
  };
};

/**
 * How the parcel is shipped. Kept items need no return method, and one that was chosen before is ignored.
 * @throws Problem FAILED_PRECONDITION when no method is chosen, or the pickup day has passed in the meantime
 */
export const deliveryOf = ({ units, loaded: { intent, store } }: Chosen, now: Date): DraftDelivery => {
  const delivery = units.every(({ keep }) => keep !== null) ? NO_DELIVERY : intent.draft.delivery;
  if (delivery === null) throw draftRefusal(intent, "wayMissing");
  // A draft may be days old, and its pickup day may have passed.
  if (delivery.pickupDate !== "" && delivery.pickupDate < nextPickupDay(now, store.timeZone))
    throw draftRefusal(intent, "pickupOver");
  return delivery;
};
