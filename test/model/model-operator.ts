import { cover, isOrdering, isPayingOut, shipReturn } from "./model-acts";
import { finish } from "./model-work";
import { conclude } from "./model-workflow";
import { type ActKind, isOver, type ModelReturn, type Outcome } from "./return-model";

export const holdReturn = (it: ModelReturn): Outcome => {
  if (isOver(it)) return "REFUSED";
  it.operatorHolds += 1;
  conclude(it);
  return "DONE";
};

/** Every hold is released, and failed work is retried. */
export const resumeReturn = (it: ModelReturn): Outcome => {
  if (it.status !== "ON_HOLD") return "REFUSED";
  it.operatorHolds = 0;
  if (it.moneyHold === "OPEN") it.moneyHold = "RELEASED";
  for (const act of it.acts) if (act.state === "HELD") Object.assign(act, { state: "PENDING", attempts: 0 });
  conclude(it);
  return "DONE";
};

export const releaseReturn = (it: ModelReturn, scope: "ACTIVITY" | "MONEY" | "ALL"): Outcome => {
  const isOpen = scope === "MONEY" ? it.moneyHold === "OPEN" : it.operatorHolds > 0;
  if (isOver(it) || scope === "ACTIVITY" || !isOpen) return "REFUSED";
  if (scope === "MONEY") it.moneyHold = "RELEASED";
  else it.operatorHolds -= 1;
  conclude(it);
  return "DONE";
};

const heldOf = (it: ModelReturn, kind: ActKind) => it.acts.find((act) => act.kind === kind && act.state === "HELD");

export const retryReturn = (it: ModelReturn, kind: ActKind): Outcome => {
  const act = heldOf(it, kind);
  if (act === undefined) return "REFUSED";
  Object.assign(act, { state: "PENDING", attempts: 0 });
  conclude(it);
  return "DONE";
};

/** A person did it: the consequences are those of a partner's response. */
export const byHandReturn = (it: ModelReturn, kind: ActKind, isRight: boolean): Outcome => {
  const act = heldOf(it, kind);
  if (act === undefined || !isRight) return "REFUSED";
  if ((kind === "REFUND" && isPayingOut(it)) || (kind === "EXCHANGE" && isOrdering(it))) return "REFUSED";
  if (kind === "LABEL" && isOver(it)) return "REFUSED";
  if (kind === "REFUND") {
    const payout = it.payouts[act.payout];
    if (payout !== undefined) cover(payout, payout.amountMinor - payout.externalMinor);
  }
  if (kind === "LABEL") {
    act.state = "DONE";
    it.isLabeled = true;
    shipReturn(it, "CREATED", false);
    conclude(it);
    return "DONE";
  }
  it.isShelvedByHand ||= kind === "RESTOCK";
  finish(it, act);
  conclude(it);
  return "DONE";
};
