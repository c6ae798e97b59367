import { isAllowed, type TransitionFacts } from "./transition";

/** A shopper may cancel until the parcel is collected, and never after a unit is decided or a refund is on its way. */
export const canCancel = (process: TransitionFacts): boolean => isAllowed(process, "SHOPPER_CANCEL");
