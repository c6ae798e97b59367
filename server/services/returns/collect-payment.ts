import type { Tx } from "@/server/db/client";
import { insertCharge, keepChargeReference, listCharges, settleCharge } from "@/server/db/money/charges";
import { lockIntent } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import { type ChargeStep, NOT_ON_PAGE, nextChargeStep } from "@/server/domain/exchanges/open-charge";
import type { Charge } from "@/server/domain/process/charge";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { Charger, PartnerScope } from "@/server/partners/partners";
import type { ServiceContext } from "../context";
import { loadIntent } from "../intents/load-intent";
import { findCharge, giveBackCharge } from "./give-back-charge";
import { payOnPage } from "./pay-on-page";
import { askProvider, type Due, declined, noCharger, tokenNeeded, unknownYet } from "./payment-problems";
import { type Quote, quoteFor } from "./price-return";
import { settledAs } from "./settled-as";
import { wantedHold } from "./wanted-hold";

/** The shopper waits for this. */
const PATIENCE_MS = 10_000;
/** How long another call may still be sending a charge that the provider doesn't know yet. */
const ON_ITS_WAY_MS = 2 * PATIENCE_MS;
/** Settle the pending charge, refund it, start a new one: more steps are needed only when other calls interfere. */
const MOST_STEPS = 6;

type PaymentCall = {
  actor: Actor;
  returnId: string;
  /** The store's scope from when its draft was started. */
  scope: PartnerScope;
  token: string;
  /** The price that was confirmed. */
  quoteId: string;
  /** The shopper is present and can be sent to a page of the payment provider. */
  isPresent: boolean;
  /** Rejects an impossible return, and a price that the shopper hasn't seen; called under the draft's lock. */
  requireReady: (tx: Tx, quote: Quote) => Promise<void>;
};

type Planned = { step: ChargeStep; due: Due };

/**
 * Collects what the shopper owes according to a draft's quote, before the return is created and outside any
 * transaction, as with the label. Every attempt is stored with its key before the provider is called, so that a retry
 * after any failure finds it: the shopper is never charged twice.
 * @throws Problem FAILED_PRECONDITION with the amount when there is no token or the payment is declined, and with the
 * payment page if the provider has one; UNAVAILABLE when it isn't known whether money moved
 */
export const collectPayment = async (ctx: ServiceContext, call: PaymentCall): Promise<void> => {
  const [charger, holder] = await Promise.all([ctx.partners.charger(call.scope), ctx.partners.holder(call.scope)]);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const planned = await planStep(ctx, call, { charger, holder });
    if (planned === null) return;
    await doStep(ctx, call, planned);
  }
  throw new Problem("ABORTED", "This return is being confirmed somewhere else. Try again.");
};

type Takers = { charger: Charger | null; holder: Charger | null };

const planStep = (ctx: ServiceContext, call: PaymentCall, takers: Takers): Promise<Planned | null> =>
  inTransaction(ctx, async (tx) => {
    const { actor, returnId } = call;
    // Double click: the other call has paid and created the return in the meantime, and the confirmation finds it.
    if ((await lockIntent(tx, actor, returnId)).completedAt !== null) return null;
    const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    await call.requireReady(tx, quote);
    const charges = await listCharges(tx, actor, returnId);
    const next = dues(ctx, quote)
      .map((due) => ({
        due,
        step: nextChargeStep(
          charges.filter(({ isHold }) => isHold === due.isHold),
          due.amountMinor,
        ),
      }))
      .find(({ step }) => step.kind !== "PAID");
    if (next === undefined || next.step.kind !== "BEGIN") return next ?? null;
    const { due, step } = next;
    const charger = due.isHold ? takers.holder : takers.charger;
    const hasPage = charger?.payments.openCheckout !== undefined;
    // A card hold is requested on the provider's page whenever it has one.
    const isOnPage = call.isPresent && hasPage && (call.token === "" || due.isHold);
    if ((call.token === "" || (due.isHold && hasPage)) && !isOnPage) throw tokenNeeded(due);
    if (charger === null) throw noCharger();
    const charge: Charge = {
      ...NOT_ON_PAGE,
      isHold: due.isHold,
      id: ctx.ids.next("chg"),
      amountMinor: step.amountMinor,
      refundedMinor: 0,
      currency: loaded.order.currency,
      status: "PENDING",
      reference: "",
      idempotencyKey: `${loaded.store.id}:${returnId}:CHARGE:${charges.length}`,
      ...{ connectionId: charger.connectionId, quoteId: quote.quoteId, isOnPage },
      ...{ checkoutReference: "", checkoutUrl: "" },
      createdAt: ctx.clock.now().toISOString(),
      refundedAt: null,
      refundReference: "",
    };
    await insertCharge(tx, actor, { returnId, charge });
    return { step: { kind: "ASK", charge }, due };
  });

/**
 * The charges that a quote requires. A card hold that is no longer wanted is released first; one that is wanted comes
 * last.
 */
const dues = (ctx: ServiceContext, quote: Quote): Due[] => {
  const owed = { quote, amountMinor: quote.settlement.owedMinor, isHold: false };
  const held = { quote, amountMinor: wantedHold(ctx, quote), isHold: true };
  return held.amountMinor === 0 ? [held, owed] : [owed, held];
};

const doStep = async (ctx: ServiceContext, call: PaymentCall, { step, due }: Planned): Promise<void> => {
  const { quote } = due;
  if (step.kind === "GIVE_BACK") return giveBack(ctx, call, { charge: step.charge, quote });
  if (step.kind !== "ASK") return;
  const { charge } = step;
  const { idempotencyKey, amountMinor, currency } = charge;
  const { payments } = await chargerOf(ctx, call, charge);
  if (charge.isOnPage) return payOnPage(ctx, call, { charge, due, payments });
  const isWanted = amountMinor === due.amountMinor && call.token !== "";
  const answer = await askProvider(async () => {
    const known = await findCharge(payments, charge);
    // The price has changed or there is nobody to pay: a charge that never arrived is not sent again. A recent one may
    // still arrive.
    if (known === null && isOnItsWay(charge, ctx.clock.now()) && !isWanted) throw unknownYet();
    if (known !== null || !isWanted) return known;
    const label = quote.loaded.intent.returnCode;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { isHold } = charge;
    return payments.charge({ idempotencyKey, amountMinor, currency, label, token: call.token, isHold, signal });
  });
  if (answer?.status === "PENDING") {
    const { reference } = answer;
    await inTransaction(ctx, (tx) => keepChargeReference(tx, call.actor, { id: charge.id, reference }));
    throw unknownYet();
  }
  const isTaken = answer?.status === "SETTLED";
  const state = {
    status: charge.isHold ? ("HELD" as const) : ("PAID" as const),
    paymentReference: answer?.reference ?? "",
  };
  const settled = isTaken
    ? settledAs(charge, state, ctx.clock.now())
    : { id: charge.id, status: "DECLINED" as const, reference: answer?.reference ?? "" };
  const isMine = settled !== null && (await inTransaction(ctx, (tx) => settleCharge(tx, call.actor, settled)));
  if (isMine && answer?.status === "FAILED") throw declined(due);
};

const isOnItsWay = ({ createdAt }: Charge, now: Date): boolean => now.getTime() - Date.parse(createdAt) < ON_ITS_WAY_MS;

const giveBack = async (
  ctx: ServiceContext,
  call: PaymentCall,
  { charge, quote }: { charge: Charge; quote: Quote },
): Promise<void> => {
  const { actor } = call;
  const { returnCode } = quote.loaded.intent;
  const { payments } = await chargerOf(ctx, call, charge);
  const isBack = await askProvider(() =>
    giveBackCharge(ctx, { actor, payments, charge, returnCode, patienceMs: PATIENCE_MS, isTold: false }),
  );
  if (!isBack) throw unknownYet();
};

/** The provider that made the charge, or was to make it, and no other. */
const chargerOf = async (
  { partners }: ServiceContext,
  { scope }: PaymentCall,
  { connectionId }: Charge,
): Promise<Charger> => {
  const charger = await partners.chargerOf(scope, connectionId);
  if (charger === null) throw noCharger();
  return charger;
};
