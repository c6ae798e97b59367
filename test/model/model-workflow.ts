import type { ActivityName } from "@/contract/vocabulary/activity";
import type { TimerKind } from "@/contract/vocabulary/timer";
import {
  type ActKind,
  isAllowed,
  isDecided,
  isHeld,
  isOpen,
  isOver,
  judge,
  type ModelAct,
  type ModelReturn,
  type ModelUnit,
  newAct,
} from "./return-model";

export const NAMES: Record<ActKind, ActivityName> = {
  LABEL: "CREATE_LOGISTIC_ORDER",
  PICKUP: "SCHEDULE_PICKUP",
  OPEN: "OPEN_PLATFORM_RETURN",
  EXCHANGE: "CREATE_EXCHANGE_ORDER",
  RESTOCK: "RESTOCK",
  REFUND: "REFUND",
  CREDIT: "ISSUE_STORE_CREDIT",
  CLOSE: "CLOSE_PLATFORM_RETURN",
  REMINDER: "AUTHORIZATION",
};

/** The consequences of any change: automatic decisions, holds, pending work, the return's status. */
export const conclude = (it: ModelReturn, whenUndecidable: "REFUSE" | "HOLD" = "HOLD"): boolean => {
  if (!decideByItself(it)) {
    if (whenUndecidable === "REFUSE") return false;
    it.operatorHolds += 1;
  }
  holdMoney(it);
  plan(it);
  if (!isOver(it)) {
    it.status = isHeld(it) ? "ON_HOLD" : "RUNNING";
    if (it.status === "RUNNING" && isFinished(it)) {
      it.status = "COMPLETED";
      it.events.push("onProcessCompleted");
      plan(it);
    }
  }
  return true;
};

const decideByItself = (it: ModelReturn): boolean => {
  if (isOver(it) || it.authorization === "PENDING" || it.operatorHolds > 0) return true;
  const open = it.units.filter(({ verdict }) => verdict === "UNDECIDED");
  const isArrived = it.store.isAutomatic && it.shipping === "IN_WAREHOUSE";
  const sent = open.filter(({ location }) => location !== "KEPT");
  const kept = isArrived || sent.length === 0 ? open.filter(({ location }) => location === "KEPT") : [];
  const judged = [...(isArrived ? sent : []), ...kept];
  return judged.length === 0 || judgeOrNot(it, judged, "APPROVED");
};

/** Units whose amount can't be settled stay undecided. */
export const judgeOrNot = (it: ModelReturn, units: readonly ModelUnit[], status: "APPROVED" | "MISSING"): boolean => {
  if (judge(it, units, status)) return true;
  for (const unit of units) unit.verdict = "UNDECIDED";
  return false;
};

export const unitsToOrder = ({ units }: ModelReturn) =>
  units.filter(({ isExchanged, verdict }) => isExchanged && verdict === "APPROVED");

const holdMoney = (it: ModelReturn): void => {
  if (!it.store.isMoneyHeld || it.moneyHold !== "NONE" || isOver(it)) return;
  const isOrderDue = it.decisions > 0 && !it.hasNewOrder && unitsToOrder(it).length > 0;
  if (isOrderDue || it.payouts.some(({ status }) => status === "PENDING")) it.moneyHold = "OPEN";
};

const plan = (it: ModelReturn): void => {
  const add = (kind: ActKind, facts: Partial<ModelAct> = {}): void => {
    if (it.acts.some((act) => act.kind === kind && act.leg === (facts.leg ?? ""))) return;
    const isSkipped = it.store.skips.includes(NAMES[kind]);
    it.acts.push(newAct(kind, { ...facts, ...(isSkipped ? { state: "SKIPPED" } : {}) }));
  };
  const isLive = !isOver(it);
  const isMoving = isLive && isAllowed(it);
  if (it.authorization === "PENDING" && it.fired.includes("AUTHORIZATION_REMINDER")) add("REMINDER");
  if (isMoving && it.units.some(({ location }) => location !== "KEPT")) add("LABEL");
  if (isMoving && it.isPickup && it.shipping === "CREATED" && it.isLabeled) add("PICKUP");
  if (isMoving && it.store.opens === "ON_START") add("OPEN");
  if (isLive && isDecided(it) && it.store.opens === "ON_ITEM_VERIFICATION") add("OPEN");
  if (!isLive && it.acts.some(({ kind, state }) => kind === "OPEN" && state === "DONE")) add("CLOSE");
  for (const [payout, { status, externalMinor }] of it.payouts.entries())
    if (status === "PENDING") add(it.isCredit ? "CREDIT" : "REFUND", { payout, leg: `${payout}:${externalMinor}` });
  if (it.decisions === 0 || !isDecided(it) || it.status === "CANCELED" || it.status === "FAILED") return;
  if (unitsToOrder(it).length > 0) add("EXCHANGE", { leg: hasOrderedNothing(it) ? `${it.decisions}` : "" });
  add("RESTOCK", { leg: `${it.decisions}` });
};

/** The decision was corrected before anything was ordered. */
const hasOrderedNothing = ({ acts, hasNewOrder }: ModelReturn): boolean =>
  !hasNewOrder && acts.some(({ kind, leg, state }) => kind === "EXCHANGE" && leg === "" && state === "DONE");

const isFinished = (it: ModelReturn): boolean =>
  !it.isWaiting &&
  isDecided(it) &&
  it.acts.every(({ kind, state }) => !["REFUND", "CREDIT", "EXCHANGE"].includes(kind) || !isOpenState(state)) &&
  it.payouts.every(({ status }, index) => status !== "PENDING" || isSkipped(it, index));

const isOpenState = (state: ModelAct["state"]): boolean => state === "PENDING" || state === "HELD";
const isSkipped = ({ acts }: ModelReturn, payout: number): boolean =>
  acts.filter((act) => act.payout === payout).every(({ state }) => state === "SKIPPED");

/**
 * It ends: nothing new begins; an order that the shop may have created is looked up once more, and so is a label that
 * the carrier may have created.
 */
export const end = (it: ModelReturn, status: "CANCELED" | "FAILED", isFreed: boolean): void => {
  it.status = status;
  it.operatorHolds = 0;
  if (it.moneyHold === "OPEN") it.moneyHold = "RELEASED";
  it.isFreed = isFreed;
  for (const act of it.acts) {
    if (!isOpen(act)) continue;
    const isAtShop = act.kind === "OPEN" && act.state === "PENDING" && (act.attempts > 0 || act.hasFailed);
    if (act.kind === "LABEL") Object.assign(act, { state: "PENDING", attempts: 0 });
    else if (!isAtShop) act.state = "SKIPPED";
  }
};

/** What happens with time alone. */
export const waitingTimers = (it: ModelReturn): TimerKind[] => timersOf(it).filter((kind) => !it.fired.includes(kind));

const timersOf = (it: ModelReturn): TimerKind[] => {
  if (isOver(it)) return [];
  if (it.authorization === "PENDING") return ["AUTHORIZATION_REMINDER"];
  const sent = it.units.filter(({ location, verdict }) => location !== "KEPT" && verdict === "UNDECIDED");
  const isOnItsWay = it.shipping === "COLLECTED" || it.shipping === "IN_WAREHOUSE";
  const isWaited = !isOnItsWay && sent.some(({ location }) => location === "ANNOUNCED");
  const isReviewed =
    !it.store.isAutomatic && it.store.isTimed && it.shipping === "IN_WAREHOUSE" && it.operatorHolds === 0;
  return [
    ...(isWaited ? (["SEND_REMINDER_3", "SEND_REMINDER_1", "NOT_SENT_IN_TIME"] as const) : []),
    ...(isReviewed && sent.length > 0 ? (["REVIEW_AUTO_COMPLETE"] as const) : []),
  ];
};
