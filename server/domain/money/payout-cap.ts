import { isTerminal, type ProcessStatus } from "@/contract/vocabulary/process";
import type { PayoutStatus } from "@/contract/vocabulary/settlement";
import { requireMinor, sumMinor } from "@/server/kernel/money";
import { leftOf } from "./payout-legs";
import type { PaymentMoney } from "./types";

/** A payout of any return of an order, with the fields that the cap needs; amounts in minor units. */
export type OrderPayout = {
  /** Null for credit and bank transfers, which go to none of the order's payments. */
  paymentId: string | null;
  amountMinor: number;
  /** The part that the shopper never paid: bonus and rounding. */
  giftMinor: number;
  /** The part of a credit that was taken back and is available again. */
  takenBackMinor: number;
  /** The part that somebody paid elsewhere, for example in the shop. */
  externalMinor: number;
  status: PayoutStatus;
  /** Status of its return. */
  processStatus: ProcessStatus;
  /**
   * The shop's figures may include it: they were reported after it was settled or name it, which can happen before we
   * know.
   */
  isBeforeFigures: boolean;
  /**
   * Belongs to the return being decided now, which doesn't count against itself even if the shop's figure includes it.
   */
  isOwn?: boolean;
};

/** A payment of an order with everything else known about it; amounts in minor units. */
export type PaymentInUse = PaymentMoney & {
  /** The part that went into exchange orders, which only they can give back. */
  carriedMinor?: number;
  /** Set if other orders were paid with the same payment: `capturedMinor` is this order's part of it. */
  shared?: SharedPayment | null;
};

/** A payment captured once for several orders: its total, and what the shop has refunded of it in all. */
export type SharedPayment = { id: string; totalMinor: number; refundedMinor: number };

/** Another order that was paid with a shared payment. */
export type SharingOrder = { payments: readonly PaymentInUse[]; payouts: readonly OrderPayout[] };

/**
 * Returns the payments of an order with everything counted that was taken from them (domain.md, money rule 6), in minor
 * units: captured, minus what the shop says it refunded, minus payouts that its figure cannot include (pending ones
 * that it doesn't name, and ones settled since). Payouts that the figure may include, because they were settled before,
 * are named by it or were paid elsewhere, count once: the larger of the figure and our sum. Only an exchange order can
 * give back what went into it. No shop figure includes payouts without a payment, so they are deducted from the
 * payments in order and an order never gives back more than was paid. Of a shared payment, an order gives back no more
 * than its own part, and all orders together (`sharing`: the others) no more than the payment.
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
 * Returns what the shop itself has refunded of an order's payments, in minor units: the part of its figures beyond the
 * payouts of ours that they may include. For a shared payment, refunds for any order count, up to this order's part.
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

/**
 * Deductions from a payment: payouts that the shop's figure may include, those of them that belong to this return, and
 * others.
 */
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

/** A figure smaller than everything that it may include doesn't include the return's own payouts. */
const goneOf = (refundedMinor: number, { knownMinor, ownKnownMinor, unknownMinor }: Use): number =>
  (refundedMinor >= knownMinor ? refundedMinor - ownKnownMinor : Math.max(refundedMinor, knownMinor - ownKnownMinor)) +
  unknownMinor;

const takenOf = ({ capturedMinor, refundedMinor }: PaymentInUse, use: Use): number =>
  Math.min(capturedMinor, goneOf(refundedMinor, use));

/**
 * The shop's single figure doesn't say which order it belongs to, so it is deducted from what all of them may still
 * give back.
 */
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

/** Returns what another order takes from each payment that it shares, including its credit. */
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

/** FAILED doesn't count and may be retried in full; nor does anything that an ended return will no longer pay. */
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
