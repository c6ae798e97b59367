import { goesTo } from "@/contract/vocabulary/refund-option";
import type { Tx } from "@/server/db/client";
import { lockPayments } from "@/server/db/money/payment-balances";
import { endPayoutWait, insertPayoutWait } from "@/server/db/money/payout-waits";
import { insertSettlement } from "@/server/db/money/settlements";
import { lowerReservation, releaseReservations } from "@/server/db/orders/stock-reservations";
import { loadOtherReturns } from "@/server/db/returns/other-returns";
import { insertPayouts, recordUnitChanges } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import { settleDifference } from "@/server/domain/money/settle-difference";
import type { PayoutLeg, Settlement } from "@/server/domain/money/types";
import { dueMinor, givenMinor } from "@/server/domain/payouts/payout-money";
import { planPayoutWait } from "@/server/domain/payouts/plan-payout-wait";
import { advanceUnits } from "@/server/domain/process/advance-units";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { decideCompensation } from "@/server/domain/reviews/decide-compensation";
import type { Actor } from "@/server/kernel/actor";
import { sumMinor } from "@/server/kernel/money";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { takeBackExcess } from "./take-back-credits";

type SettleCall = {
  actor: Actor;
  process: ReturnProcess;
  basis: "ADVANCE" | "DECISION";
  /** The member of staff who decided; null: a rule or an API key did. */
  person: Actor | null;
  now: Date;
};

/**
 * Settles what a return pays and stores it (domain, money rules 7 and 15): the calculation, and a payout for each leg
 * that earlier payouts of the same return don't cover. Advance credit beyond the decision is taken back as far as it is
 * unspent; the rest is reported as overpaid. An advance that pays nothing isn't stored. Under the process lock; the
 * caller plans the activities.
 * @throws Problem FAILED_PRECONDITION, INVALID_ARGUMENT for an override that is too high
 */
export const settleProcess = async (ctx: ServiceContext, tx: Tx, call: SettleCall): Promise<Settlement> => {
  const { actor, process, basis, now } = call;
  await lockPayments(tx, actor, process.order.id);
  const { payments, earlier } = await loadOtherReturns(tx, actor, {
    order: process.order,
    exceptProcessId: process.id,
  });
  const settlement = deciding(() => decideCompensation(process, { payments, earlier, basis }));
  const settlementId = ctx.ids.next("set");
  const taking = { actor, process, now, decision: settlement, reference: settlementId };
  const isLess = basis === "DECISION" && (await takeBackExcess(tx, taking));
  const current = isLess ? await getProcess(tx, actor, process.id) : process;
  const alreadyPaid = current.payouts
    .filter(({ status }) => status !== "FAILED")
    .map((payout) => ({ ...payout, amountMinor: givenMinor(payout) }));
  const due = settleDifference({ decision: settlement, alreadyPaid });
  if (basis === "ADVANCE" && due.legs.length === 0) return settlement;
  await insertSettlement(tx, actor, {
    id: settlementId,
    returnId: process.id,
    basis,
    refundOption: process.refundOption,
    currency: process.currency,
    settlement,
    overpaidMinor: due.overpaidMinor,
    fingerprint: "",
    createdAt: now,
    expiresAt: null,
  });
  await insertPayouts(tx, actor, {
    processId: process.id,
    payouts: due.legs.map((leg) => newPayout(ctx, { leg, settlement, settlementId, process: current })),
    now,
  });
  const counted = basis === "ADVANCE" ? advanceUnits(process) : process.units.filter(isApproved);
  const paid = due.legs.length > 0 ? counted.filter(({ payment }) => payment === "NOTHING_DUE") : [];
  await recordUnitChanges(tx, actor, {
    processId: process.id,
    changes: paid.map(({ id }) => ({ unitId: id, track: "PAYMENT", state: "DUE", set: { payment: "DUE" } })),
    now,
  });
  if (basis === "DECISION") await fitReservations(tx, call);
  const pendingMinor = [
    ...current.payouts.filter(({ status }) => status === "PENDING").map(dueMinor),
    ...newMinor(due),
  ];
  await openPayoutWait(ctx, tx, {
    ...{ actor, process: current, settlementId, basis, person: call.person, now },
    pendingMinor: sumMinor(pendingMinor),
  });
  return settlement;
};

const newMinor = ({ legs }: { legs: readonly PayoutLeg[] }): number[] => legs.map(({ amountMinor }) => amountMinor);

/** Exchanged units are paid by their new item. */
const isApproved = ({ verdict, outcome }: ReturnProcess["units"][number]): boolean =>
  outcome === "REFUND" && verdict === "APPROVED";

const newPayout = (
  ctx: ServiceContext,
  {
    leg,
    settlement,
    settlementId,
    process,
  }: { leg: PayoutLeg; settlement: Settlement; settlementId: string; process: ReturnProcess },
): Payout => ({
  id: ctx.ids.next("out"),
  settlementId,
  leg: leg.position,
  refundOption: leg.refundOption,
  paymentId: leg.paymentId,
  destination: goesTo(leg.refundOption, "BANK") ? process.bankAccountMask || leg.label : leg.label,
  amountMinor: leg.amountMinor,
  giftMinor: giftOf(leg, settlement, process),
  currency: process.currency,
  status: "PENDING",
  reference: "",
  externalMinor: 0,
  externalNote: "",
  externalBy: "",
  externalReference: "",
  externalOn: null,
  takenBackMinor: 0,
  returnedTimes: 0,
  settledAt: null,
});

/** Bonus and rounding are paid with the credit; the part that an advance already gave isn't given again. */
const giftOf = (leg: PayoutLeg, { portions }: Settlement, { payouts }: ReturnProcess): number => {
  if (leg.paymentId !== null) return 0;
  const portion = portions.find(({ refundOption }) => refundOption === leg.refundOption);
  const given = payouts.filter(({ refundOption, status }) => refundOption === leg.refundOption && status !== "FAILED");
  const givenMinor = given.reduce((sum, { giftMinor }) => sum + giftMinor, 0);
  const giftMinor = (portion?.bonusMinor ?? 0) + (portion?.roundingMinor ?? 0) - givenMinor;
  return Math.min(leg.amountMinor, Math.max(0, giftMinor));
};

/** Releases reservations of exchanges that don't take place after a decision. Under the process lock. */
const fitReservations = async (
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
): Promise<void> => {
  const chosen = new Set(process.units.flatMap(({ exchange }) => exchange?.variantId ?? []));
  const needed = unitsToExchange(process).map(({ exchange }) => exchange.variantId);
  const { id: returnId } = process;
  for (const variantId of chosen) {
    const quantity = needed.filter((id) => id === variantId).length;
    if (quantity === 0) await releaseReservations(tx, actor, { returnId, variantIds: [variantId], now });
    else await lowerReservation(tx, actor, { returnId, variantId, quantity });
  }
};

type Call = SettleCall & {
  settlementId: string;
  /** The amount to pay now, including what earlier decisions left unpaid, in minor units. */
  pendingMinor: number;
};

/**
 * Starts the wait of a decision by the rules of its store: an undo period, or the release by a second person for high
 * amounts. A later decision replaces a waiting one. Under the process lock, in the transaction of the decision, so that
 * no worker sees its work earlier.
 */
const openPayoutWait = async (ctx: ServiceContext, tx: Tx, call: Call): Promise<void> => {
  const { actor, process, settlementId, basis, pendingMinor, person, now } = call;
  const { config } = await getStore(tx, actor, process.ecommerceId);
  const plan = planPayoutWait({ rules: config.refunds, isByPerson: person !== null, basis, pendingMinor });
  for (const { id } of process.payoutWaits)
    await endPayoutWait(tx, actor, { id, ending: "REPLACED", by: actor.name, now });
  if (plan === null) return;
  await insertPayoutWait(tx, actor, {
    ...{ id: ctx.ids.next("pwt"), processId: process.id, settlementId, person, now },
    ...plan,
  });
};
