/** A payment of an order, with everything counted that takes from it; amounts in minor units. */
export type SwapPayment = {
  id: string;
  platformPaymentId: string;
  /** What of it is neither refunded nor went into another order. */
  freeMinor: number;
  carriedMinor: number;
};

export type PaymentSwap = {
  /** What each carried payment of the exchange order gives back to the payment that it came from. */
  back: { exchangePaymentId: string; originalPaymentId: string; amountMinor: number }[];
  /** What of the captured hold pays for the new items. */
  exchangeMinor: number;
  /** What of it pays for the old ones: of the new items so much was refunded already that it can't be given back. */
  originalMinor: number;
};

/**
 * The shopper keeps the old items and has paid for the new ones by now: the captured hold takes the place of payments
 * that were carried over, and those pay for the old items again. Both orders add up after it as they did before, and
 * together they can give back what was paid by then and no more.
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
