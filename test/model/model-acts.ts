import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { TimerKind } from "@/contract/vocabulary/timer";
import type { UnitLocation } from "@/contract/vocabulary/unit";
import { LINES } from "./model-lines";
import { conclude, end, judgeOrNot, waitingTimers } from "./model-workflow";
import {
  isBegun,
  isDecided,
  isOpen,
  isOver,
  judge,
  type ModelReturn,
  type Outcome,
  orNothing,
  settle,
} from "./return-model";

const METHOD: readonly UnitLocation[] = ["ANNOUNCED", "SENT", "RECEIVED"];
const PLACES: Record<ShippingStatus, number | null> = {
  ...{ NO_SHIPPING_STATUS: 0, CREATED: 0, COLLECTED: 1, IN_WAREHOUSE: 2, ERROR: null, CANCELED: null },
};

export const shipReturn = (it: ModelReturn, to: ShippingStatus, isSaid: boolean): Outcome => {
  if (isOver(it)) return "REFUSED";
  if (to === it.shipping) return "DONE";
  const isBack = to === "CREATED" || to === "NO_SHIPPING_STATUS";
  if (!isSaid && isBack && (it.shipping === "COLLECTED" || it.shipping === "IN_WAREHOUSE")) return "DONE";
  return orNothing(it, () => {
    it.shipping = to;
    const place = PLACES[to];
    for (const unit of it.units) {
      const from = METHOD.indexOf(unit.location);
      if (place === null || from === -1 || unit.verdict === "MISSING") continue;
      if (unit.verdict === "UNDECIDED" || place > from) unit.location = METHOD[place] ?? unit.location;
    }
    // The outbox is written last: consequences of the change are published after it.
    it.events.push("onShippingStatusUpdated");
    return conclude(it);
  });
};

type Review = { lines: number[]; status: ReviewStatus; overrideMinor: number | null; isAuthorizing: boolean };

export const reviewReturn = (it: ModelReturn, { lines, status, overrideMinor, isAuthorizing }: Review): Outcome => {
  if (isOver(it) || (it.authorization === "PENDING" && !isAuthorizing)) return "REFUSED";
  const open = it.units.filter(({ verdict, location }) => verdict === "UNDECIDED" && location !== "KEPT");
  const judged = lines.flatMap((line) => {
    const at = open.findIndex((unit) => unit.line === line);
    return at === -1 ? [] : open.splice(at, 1);
  });
  if (judged.length < lines.length) return "REFUSED";
  return orNothing(it, () => {
    if (it.authorization === "PENDING") it.authorization = "AUTHORIZED";
    if (overrideMinor !== null) it.overrideMinor = overrideMinor;
    return judge(it, judged, status) && conclude(it, "REFUSE");
  });
};

/** The provider or the shop has something that is unknown here, or a worker is at it. */
export const isPayingOut = ({ acts }: ModelReturn): boolean =>
  acts.some((act) => act.kind === "REFUND" && isOpen(act) && isBegun(act) && act.atPartner !== "NOTHING");
export const isOrdering = ({ acts }: ModelReturn): boolean =>
  acts.some(
    (act) =>
      act.kind === "EXCHANGE" &&
      isBegun(act) &&
      (act.state === "PENDING" || (act.state === "HELD" && act.atPartner !== "NOTHING")),
  );

/** Which items are on the shelf is unknown. */
const isShelving = ({ acts }: ModelReturn): boolean =>
  acts.some((act) => act.kind === "RESTOCK" && isOpen(act) && isBegun(act));

export const correctReturn = (it: ModelReturn, place: number, status: ReviewStatus): Outcome => {
  const unit = it.units[place % it.units.length];
  if (isPayingOut(it) || isOrdering(it) || isShelving(it)) return "REFUSED";
  if (isOver(it) || unit === undefined || unit.verdict === "UNDECIDED" || unit.verdict === status) return "REFUSED";
  if (unit.isExchanged && it.hasNewOrder) return "REFUSED";
  return orNothing(it, () => {
    unit.verdict = status;
    for (const act of it.acts) if (act.kind === "RESTOCK" && isOpen(act)) act.state = "SKIPPED";
    return (!isDecided(it) || (withdraw(it) && settle(it))) && conclude(it, "REFUSE");
  });
};

/** False while a worker is at one of them. */
const withdraw = (it: ModelReturn): boolean => {
  for (const [place, payout] of it.payouts.entries()) {
    if (payout.status !== "PENDING") continue;
    if (!stopActs(it, place)) return false;
    payout.status = payout.externalMinor === 0 ? "FAILED" : "SETTLED";
    // Only what was paid elsewhere is left of it.
    if (payout.externalMinor > 0) payout.amountMinor = payout.externalMinor;
  }
  return true;
};

const stopActs = (it: ModelReturn, payout: number): boolean => {
  for (const act of it.acts) {
    if (act.payout !== payout || !isOpen(act)) continue;
    if (act.isTaken) return false;
    act.state = "SKIPPED";
  }
  return true;
};

export const markReturn = (it: ModelReturn, amountMinor: number | null): Outcome => {
  const pending = it.payouts.filter(({ status }) => status === "PENDING");
  const dueMinor = pending.reduce((sum, one) => sum + one.amountMinor - one.externalMinor, 0);
  if (isPayingOut(it) || it.status === "CANCELED" || it.status === "FAILED") return "REFUSED";
  if (dueMinor === 0 || (amountMinor ?? dueMinor) > dueMinor) return "REFUSED";
  return orNothing(it, () => {
    let leftMinor = amountMinor ?? dueMinor;
    for (const payout of pending) {
      const coveredMinor = Math.min(leftMinor, payout.amountMinor - payout.externalMinor);
      if (coveredMinor === 0) continue;
      if (!stopActs(it, it.payouts.indexOf(payout))) return false;
      cover(payout, coveredMinor);
      leftMinor -= coveredMinor;
    }
    return conclude(it);
  });
};

export const cover = (payout: ModelReturn["payouts"][number], coveredMinor: number): void => {
  payout.externalMinor += coveredMinor;
  if (payout.externalMinor === payout.amountMinor) payout.status = "SETTLED";
};

export const cancelReturn = (it: ModelReturn, by: "SHOPPER" | "OPERATOR" | "TIME"): Outcome => {
  if (it.status === "CANCELED" && by !== "TIME") return "DONE";
  if (isOver(it)) return "REFUSED";
  const hasMoney = it.payouts.some(
    ({ status, externalMinor }) => externalMinor > 0 || (status !== "FAILED" && !it.isCredit),
  );
  const isApproved = by === "OPERATOR" && it.units.some(({ verdict }) => verdict === "APPROVED");
  const isWithShopper =
    ["NO_SHIPPING_STATUS", "CREATED", "ERROR"].includes(it.shipping) &&
    it.units.every(
      ({ verdict, location }) => verdict === "UNDECIDED" && (location === "ANNOUNCED" || location === "KEPT"),
    );
  if (hasMoney || isApproved || (by !== "OPERATOR" && !isWithShopper)) return "REFUSED";
  endCanceled(it);
  return "DONE";
};

const endCanceled = (it: ModelReturn): void => {
  end(it, "CANCELED", true);
  for (const payout of it.payouts) if (payout.status === "SETTLED") payout.amountMinor = 0;
  it.events.push("onReturnProcessCanceled");
  conclude(it);
};

export const authorizeReturn = (
  it: ModelReturn,
  { isAuthorized, overrideMinor }: { isAuthorized: boolean; overrideMinor: number | null },
): Outcome => {
  const isSame = it.authorization === (isAuthorized ? "AUTHORIZED" : "UNAUTHORIZED");
  if (isSame && (overrideMinor ?? it.overrideMinor) === it.overrideMinor) return "DONE";
  if (it.authorization !== "PENDING" || isOver(it)) return "REFUSED";
  if (!isAuthorized) {
    it.authorization = "UNAUTHORIZED";
    endCanceled(it);
    return "DONE";
  }
  const capMinor = it.units.reduce((sum, { line }) => sum + (LINES[line]?.paidMinor ?? 0), 0);
  if (overrideMinor !== null && overrideMinor > capMinor) return "REFUSED";
  return orNothing(it, () => {
    it.authorization = "AUTHORIZED";
    if (overrideMinor !== null) it.overrideMinor = overrideMinor;
    return conclude(it, "REFUSE");
  });
};

export const giveUpReturn = (it: ModelReturn): Outcome => {
  const isTaken = it.acts.some((act) => act.kind === "REFUND" && isOpen(act) && act.isTaken);
  if (isPayingOut(it) || isOrdering(it) || isShelving(it) || isTaken || it.status !== "ON_HOLD") return "REFUSED";
  const isUnpaid = it.payouts.every(({ status, externalMinor }) => status !== "SETTLED" && externalMinor === 0);
  end(it, "FAILED", isUnpaid && !it.hasNewOrder);
  conclude(it);
  return "DONE";
};

/** A timer runs once; it does nothing that the state no longer allows. */
export const fireTimer = (it: ModelReturn, kind: TimerKind): void => {
  if (!waitingTimers(it).includes(kind)) return;
  orNothing(it, () => {
    it.fired.push(kind);
    if (kind === "NOT_SENT_IN_TIME") return cancelReturn(it, "TIME") === "DONE";
    const open = it.units.filter(({ verdict, location }) => verdict === "UNDECIDED" && location !== "KEPT");
    if (kind === "REVIEW_AUTO_COMPLETE" && !judgeOrNot(it, open, "MISSING")) it.operatorHolds += 1;
    return conclude(it);
  });
};
