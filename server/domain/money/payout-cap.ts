import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { leftOf } from "./payout-legs";
import type { PaymentMoney } from "./types";

/** A payout of any return of an order, as far as the cap is concerned; amounts in minor units. */
export type OrderPayout = {
  /** Null for credit and transfers: they went to none of the order's payments. */
  paymentId: string | null;
  amountMinor: number;
  /** What of it the shopper never paid: bonus and rounding. */
  giftMinor: number;
  /** What of a credit was taken back: it is there again. */
  takenBackMinor: number;
  /** What of it somebody paid elsewhere, for example in the shop. */
  externalMinor: number;
  status: PayoutStatus;
  /** Of its return. */
  processStatus: ProcessStatus;
  /** The shop's figures may hold it: they were told since it was settled, or name it, which they may before we know. */
  isBeforeFigures: boolean;
  /** Of the return that is decided now: it takes nothing from itself, even where the shop's figure holds it. */
  isOwn?: boolean;
};

/** A payment of an order, with what else is known of it; amounts in minor units. */
export type PaymentInUse = PaymentMoney & {
  /** What went into exchange orders: it is theirs to give back. */
  carriedMinor?: number;
  /** Set where other orders were paid by the same payment: `capturedMinor` is this order's part of it. */
  shared?: SharedPayment | null;
};

/** A payment that was captured once for several orders: what it came to, and what the shop has refunded of it in all. */
export type SharedPayment = { id: string; totalMinor: number; refundedMinor: number };

/** An order that was paid by a shared payment as well. */
export type SharingOrder = { payments: readonly PaymentInUse[]; payouts: readonly OrderPayout[] };

/**
 * The payments of an order with everything counted that takes from them (domain.md, money rule 6), in minor units:
 * captured, less what the shop says it refunded, less payouts that its figure cannot know: pending ones that it does not
 * name, and those that were settled since. What it may know, because it was settled before, or is named by it, or was
 * paid elsewhere, counts once: the figure or ours, whichever is more. What went into an exchange order is that order's
 * to give back. Payouts without a payment are in nobody's figure and take from the payments in order, so that an order
 * never gives back more than was paid. Of a payment that it shares, an order gives back no more than its own part, and
 * all orders together (`sharing`: the others) no more than the payment.
 */
export function paymentsLeft(
  payments: readonly PaymentInUse[],
  payouts: readonly OrderPayout[],
  sharing: readonly SharingOrder[] = [],
): PaymentMoney[] {
  const others = sharing.flatMap((order) => usesOf(order));
  const counting = payouts.filter(isCounted);
  let creditMinor = creditOf(counting);
  return payments.map(({ shared, ...payment }) => {
    const use = useOf(payment, counting);
    const sharers = others.filter((other) => shared !== undefined && other.sharedId === shared?.id);
    const takenMinor = shared ? takenOfShared({ payment, shared, use, sharers }) : takenOf(payment, use);
    const moreMinor = Math.min(creditMinor, leftOf({ ...payment, refundedMinor: takenMinor }));
    creditMinor -= moreMinor;
    return { ...payment, refundedMinor: takenMinor + moreMinor };
  });
}

/**
 * What the shop has refunded itself of an order's payments, in minor units: what its figures hold beyond payouts of ours
 * that they may know. Of a shared payment, what was refunded of it for whichever order, up to this one's part.
 */
export function refundedInShop(
  payments: readonly PaymentInUse[],
  payouts: readonly OrderPayout[],
  sharing: readonly SharingOrder[] = [],
): number {
  const others = sharing.flatMap((order) => usesOf(order));
  const counting = payouts.filter(isCounted);
  const ofEach = payments.map((payment) => {
    const { shared, capturedMinor, refundedMinor } = payment;
    const sharers = others.filter((other) => shared !== undefined && other.sharedId === shared?.id);
    const knownMinor = sumMinor([useOf(payment, counting), ...sharers].map((use) => use.knownMinor));
    return Math.min(capturedMinor, Math.max(0, (shared?.refundedMinor ?? refundedMinor) - knownMinor));
  });
  return sumMinor(ofEach);
}

/** What takes from a payment: payouts that the shop's figure may know, those of them that are the return's own, others. */
type Use = { knownMinor: number; ownKnownMinor: number; unknownMinor: number };

const useOf = (
  { id, carriedMinor = 0 }: Pick<PaymentInUse, "id" | "carriedMinor">,
  payouts: readonly OrderPayout[],
): Use => {
  const toIt = payouts.filter(({ paymentId }) => paymentId === id);
  const foreign = toIt.filter(({ isOwn }) => isOwn !== true);
  const foreignKnownMinor = sumMinor(foreign.map(mayBeKnownMinor));
  const knownMinor = sumMinor(toIt.map(mayBeKnownMinor));
  return {
    knownMinor,
    ownKnownMinor: knownMinor - foreignKnownMinor,
    unknownMinor: sumMinor(foreign.map(paidMinor)) - foreignKnownMinor + carriedMinor,
  };
};

/** A figure that is less than all that it may know does not hold the return's own payouts. */
const goneOf = (refundedMinor: number, { knownMinor, ownKnownMinor, unknownMinor }: Use): number =>
  (refundedMinor >= knownMinor ? refundedMinor - ownKnownMinor : Math.max(refundedMinor, knownMinor - ownKnownMinor)) +
  unknownMinor;

const takenOf = ({ capturedMinor, refundedMinor }: PaymentInUse, use: Use): number =>
  Math.min(capturedMinor, goneOf(refundedMinor, use));

/** The shop's one figure does not say of which order it is: it takes from what all of them may still give back. */
const takenOfShared = (call: {
  payment: PaymentInUse;
  shared: SharedPayment;
  use: Use;
  sharers: readonly Use[];
}): number => {
  const { payment, shared, use, sharers } = call;
  const all = [use, ...sharers];
  const together: Use = {
    knownMinor: sumMinor(all.map(({ knownMinor }) => knownMinor)),
    ownKnownMinor: use.ownKnownMinor,
    unknownMinor: sumMinor(all.map(({ unknownMinor }) => unknownMinor)),
  };
  const leftMinor = Math.min(
    Math.max(0, payment.capturedMinor - goneOf(0, use)),
    Math.max(0, shared.totalMinor - goneOf(shared.refundedMinor, together)),
  );
  return payment.capturedMinor - leftMinor;
};

/** What another order takes from each payment that it shares, its credit included. */
const usesOf = ({ payments, payouts }: SharingOrder): (Use & { sharedId: string })[] => {
  const counting = payouts.filter(isCounted);
  let creditMinor = creditOf(counting);
  return payments.flatMap((payment) => {
    const use = useOf(payment, counting);
    const goneMinor = goneOf(payment.shared ? 0 : payment.refundedMinor, use);
    const moreMinor = Math.min(creditMinor, Math.max(0, payment.capturedMinor - goneMinor));
    creditMinor -= moreMinor;
    return payment.shared ? [{ ...use, unknownMinor: use.unknownMinor + moreMinor, sharedId: payment.shared.id }] : [];
  });
};

const creditOf = (payouts: readonly OrderPayout[]): number =>
  sumMinor(payouts.filter(({ paymentId, isOwn }) => paymentId === null && isOwn !== true).map(paidMinor));

/** FAILED counts as nothing, and may be tried again whole; so does what a return that is over will not pay any more. */
const isCounted = ({ status, processStatus }: OrderPayout): boolean => {
  switch (status) {
    case "SETTLED":
      return processStatus !== "CANCELED";
    case "PENDING":
      return processStatus === "COMPLETED" || !isTerminal(processStatus);
    case "FAILED":
      return false;
  }
};

const paidMinor = ({ amountMinor, giftMinor, takenBackMinor }: OrderPayout): number =>
  Math.max(0, requireMinor(amountMinor, "a payout") - giftMinor - takenBackMinor);

const mayBeKnownMinor = (payout: OrderPayout): number =>
  payout.isBeforeFigures ? paidMinor(payout) : Math.min(paidMinor(payout), payout.externalMinor);
