/** When a hold is released before the inspection: at the first scan of the carrier, or once the warehouse has the parcel. */
export const HOLD_RELEASES = ["COLLECTED", "IN_WAREHOUSE"] as const;
export type HoldRelease = (typeof HOLD_RELEASES)[number];

/**
 * An amount on the shopper's card that guarantees an instant exchange. CAPTURING, RELEASING: decided, and not confirmed
 * by the provider yet. LAPSED: it was to be captured, and the bank had let it go.
 */
export const HOLD_STATES = ["HELD", "CAPTURING", "CAPTURED", "RELEASING", "RELEASED", "LAPSED"] as const;

/** Why a hold is captured (NOT_SENT, REJECTED) or released. NOTHING_ORDERED: the return ended without new items. */
export const HOLD_CAUSES = ["NOT_SENT", "REJECTED", "COLLECTED", "RECEIVED", "ACCEPTED", "NOTHING_ORDERED"] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** ON_START: new items are sent before the old ones come back, guaranteed by a hold; ON_REVIEW: after the inspection. */
export const EXCHANGE_TIMINGS = ["ON_START", "ON_REVIEW"] as const;
export type ExchangeTiming = (typeof EXCHANGE_TIMINGS)[number];
