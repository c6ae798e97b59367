/** A payment of an order, with everything counted that was taken from it; amounts in minor units. */
export type SwapPayment = {
  id: string;
  platformPaymentId: string;
  /** The part that is neither refunded nor carried into another order. */
  freeMinor: number;
  carriedMinor: number;
};

export type PaymentSwap = {
  /** What each carried-over payment of the exchange order gives back to its original payment. */
  back: { exchangePaymentId: string; originalPaymentId: string; amountMinor: number }[];
  /** The part of the captured hold that pays for the new items. */
  exchangeMinor: number;
  /** The part that pays for the old ones: so much of the new items was already refunded that it can't be given back. */
  originalMinor: number;
};

/**
 * Swaps payments when the shopper keeps the old items and has now paid for the new ones: the captured hold replaces the
 * payments that were carried over, which pay for the old items again. Both orders still add up afterwards, and together
 * they can refund what was paid by then and no more.
 */
export const swapPayments = (call: {
  capturedMinor: number;
  exchange: readonly SwapPayment[];
  original: readonly SwapPayment[];
}): PaymentSwap => {
  const { capturedMinor, exchange, original } = call;
  let openMinor = capturedMinor;
  const back = exchange.flatMap((payment) => {
    const from = original.find(({ platformPaymentId }) => platformPaymentId === payment.platformPaymentId);
    const amountMinor = Math.max(0, Math.min(openMinor, payment.freeMinor, from?.carriedMinor ?? 0));
    if (from === undefined || amountMinor === 0) return [];
    openMinor -= amountMinor;
    return [{ exchangePaymentId: payment.id, originalPaymentId: from.id, amountMinor }];
  });
  return { back, exchangeMinor: capturedMinor - openMinor, originalMinor: openMinor };
};
