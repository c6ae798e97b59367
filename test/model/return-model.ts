import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { UnitLocation, UnitVerdict } from "@/contract/vocabulary/unit";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";

/** What an order of the test has: units of each line and what each of them cost, in minor units. */
export const LINES = [
  { quantity: 2, paidMinor: 5000 },
  { quantity: 1, paidMinor: 3000 },
  { quantity: 3, paidMinor: 1250 },
] as const;

export type ModelUnit = { line: number; index: number; verdict: UnitVerdict; location: UnitLocation };
type ModelPayout = { amountMinor: number; externalMinor: number; status: "PENDING" | "SETTLED" | "FAILED" };

/** A return as simply as it can be said: no database, no activities, no derivation. */
export type ModelReturn = {
  id: string;
  isCredit: boolean;
  status: ProcessStatus;
  shipping: ShippingStatus;
  isLabelDue: boolean;
  holds: number;
  units: ModelUnit[];
  payouts: ModelPayout[];
  overrideMinor: number | null;
  events: WebhookEvent[];
};

/** One order and its returns; which piece of which line is in a live return. */
export type Model = { returns: ModelReturn[] };

/** A command answers DONE or REFUSED; the model and the service must agree on it. */
export type Outcome = "DONE" | "REFUSED";

const WAY: readonly UnitLocation[] = ["ANNOUNCED", "SENT", "RECEIVED"];
const TERMINAL: readonly ProcessStatus[] = ["COMPLETED", "CANCELED", "FAILED"];

export const isOver = ({ status }: ModelReturn): boolean => TERMINAL.includes(status);

export const takenOf = (model: Model, line: number): Set<number> =>
  new Set(
    model.returns
      .filter(({ status }) => status !== "CANCELED")
      .flatMap(({ units }) => units.filter((unit) => unit.line === line).map(({ index }) => index)),
  );

/** The free pieces of a line, first one first; null when there are too few. */
export const freePieces = (model: Model, line: number, quantity: number): number[] | null => {
  const taken = takenOf(model, line);
  const all = Array.from({ length: LINES[line]?.quantity ?? 0 }, (_, index) => index);
  const free = all.filter((index) => !taken.has(index));
  return free.length < quantity ? null : free.slice(0, quantity);
};

export const newReturn = (facts: Pick<ModelReturn, "id" | "isCredit" | "shipping" | "units">): ModelReturn => ({
  ...facts,
  status: "RUNNING",
  isLabelDue: facts.shipping === "NO_SHIPPING_STATUS",
  holds: 0,
  payouts: [],
  overrideMinor: null,
  events: ["onReturnProcessCreation"],
});

export const shipReturn = (it: ModelReturn, to: ShippingStatus, isOperator: boolean): Outcome => {
  if (isOver(it)) return "REFUSED";
  if (to === it.shipping) return "DONE";
  const isBack = to === "CREATED" || to === "NO_SHIPPING_STATUS";
  if (!isOperator && isBack && (it.shipping === "COLLECTED" || it.shipping === "IN_WAREHOUSE")) return "DONE";
  it.shipping = to;
  const place = { NO_SHIPPING_STATUS: 0, CREATED: 0, COLLECTED: 1, IN_WAREHOUSE: 2, ERROR: null, CANCELED: null }[to];
  for (const unit of it.units) {
    if (place === null || unit.verdict === "MISSING") continue;
    if (unit.verdict === "UNDECIDED" || place > WAY.indexOf(unit.location)) unit.location = WAY[place] ?? unit.location;
  }
  it.events.push("onShippingStatusUpdated");
  return "DONE";
};

export const reviewReturn = (
  it: ModelReturn,
  { lines, status, overrideMinor }: { lines: number[]; status: ReviewStatus; overrideMinor: number | null },
): Outcome => {
  if (isOver(it)) return "REFUSED";
  const open = it.units.filter(({ verdict }) => verdict === "UNDECIDED");
  const judged = lines.map((line) => {
    const at = open.findIndex((unit) => unit.line === line);
    return at === -1 ? null : (open.splice(at, 1)[0] ?? null);
  });
  if (judged.some((unit) => unit === null)) return "REFUSED";
  return orNothing(it, () => {
    for (const unit of judged) if (unit !== null) unit.verdict = status;
    if (overrideMinor !== null) it.overrideMinor = overrideMinor;
    return open.length > 0 || settle(it);
  });
};

/** All of it, or nothing at all. */
const orNothing = (it: ModelReturn, act: () => boolean): Outcome => {
  const before = structuredClone(it);
  if (act()) {
    follow(it);
    return "DONE";
  }
  Object.assign(it, before);
  return "REFUSED";
};

export const correctReturn = (it: ModelReturn, place: number, status: ReviewStatus): Outcome => {
  const unit = it.units[place % it.units.length];
  if (isOver(it) || unit === undefined || unit.verdict === "UNDECIDED" || unit.verdict === status) return "REFUSED";
  return orNothing(it, () => {
    unit.verdict = status;
    if (it.units.some(({ verdict }) => verdict === "UNDECIDED")) return true;
    for (const payout of it.payouts.filter(({ status }) => status === "PENDING")) {
      payout.status = payout.externalMinor === 0 ? "FAILED" : "SETTLED";
      // What was paid elsewhere is all that is left of it.
      if (payout.externalMinor > 0) payout.amountMinor = payout.externalMinor;
    }
    return settle(it);
  });
};

const paidFor = (units: readonly ModelUnit[]): number =>
  units.reduce((sum, { line }) => sum + (LINES[line]?.paidMinor ?? 0), 0);

/**
 * Approved pieces are paid, or the override; what was given already is not given again. False when the override is more
 * than was paid for what came back.
 */
const settle = (it: ModelReturn): boolean => {
  const approvedMinor = paidFor(it.units.filter(({ verdict }) => verdict === "APPROVED"));
  if ((it.overrideMinor ?? 0) > paidFor(it.units.filter(({ verdict }) => verdict !== "MISSING"))) return false;
  const givenMinor = it.payouts
    .filter(({ status }) => status !== "FAILED")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const dueMinor = (it.overrideMinor ?? approvedMinor) - givenMinor;
  if (dueMinor > 0) it.payouts.push({ amountMinor: dueMinor, externalMinor: 0, status: "PENDING" });
  return true;
};

/** The status follows holds, units and payouts. */
const follow = (it: ModelReturn): void => {
  if (isOver(it)) return;
  it.status = it.holds > 0 ? "ON_HOLD" : "RUNNING";
  const isDecided = it.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (it.holds > 0 || !isDecided || it.payouts.some(({ status }) => status === "PENDING")) return;
  it.status = "COMPLETED";
  it.events.push("onProcessCompleted");
};

export const markReturn = (it: ModelReturn, amountMinor: number | null): Outcome => {
  const pending = it.payouts.filter(({ status }) => status === "PENDING");
  const dueMinor = pending.reduce((sum, one) => sum + one.amountMinor - one.externalMinor, 0);
  if (isOver(it) || dueMinor === 0 || (amountMinor ?? dueMinor) > dueMinor) return "REFUSED";
  let leftMinor = amountMinor ?? dueMinor;
  for (const payout of pending) {
    const coveredMinor = Math.min(leftMinor, payout.amountMinor - payout.externalMinor);
    payout.externalMinor += coveredMinor;
    leftMinor -= coveredMinor;
    if (payout.externalMinor === payout.amountMinor) payout.status = "SETTLED";
  }
  follow(it);
  return "DONE";
};

export const cancelReturn = (it: ModelReturn, isShopper: boolean): Outcome => {
  if (it.status === "CANCELED") return "DONE";
  if (isOver(it)) return "REFUSED";
  const hasMoney = it.payouts.some(
    ({ status, externalMinor }) => externalMinor > 0 || (status !== "FAILED" && !it.isCredit),
  );
  const isApproved = it.units.some(({ verdict }) => verdict === "APPROVED");
  const isWithShopper =
    ["NO_SHIPPING_STATUS", "CREATED", "ERROR"].includes(it.shipping) &&
    it.units.every(({ verdict, location }) => verdict === "UNDECIDED" && location === "ANNOUNCED");
  if (hasMoney || isApproved || (isShopper && !isWithShopper)) return "REFUSED";
  it.status = "CANCELED";
  it.holds = 0;
  it.isLabelDue = false;
  it.events.push("onReturnProcessCanceled");
  return "DONE";
};

export const holdReturn = (it: ModelReturn): Outcome => {
  if (isOver(it)) return "REFUSED";
  it.holds += 1;
  follow(it);
  return "DONE";
};

export const resumeReturn = (it: ModelReturn): Outcome => {
  if (it.status !== "ON_HOLD") return "REFUSED";
  it.holds = 0;
  follow(it);
  return "DONE";
};

/** Everything that is due is done: labels and payouts. Returns that are held wait. */
export const workOn = (model: Model): void => {
  for (const it of model.returns) {
    if (it.holds > 0 || it.status === "CANCELED") continue;
    if (it.isLabelDue && !isOver(it) && it.shipping === "NO_SHIPPING_STATUS") {
      it.shipping = "CREATED";
      it.events.push("onShippingStatusUpdated");
    }
    it.isLabelDue = false;
    for (const payout of it.payouts) if (payout.status === "PENDING") payout.status = "SETTLED";
    follow(it);
  }
};
