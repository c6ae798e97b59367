import type { ExchangeFlow, ExchangeType } from "@/contract/vocabulary/exchange";
import type { RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";

/** What staff read for words of machines. */
export const REFUND_TIMING_WORDS: Record<RefundTiming, string> = {
  ON_START: "when the return starts",
  ON_COLLECTED: "when the carrier has it",
  ON_REVIEW: "after the inspection",
};

export const RETURN_METHOD_WORDS: Record<ReturnMethod, string> = {
  NO_RETURN_METHOD: "Not sent",
  DROP_OFF_POINT: "Drop-off",
  HOME_PICK_UP: "Home pickup",
  DELIVERY_PICKUP: "With the next delivery",
  IN_STORE: "In store",
};

export const EXCHANGE_FLOW_WORDS: Record<ExchangeFlow, string> = {
  NO_EXCHANGE_FLOW: "No exchanges",
  ONE_ON_ONE: "Another variant of the same product",
  OPEN: "Anything in the catalog",
  OPEN_WITH_GIFT_CARD: "Anything; the rest as a gift card",
  FULL: "Anything, several pieces",
};

export const EXCHANGE_TYPE_WORDS: Record<ExchangeType, string> = {
  SIZE_EXCHANGE: "Another variant of the same product",
  OPEN_CATALOG: "Another product",
};

/** Options of a choice from such words, in their order. */
export const optionsOf = <V extends string>(words: Record<V, string>): (readonly [V, string])[] =>
  Object.entries(words) as [V, string][];
