import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { TimerKind } from "@/contract/vocabulary/timer";
import type { UnitLocation, UnitVerdict } from "@/contract/vocabulary/unit";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { LINES } from "./model-lines";
import type { ModelStore } from "./model-stores";

export type ModelUnit = {
  line: number;
  index: number;
  verdict: UnitVerdict;
  location: UnitLocation;
  isExchanged: boolean;
  isOnShelf: boolean;
  /** The shop's state. */
  isAtShop: boolean;
};
export type ModelPayout = { amountMinor: number; externalMinor: number; status: "PENDING" | "SETTLED" | "FAILED" };

export const ACT_KINDS = [
  "LABEL",
  "PICKUP",
  "OPEN",
  "EXCHANGE",
  "RESTOCK",
  "REFUND",
  "CREDIT",
  "CLOSE",
  "REMINDER",
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Work that happens once: for a return, a payout or a decision. */
export type ModelAct = {
  kind: ActKind;
  leg: string;
  payout: number;
  state: "PENDING" | "HELD" | "DONE" | "SKIPPED";
  attempts: number;
  /** Its last attempt got a rejection, or no response. */
  hasFailed: boolean;
  /** The partner's state of it. */
  atPartner: "NOTHING" | "PENDING" | "DONE";
  /** A worker died during it. */
  isTaken: boolean;
};

/** A return in its simplest form: no database, no locks, no derivation. */
export type ModelReturn = {
  id: string;
  store: ModelStore;
  isCredit: boolean;
  isPickup: boolean;
  status: ProcessStatus;
  authorization: AuthorizationStatus;
  shipping: ShippingStatus;
  isLabeled: boolean;
  operatorHolds: number;
  moneyHold: "NONE" | "OPEN" | "RELEASED";
  units: ModelUnit[];
  payouts: ModelPayout[];
  decisions: number;
  /** A person decided it, and the consequences are delayed. */
  isWaiting: boolean;
  overrideMinor: number | null;
  hasNewOrder: boolean;
  acts: ModelAct[];
  fired: TimerKind[];
  isFreed: boolean;
  /** A person restocked items without us telling the shop. */
  isShelvedByHand: boolean;
  events: WebhookEvent[];
};

/** One order and its returns; which unit of which line is in a live return. */
export type Model = { store: ModelStore; returns: ModelReturn[] };

/** A command returns DONE or REFUSED; the model and the service must agree on it. */
export type Outcome = "DONE" | "REFUSED";

const TERMINAL: readonly ProcessStatus[] = ["COMPLETED", "CANCELED", "FAILED"];

export const isOver = ({ status }: Pick<ModelReturn, "status">): boolean => TERMINAL.includes(status);
export const isDecided = ({ units }: Pick<ModelReturn, "units">): boolean =>
  units.every(({ verdict }) => verdict !== "UNDECIDED");
export const isAllowed = ({ authorization }: Pick<ModelReturn, "authorization">): boolean =>
  authorization === "NOT_REQUIRED" || authorization === "AUTHORIZED";
export const isOpen = ({ state }: ModelAct): boolean => state === "PENDING" || state === "HELD";
export const isBegun = ({ attempts, hasFailed }: ModelAct): boolean => attempts > 0 || hasFailed;

/** Each open hold by its scope. */
export const holdsOf = (it: ModelReturn) => ({
  activity: isOver(it) ? 0 : it.acts.filter(({ kind, state }) => state === "HELD" && kind !== "REMINDER").length,
  money: !isOver(it) && it.moneyHold === "OPEN" ? 1 : 0,
  all: isOver(it) ? 0 : it.operatorHolds,
});
export const isHeld = (it: ModelReturn): boolean => Object.values(holdsOf(it)).some((count) => count > 0);

export const takenOf = (model: Model, line: number): Set<number> =>
  new Set(
    model.returns
      .filter(({ isFreed }) => !isFreed)
      .flatMap(({ units }) => units.filter((unit) => unit.line === line).map(({ index }) => index)),
  );

/** The available units of a line in order; null when there are too few. */
export const freePieces = (model: Model, line: number, quantity: number): number[] | null => {
  const taken = takenOf(model, line);
  const all = Array.from({ length: LINES[line]?.quantity ?? 0 }, (_, index) => index);
  const free = all.filter((index) => !taken.has(index));
  return free.length < quantity ? null : free.slice(0, quantity);
};

export const newReturn = (
  facts: Pick<ModelReturn, "id" | "store" | "isCredit" | "isPickup" | "units" | "authorization">,
): ModelReturn => ({
  ...facts,
  status: "RUNNING",
  shipping: "NO_SHIPPING_STATUS",
  isLabeled: false,
  operatorHolds: 0,
  moneyHold: "NONE",
  payouts: [],
  decisions: 0,
  isWaiting: false,
  overrideMinor: null,
  hasNewOrder: false,
  acts: [],
  fired: [],
  isFreed: false,
  isShelvedByHand: false,
  events: [],
});

export const newAct = (kind: ActKind, facts: Partial<ModelAct> = {}): ModelAct => ({
  kind,
  leg: "",
  payout: -1,
  state: "PENDING",
  attempts: 0,
  hasFailed: false,
  atPartner: "NOTHING",
  isTaken: false,
  ...facts,
});

/** All or nothing. */
export const orNothing = (it: ModelReturn, act: () => boolean): Outcome => {
  const before = structuredClone(it);
  if (act()) return "DONE";
  Object.assign(it, before);
  return "REFUSED";
};

/** A person or a deadline has decided these units. False: the promised amount can't be paid for them. */
export const judge = (it: ModelReturn, units: readonly ModelUnit[], status: ReviewStatus): boolean => {
  for (const unit of units) unit.verdict = status;
  return !isDecided(it) || settle(it);
};

const sharePaid = (it: ModelReturn, { line, location }: ModelUnit): number => {
  const paidMinor = LINES[line]?.paidMinor ?? 0;
  return location === "KEPT" ? (paidMinor * (it.store.kept[line]?.percent ?? 0)) / 100 : paidMinor;
};

/** The price paid for the returned items. */
const capOf = ({ units }: ModelReturn): number =>
  units
    .filter(({ isExchanged, verdict }) => !isExchanged && verdict !== "MISSING")
    .reduce((sum, { line }) => sum + (LINES[line]?.paidMinor ?? 0), 0);

/**
 * Approved units are paid, or the override; earlier payments aren't repeated. False when the override exceeds the price
 * paid for the returned items.
 */
export const settle = (it: ModelReturn): boolean => {
  const refunded = it.units.filter(({ isExchanged }) => !isExchanged);
  const approved = refunded.filter(({ verdict }) => verdict === "APPROVED");
  const approvedMinor = approved.reduce((sum, unit) => sum + sharePaid(it, unit), 0);
  if ((it.overrideMinor ?? 0) > capOf(it)) return false;
  const decidedMinor = it.overrideMinor ?? approvedMinor;
  if (it.isCredit) takeBack(it, givenOf(it) - decidedMinor);
  const dueMinor = decidedMinor - givenOf(it);
  it.decisions += 1;
  if (dueMinor > 0) it.payouts.push({ amountMinor: dueMinor, externalMinor: 0, status: "PENDING" });
  return true;
};

const givenOf = ({ payouts }: ModelReturn): number =>
  payouts.filter(({ status }) => status !== "FAILED").reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Credit is never spent here: everything overpaid by this service is taken back, latest first. */
const takeBack = ({ payouts }: ModelReturn, excessMinor: number): void => {
  let openMinor = Math.max(0, excessMinor);
  for (const payout of payouts.toReversed()) {
    if (payout.status !== "SETTLED") continue;
    const takenMinor = Math.min(openMinor, payout.amountMinor - payout.externalMinor);
    payout.amountMinor -= takenMinor;
    openMinor -= takenMinor;
  }
};

/**
 * The amount that can still be paid: what is due; while units have no verdict, the amount if all were accepted, limited
 * to the price paid for the returned items.
 */
export const payableOf = (it: ModelReturn): number => {
  if (it.status === "CANCELED" || it.status === "FAILED") return 0;
  const accepted = structuredClone(it);
  if (!isDecided(it)) {
    for (const unit of accepted.units) if (unit.verdict === "UNDECIDED") unit.verdict = "APPROVED";
    if (!settle(accepted)) return capOf(accepted);
  }
  return accepted.payouts
    .filter(({ status }) => status === "PENDING")
    .reduce((sum, { amountMinor, externalMinor }) => sum + amountMinor - externalMinor, 0);
};
