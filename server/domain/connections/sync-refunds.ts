/** A refund as the shop has booked it; amounts in minor units. `key` is what we wrote into it, "" for others. */
export type BookedRefund = {
  readonly refundId: string;
  readonly key: string;
  readonly payments: readonly { readonly paymentReference: string; readonly amountMinor: number }[];
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
};

/** A payout of ours on the order; `reference` is the partner's id of what paid it, "" before there was an answer. */
export type OwnPayout = { readonly payoutId: string; readonly reference: string };

export type KnownRefunds = {
  /** Shop's id of the payment → all that was refunded of it, ours included. */
  refundedMinor: ReadonlyMap<string, number>;
  /** Shop's id of the line → pieces that were refunded without us. */
  refundedQuantity: ReadonlyMap<string, number>;
  /** Every refund that the amounts know, by the shop's id. */
  refundIds: string[];
  /** Payouts of ours that are among them. */
  payoutIds: string[];
};

/**
 * What an order's refunds come to, and which of them are ours. Ours are known by the key that they carry, or by the id
 * that the shop answered: pieces of theirs are counted by the return, those of others here.
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
 * What was refunded of each payment, as the order's payments have it: a refund of a payment that the order does not name,
 * or of more than was captured of it, takes from the others in order, so that none is forgotten.
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

/** As `activityKey` writes it: store, process, activity, payout, and what may follow of an attempt. */
const PAYOUT_KEY = /^[^:]+:[^:]+:REFUND:([^:]+)(?::|$)/;

const add = (sums: Map<string, number>, id: string, amount: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + amount);
};
