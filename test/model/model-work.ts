import type { Answer, Script } from "./model-desk";
import { conclude, unitsToOrder } from "./model-workflow";
import { ACT_KINDS, type ActKind, holdsOf, isOver, type Model, type ModelAct, type ModelReturn } from "./return-model";

/** After this many attempts a person decides. */
const MOST_ATTEMPTS = 6;
const PARTNERS: Record<ActKind, keyof Script | null> = {
  ...{ LABEL: "carrier", PICKUP: "carrier", OPEN: "shop", EXCHANGE: "shop", RESTOCK: "shop", REFUND: "payments" },
  ...{ CREDIT: null, CLOSE: "shop", REMINDER: "mail" },
};

/** Whether a worker may begin it. */
const isClaimable = (it: ModelReturn, { kind, state }: ModelAct): boolean => {
  const { all, money } = holdsOf(it);
  const paysOrGives = kind === "REFUND" || kind === "CREDIT" || kind === "EXCHANGE";
  return state === "PENDING" && all === 0 && !(money > 0 && paysOrGives);
};

/** All waiting work is attempted once, including what is planned meanwhile; kind by kind. */
export const workOn = (model: Model, { script, isLast }: { script: Script; isLast: boolean }): void => {
  const waiting = model.returns.flatMap((it) =>
    it.acts.filter(({ state }) => state === "PENDING").map((act) => ({ it, act })),
  );
  for (const { act } of waiting) {
    act.isTaken = false;
    if (isLast) act.attempts = MOST_ATTEMPTS - 1;
  }
  const tried = new Set<ModelAct>(waiting.map(({ act }) => act));
  for (const kind of ACT_KINDS) {
    for (const { it, act } of waiting) if (act.kind === kind && isClaimable(it, act)) attempt(it, act, script);
    for (let isMore = true; isMore; ) {
      const planned = model.returns.flatMap((it) =>
        it.acts.filter((act) => !tried.has(act) && isClaimable(it, act)).map((act) => ({ it, act })),
      );
      for (const { it, act } of planned) {
        tried.add(act);
        attempt(it, act, script);
      }
      isMore = planned.length > 0;
    }
  }
};

const attempt = (it: ModelReturn, act: ModelAct, script: Script): void => {
  act.attempts += 1;
  const partner = PARTNERS[act.kind];
  const answer = needsNobody(it, act) || partner === null ? "OK" : answerOf(it, act, script[partner]);
  if (answer === "LATER") {
    act.hasFailed = false;
    return;
  }
  if (answer === "OK") {
    finish(it, act);
    return;
  }
  act.hasFailed = true;
  if (answer === "REFUSED" || act.attempts >= MOST_ATTEMPTS) {
    act.state = "HELD";
    // A permanently rejected payment is retried under another key.
    conclude(it);
  }
};

const needsNobody = (it: ModelReturn, { kind }: ModelAct): boolean =>
  (kind === "LABEL" && isOver(it)) ||
  (kind === "EXCHANGE" && unitsToOrder(it).length === 0) ||
  (kind === "REMINDER" && it.authorization !== "PENDING");

/** The partner's response, and its effects so far. */
const answerOf = (it: ModelReturn, act: ModelAct, told: Answer): Answer => {
  if (act.kind === "RESTOCK" && !asksShelf(it, act)) return "OK";
  if (act.kind === "REMINDER") return told === "LATER" ? "OK" : told;
  if (told === "DOWN") return "DOWN";
  if (told === "REFUSED" && act.atPartner === "NOTHING") return "REFUSED";
  if (told === "LATER" && act.kind === "REFUND" && act.atPartner !== "DONE") {
    act.atPartner = "PENDING";
    return "LATER";
  }
  act.atPartner = "DONE";
  if (act.kind === "RESTOCK") shelve(it);
  return told === "LOST" ? "LOST" : "OK";
};

/** All units of a decision in one call. */
const shelve = (it: ModelReturn): void => {
  for (const unit of it.units) unit.isAtShop = shelfOf(it, unit);
};

/** There is something to move, or the shop was asked and its response hasn't arrived. */
const asksShelf = (it: ModelReturn, { atPartner }: ModelAct): boolean =>
  atPartner !== "NOTHING" || it.units.some((unit) => shelfOf(it, unit) !== unit.isAtShop);

const shelfOf = (it: ModelReturn, { verdict, location, isOnShelf }: ModelReturn["units"][number]): boolean => {
  const isGood = verdict === "APPROVED" && location !== "KEPT";
  return isOnShelf ? isGood : isGood && it.store.isRestocking;
};

/** The response has arrived: its consequences, whoever gave it. */
export const finish = (it: ModelReturn, act: ModelAct): void => {
  act.state = "DONE";
  act.isTaken = false;
  act.hasFailed = false;
  switch (act.kind) {
    case "LABEL":
      if (isOver(it)) return;
      it.isLabeled = true;
      if (it.shipping === "NO_SHIPPING_STATUS") {
        it.shipping = "CREATED";
        it.events.push("onShippingStatusUpdated");
      }
      break;
    case "EXCHANGE":
      it.hasNewOrder ||= unitsToOrder(it).length > 0;
      break;
    case "RESTOCK":
      for (const unit of it.units) unit.isOnShelf = shelfOf(it, unit);
      break;
    case "REFUND":
    case "CREDIT": {
      const payout = it.payouts[act.payout];
      if (payout !== undefined) payout.status = "SETTLED";
      break;
    }
    case "PICKUP":
    case "OPEN":
      break;
    case "CLOSE":
    case "REMINDER":
      return;
  }
  conclude(it);
};

/** Whether a worker that claims the only activity of this kind would call a partner. */
export const isAtWork = (it: ModelReturn, kind: ActKind): boolean => {
  const waiting = it.acts.filter((act) => act.kind === kind && act.state === "PENDING");
  const [act] = waiting;
  if (act === undefined || waiting.length > 1 || PARTNERS[kind] === null || PARTNERS[kind] === "mail") return false;
  const isNeeded = kind !== "RESTOCK" || asksShelf(it, act);
  return isNeeded && isClaimable(it, act) && !needsNobody(it, act);
};

/** A worker claims it and dies: whether its partner did anything is unknown. */
export const killWith = (it: ModelReturn, kind: ActKind, when: "BEFORE" | "AFTER"): void => {
  const act = it.acts.find((one) => one.kind === kind && one.state === "PENDING");
  if (act === undefined) return;
  act.attempts += 1;
  act.isTaken = true;
  if (when === "BEFORE") return;
  act.atPartner = "DONE";
  if (kind === "RESTOCK") shelve(it);
};
