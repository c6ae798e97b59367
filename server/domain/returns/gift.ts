import { isCreditOption } from "@/contract/vocabulary/refund-option";
import type { Store } from "../store/types";

/** Whoever was given what comes back: the return's mails, and what it pays, go there. */
export type Gift = { email: string };

/** A gift pays in a code of the store: where there is none, a gift cannot be told from a purchase. */
export const isGiftOffered = ({ config }: Pick<Store, "config">): boolean => config.refundOptions.some(isCreditOption);

/** The store as the return of a gift meets it: nothing goes back to who paid, whatever they paid with. */
export const storeForGift = <S extends Pick<Store, "config">>(store: S): S => {
  const { config } = store;
  const refundOptions = config.refundOptions.filter(isCreditOption);
  return { ...store, config: { ...config, refundOptions, refunds: { ...config.refunds, paymentMethods: [] } } };
};

type Seen = { id: string; terms: { isGift?: boolean } };

/**
 * The returns of an order that its shopper is told of. Who got a gift sees its return alone; who bought the order sees
 * all but returns of gifts.
 */
export const returnsSeenBy = <R extends Seen>(
  returns: readonly R[],
  { isGift, returnId }: { isGift: boolean; returnId: string },
): R[] => returns.filter(({ id, terms }) => (isGift ? id === returnId : terms.isGift !== true));
