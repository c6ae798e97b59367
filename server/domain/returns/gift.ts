import { isCreditOption } from "@/contract/vocabulary/refund-option";
import type { Store } from "../store/types";

/** The recipient of the returned gift, who gets the return's emails and its refund. */
export type Gift = { email: string };

/** A gift is refunded as a store code; without one, a gift can't be handled differently from a purchase. */
export const isGiftOffered = ({ config }: Pick<Store, "config">): boolean => config.refundOptions.some(isCreditOption);

/** The store's settings for a gift return: nothing is refunded to the buyer, whatever they paid with. */
export const storeForGift = <S extends Pick<Store, "config">>(store: S): S => {
  const { config } = store;
  const refundOptions = config.refundOptions.filter(isCreditOption);
  return { ...store, config: { ...config, refundOptions, refunds: { ...config.refunds, paymentMethods: [] } } };
};

type Seen = { id: string; terms: { isGift?: boolean } };

/**
 * Returns the returns of an order that its shopper may see. The recipient of a gift sees only their own return; the
 * buyer sees all except gift returns.
 */
export const returnsSeenBy = <R extends Seen>(
  returns: readonly R[],
  { isGift, returnId }: { isGift: boolean; returnId: string },
): R[] => returns.filter(({ id, terms }) => (isGift ? id === returnId : terms.isGift !== true));
