/** A refund booked by the shop; amounts in minor units. `key` is the one we wrote into it, "" for others. */
export type BookedRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly payments: readonly { readonly paymentReference: string; readonly amountMinor: number }[];
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
};

/** One of our payouts on the order; `reference` is the partner's ID of its payment, "" before there was an answer. */
export type OwnPayout = { readonly payoutId: string; readonly reference: string };

export type KnownRefunds = {
  /** Shop's payment ID → total refunded, including ours. */
  refundedMinor: ReadonlyMap<string, number>;
  /** Shop's line ID → pieces refunded outside Homeward. */
  refundedQuantity: ReadonlyMap<string, number>;
  /** Every refund included in the amounts, by the shop's ID. */
  refundIds: string[];
  /** Our payouts among them. */
  payoutIds: string[];
};

/**
 * Sums up an order's refunds and finds ours among them. Ours are recognized by the key that they carry or by the ID
 * that the shop returned: their pieces are counted by the return, those of other refunds here.
 */
export const readRefunds = (refunds: readonly BookedRefund[], own: readonly OwnPayout[]): KnownRefunds => {
  const refundedMinor = new Map<string, number>();
  const refundedQuantity = new Map<string, number>();
  const payoutIds = new Set<string>();
  for (const refund of refunds) {
    for (const { paymentReference, amountMinor } of refund.payments) add(refundedMinor, paymentReference, amountMinor);
    const payout = payoutOf(refund, own);
    if (payout !== undefined) payoutIds.add(payout.payoutId);
    else for (const { lineItemId, quantity } of refund.lines) add(refundedQuantity, lineItemId, quantity);
  }
  const refundIds = [...new Set(refunds.map(({ refundId }) => refundId))].filter((id) => id !== "");
  return { refundedMinor, refundedQuantity, refundIds, payoutIds: [...payoutIds] };
};

/**
 * Returns how much of each of the order's payments was refunded: a refund of a payment that the order doesn't name, or
 * of more than was captured of it, is deducted from the others in order, so that none is lost.
 */
export const spreadRefunds = (
  payments: readonly { platformPaymentId: string; capturedMinor: number }[],
  refundedMinor: ReadonlyMap<string, number>,
): number[] => {
  const named = payments.map(({ platformPaymentId, capturedMinor }) =>
    Math.min(capturedMinor, refundedMinor.get(platformPaymentId) ?? 0),
  );
  const all = [...refundedMinor.values()].reduce((sum, minor) => sum + minor, 0);
  let restMinor = all - named.reduce((sum, minor) => sum + minor, 0);
  return payments.map(({ capturedMinor }, place) => {
    const minor = named[place] ?? 0;
    const more = Math.min(restMinor, capturedMinor - minor);
    restMinor -= more;
    return minor + more;
  });
};

const payoutOf = ({ refundId, key }: BookedRefund, own: readonly OwnPayout[]): OwnPayout | undefined => {
  const [, id] = PAYOUT_KEY.exec(key) ?? [];
  return own.find(({ payoutId, reference }) => payoutId === id || (reference !== "" && reference === refundId));
};

/** The format of `activityKey`: store, process, activity, payout, and possibly a suffix for an attempt. */
const PAYOUT_KEY = /^[^:]+:[^:]+:REFUND:([^:]+)(?::|$)/;

const add = (sums: Map<string, number>, id: string, amount: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + amount);
};
