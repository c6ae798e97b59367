import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { sumMinor } from "@/server/kernel/money";
import { chargeToGiveBack } from "../exchanges/charge-to-give-back";
import { chargedMinor } from "../exchanges/open-charge";
import { settleDifference } from "../money/settle-difference";
import type { Portion } from "../money/types";
import { excessByOption } from "../payouts/excess-credit";
import { dueMinor, givenMinor, isCredit } from "../payouts/payout-money";
import type { Charge } from "../process/charge";
import type { Payout, ReturnProcess, StoredSettlement } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { NO_EARLIER_RETURNS } from "../returns/settle-by-terms";
import { expectedCompensation } from "./decide-compensation";

/** The refund status of a return, in minor units. Every screen, email, list and response shows these amounts. */
export type RefundOutlook = {
  /** The decision or, before it, the latest quote; null if nothing was priced. */
  settlement: StoredSettlement | null;
  /** Every unit has a verdict. Before that the amounts are a quote. */
  isFinal: boolean;
  /** Canceled or failed: nothing more is paid. */
  isClosed: boolean;
  /** What the shopper has received and will receive: `paid + pending + expected - takenBack`. */
  totalMinor: number;
  paidMinor: number;
  /** Decided, or due in advance, and not paid yet. */
  pendingMinor: number;
  /** The additional amount due if every unit without a verdict is accepted. */
  expectedMinor: number;
  /** `expectedMinor` by refund option. */
  expected: { refundOption: RefundOption; amountMinor: number }[];
  /** Unspent credit that was given in advance and is taken back by the decision. */
  takenBackMinor: number;
  /** What was paid for rejected or missing units, unless an override pays for them. */
  rejectedMinor: number;
  /** What the shopper still has to pay. */
  owedMinor: number;
  /**
   * What the shopper paid for exchanges and fees and will get back, besides `totalMinor`: the exchange was rejected, or
   * the return was canceled. Before the decision, as if every unit without a verdict is accepted.
   */
  chargeDueMinor: number;
  /** The part of such payments refunded since the return was started. */
  chargeReturnedMinor: number;
};

type Facts = Pick<
  ReturnProcess,
  "status" | "units" | "settlements" | "payouts" | "credits" | "charges" | "order" | "terms"
> &
  Pick<ReturnProcess, "refundOption" | "overrideMinor" | "exchangeOrder" | "createdAt">;

/**
 * Returns the refund status of a return (domain.md, money rules 7 and 15). Amounts shown as expected are those that can
 * be paid.
 */
export const refundOutlook = (process: Facts): RefundOutlook => {
  const settlement = currentSettlement(process);
  const isFinal = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  const portions = isFinal || settlement === null ? null : portionsOf(process, settlement);
  return outlookBy(process, { settlement, isFinal, portions });
};

/**
 * Returns the refund status after verdicts that aren't recorded yet have led to this settlement; `process` has these
 * verdicts. With the same payouts, it equals the outlook after recording.
 */
export const foreseenOutlook = (process: Facts, settlement: StoredSettlement): RefundOutlook =>
  outlookBy(process, {
    settlement,
    isFinal: process.units.every((unit) => unit.verdict !== "UNDECIDED" || !comesBack(unit)),
    portions: settlement.portions,
  });

/** `portions`: what still has to become payouts; null after the decision. */
type Priced = { settlement: StoredSettlement | null; isFinal: boolean; portions: readonly Portion[] | null };

const outlookBy = (process: Facts, { settlement, isFinal, portions }: Priced): RefundOutlook => {
  const { units } = process;
  const isClosed = isClosedProcess(process);
  const live = livePayouts(process);
  const pendingMinor = sumMinor(live.map((payout) => openMinor(process, payout)));
  const paidMinor = sumMinor(live.map(handedOverMinor));
  const { expected, takenBackMinor } =
    isClosed || portions === null ? { expected: [], takenBackMinor: 0 } : expectedPayouts(process, portions);
  const expectedMinor = sumMinor(expected.map(({ amountMinor }) => amountMinor));
  return {
    ...{ settlement, isFinal, isClosed, paidMinor, pendingMinor, expectedMinor, expected, takenBackMinor },
    totalMinor: paidMinor + pendingMinor + expectedMinor - takenBackMinor,
    rejectedMinor:
      process.overrideMinor === null ? sumMinor(units.filter(isRejected).map((unit) => unit.paidMinor)) : 0,
    owedMinor: isClosed ? 0 : Math.max(0, (settlement?.owedMinor ?? 0) - chargedMinor(process.charges)),
    chargeDueMinor: chargeToGiveBack(portions === null || isClosed ? process : asIfAccepted(process, settlement)),
    chargeReturnedMinor: sumMinor(process.charges.map((one) => returnedMinor(one, process))),
  };
};

/**
 * Returns what the shopper paid for a return and gets or got back, in minor units: the refund may be faster than an
 * email.
 */
export const chargeGoingBack = (process: Facts): number => {
  const { chargeDueMinor, chargeReturnedMinor } = refundOutlook(process);
  return chargeDueMinor + chargeReturnedMinor;
};

/** Returns the decision if there is one, otherwise the latest quote. */
export const currentSettlement = (process: Pick<ReturnProcess, "settlements">): StoredSettlement | null =>
  process.settlements.findLast(({ basis }) => basis === "DECISION") ??
  process.settlements.findLast(({ basis }) => basis === "QUOTE") ??
  null;

/**
 * Returns the payouts that are paid or will be: without those withdrawn by a later decision and the unpaid ones of a
 * closed return.
 */
export const livePayouts = (process: Pick<ReturnProcess, "payouts" | "status">): Payout[] =>
  process.payouts.filter((payout) => payout.status !== "FAILED" && !isNeverPaid(process, payout));

/** Returns how much of a payout still has to be paid, in minor units: 0 once its return is canceled or failed. */
export const openMinor = (process: Pick<ReturnProcess, "status">, payout: Payout): number =>
  isClosedProcess(process) ? 0 : dueMinor(payout);

/** Returns how much of a payout the shopper has or will get, in minor units. */
export const toShopperMinor = (process: Pick<ReturnProcess, "status">, payout: Payout): number =>
  handedOverMinor(payout) + openMinor(process, payout);

const isNeverPaid = (process: Pick<ReturnProcess, "status">, payout: Payout): boolean =>
  isClosedProcess(process) && handedOverMinor(payout) === 0;

const isClosedProcess = ({ status }: Pick<ReturnProcess, "status">): boolean =>
  status === "CANCELED" || status === "FAILED";

/** Returns how much of a payout the shopper has: all of a settled one; of a pending one, the part paid elsewhere. */
const handedOverMinor = (payout: Payout): number => givenMinor(payout) - dueMinor(payout);

const isRejected = ({ verdict, outcome }: ReturnProcess["units"][number]): boolean =>
  outcome === "REFUND" && (verdict === "DECLINED" || verdict === "MISSING");

/** The first version didn't recreate quotes when a unit was rejected. */
const portionsOf = (process: Facts, settlement: StoredSettlement): readonly Portion[] => {
  const isStale =
    process.units.some(isRejected) &&
    !settlement.rows.some(({ kind }) => kind === "UNIT_DECLINED" || kind === "UNIT_MISSING");
  if (!isStale) return settlement.portions;
  return expectedCompensation(process, { payments: process.order.payments, earlier: NO_EARLIER_RETURNS }).portions;
};

/** Returns the return as its decision would leave it if every unit without a verdict is accepted. */
const asIfAccepted = (process: Facts, settlement: StoredSettlement | null): Facts => {
  if (settlement === null) return process;
  return {
    ...process,
    units: process.units.map((unit) =>
      unit.verdict === "UNDECIDED" ? { ...unit, verdict: "APPROVED" as const } : unit,
    ),
    settlements: [...process.settlements, { ...settlement, basis: "DECISION" }],
  };
};

/** A charge for an earlier price of the draft was refunded before the return existed. */
const returnedMinor = ({ refundedMinor, refundedAt }: Charge, { createdAt }: Facts): number =>
  refundedAt !== null && refundedAt >= createdAt ? refundedMinor : 0;

/** Returns what the decision would add to what was paid in advance, as a decision's settlement does. */
const expectedPayouts = (process: Facts, portions: readonly Portion[]) => {
  const legs = portions.map(({ refundOption, totalMinor }, position) => ({
    ...{ refundOption, amountMinor: totalMinor, position, paymentId: null },
    ...{ processor: null, method: null, label: "" },
  }));
  // If store credit was a payment of the order, it is refunded as part of the original payment option.
  const given = livePayouts(process).map((payout) =>
    payout.paymentId === null ? payout : { ...payout, refundOption: "ORIGINAL_PAYMENT_METHOD" as const },
  );
  const excess = excessByOption(given, legs);
  const paid = given.toReversed().map((payout) => {
    const excessMinor = excess.get(payout.refundOption) ?? 0;
    const takenMinor = isCredit(payout) ? Math.min(givenMinor(payout), excessMinor, recoverable(process, payout)) : 0;
    excess.set(payout.refundOption, excessMinor - takenMinor);
    return {
      refundOption: payout.refundOption,
      paymentId: null,
      amountMinor: givenMinor(payout) - takenMinor,
      takenMinor,
    };
  });
  const due = settleDifference({ decision: { legs }, alreadyPaid: paid });
  return {
    expected: due.legs.map(({ refundOption, amountMinor }) => ({ refundOption, amountMinor })),
    takenBackMinor: sumMinor(paid.map(({ takenMinor }) => takenMinor)),
  };
};

/** The shopper keeps the spent part of a credit. */
const recoverable = ({ credits }: Pick<ReturnProcess, "credits">, payout: Payout): number =>
  payout.status === "PENDING"
    ? dueMinor(payout)
    : (credits.find(({ payoutId }) => payoutId === payout.id)?.balanceMinor ?? 0);
