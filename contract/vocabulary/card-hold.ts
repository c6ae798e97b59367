/**
 * When a hold is released before inspection: at the first carrier scan, or when the parcel is delivered to the
 * warehouse.
 */
export const HOLD_RELEASES = ["COLLECTED", "IN_WAREHOUSE"] as const;
export type HoldRelease = (typeof HOLD_RELEASES)[number];

/**
 * An amount on the shopper's card that guarantees an instant exchange. CAPTURING, RELEASING: decided, but not confirmed
 * by the provider yet. LAPSED: the bank released the hold before it could be captured.
 */
export const HOLD_STATES = ["HELD", "CAPTURING", "CAPTURED", "RELEASING", "RELEASED", "LAPSED"] as const;

/** Why a hold is captured (NOT_SENT, REJECTED) or released. NOTHING_ORDERED: the return ended without new items. */
export const HOLD_CAUSES = ["NOT_SENT", "REJECTED", "COLLECTED", "RECEIVED", "ACCEPTED", "NOTHING_ORDERED"] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** ON_START: new items are shipped before the old ones are back, guaranteed by a hold. ON_REVIEW: after inspection. */
export const EXCHANGE_TIMINGS = ["ON_START", "ON_REVIEW"] as const;
export type ExchangeTiming = (typeof EXCHANGE_TIMINGS)[number];
