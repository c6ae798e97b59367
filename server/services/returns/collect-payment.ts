import { insertCharge, keepChargeReference, listCharges, settleCharge } from "@/server/db/charges";
import type { Tx } from "@/server/db/client";
import { lockIntent } from "@/server/db/intents";
import { inTransaction } from "@/server/db/transaction";
import { type ChargeStep, nextChargeStep } from "@/server/domain/exchanges/open-charge";
import type { Charge } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { minorToMajorText } from "@/server/kernel/money";
import { invalidField, Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { loadIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { findCharge, giveBackCharge } from "./give-back-charge";
import { type Quote, quoteFor } from "./price-return";

/** A shopper waits for this. */
const PATIENCE_MS = 10_000;
/** So long a charge may be on its way in another call, which the provider has not heard of yet. */
const ON_ITS_WAY_MS = 2 * PATIENCE_MS;
/** Settle what was begun, give it back, begin anew: nobody needs more steps unless others step in between. */
const MOST_STEPS = 6;

type PaymentCall = {
  actor: Actor;
  returnId: string;
  token: string;
  /** Refuses what cannot be made, and a price that the shopper has not seen; under the draft's lock. */
  requireReady: (tx: Tx, quote: Quote) => Promise<void>;
};

type Planned = { step: ChargeStep; quote: Quote };

/**
 * Takes what a draft's quote says that the shopper owes, before the return is made and outside any transaction, as the
 * label is. Every attempt is written down with its key before money is asked for, so that a retry finds it again
 * whatever broke in between: it is never taken twice.
 * @throws Problem FAILED_PRECONDITION with the amount when there is no token or the payment is declined, UNAVAILABLE
 * when it is not known whether money moved
 */
export const collectPayment = async (ctx: ServiceContext, call: PaymentCall): Promise<void> => {
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const planned = await planStep(ctx, call);
    if (planned === null) return;
    await doStep(ctx, call, planned);
  }
  throw new Problem("ABORTED", "This return is being confirmed somewhere else. Try again.");
};

const planStep = (ctx: ServiceContext, call: PaymentCall): Promise<Planned | null> =>
  inTransaction(ctx, async (tx) => {
    const { actor, returnId } = call;
    // A double click: the other one has paid and made the return meanwhile, and whoever confirms finds it.
    if ((await lockIntent(tx, actor, returnId)).completedAt !== null) return null;
    const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    await call.requireReady(tx, quote);
    const charges = await listCharges(tx, actor, returnId);
    const step = nextChargeStep(charges, quote.settlement.owedMinor);
    if (step.kind === "PAID") return null;
    if (step.kind !== "BEGIN") return { step, quote };
    if (call.token === "") throw tokenNeeded(quote);
    const charge: Charge = {
      id: ctx.ids.next("chg"),
      amountMinor: step.amountMinor,
      refundedMinor: 0,
      currency: loaded.order.currency,
      status: "PENDING",
      reference: "",
      idempotencyKey: `${loaded.store.id}:${returnId}:CHARGE:${charges.length}`,
      createdAt: ctx.clock.now().toISOString(),
      refundedAt: null,
      refundReference: "",
    };
    await insertCharge(tx, actor, { returnId, charge });
    return { step: { kind: "ASK", charge }, quote };
  });

const doStep = async (ctx: ServiceContext, call: PaymentCall, { step, quote }: Planned): Promise<void> => {
  if (step.kind === "GIVE_BACK") return giveBack(ctx, call, { charge: step.charge, quote });
  if (step.kind !== "ASK") return;
  const { charge } = step;
  const { idempotencyKey, amountMinor, currency } = charge;
  const isWanted = amountMinor === quote.settlement.owedMinor && call.token !== "";
  const payments = await paymentsOf(ctx, quote);
  const answer = await ask(async () => {
    const known = await findCharge(payments, charge);
    // Another price, or nobody to pay: what never arrived is not sent again. Young, it may arrive yet.
    if (known === null && isOnItsWay(charge, ctx.clock.now()) && !isWanted) throw unknownYet();
    if (known !== null || !isWanted) return known;
    const label = quote.loaded.intent.returnCode;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return payments.charge({ idempotencyKey, amountMinor, currency, label, token: call.token, signal });
  });
  if (answer?.status === "PENDING") {
    const { reference } = answer;
    await inTransaction(ctx, (tx) => keepChargeReference(tx, call.actor, { id: charge.id, reference }));
    throw unknownYet();
  }
  const status = answer?.status === "SETTLED" ? "CAPTURED" : "DECLINED";
  const reference = answer?.reference ?? "";
  const isMine = await inTransaction(ctx, (tx) => settleCharge(tx, call.actor, { id: charge.id, status, reference }));
  if (isMine && answer?.status === "FAILED") throw declined(quote);
};

const isOnItsWay = ({ createdAt }: Charge, now: Date): boolean => now.getTime() - Date.parse(createdAt) < ON_ITS_WAY_MS;

const giveBack = async (
  ctx: ServiceContext,
  { actor }: PaymentCall,
  { charge, quote }: { charge: Charge; quote: Quote },
): Promise<void> => {
  const { returnCode } = quote.loaded.intent;
  const payments = await paymentsOf(ctx, quote);
  const isBack = await ask(() => giveBackCharge(ctx, { actor, payments, charge, returnCode, patienceMs: PATIENCE_MS }));
  if (!isBack) throw unknownYet();
};

/** Nobody is asked for money where nobody can take it: such outcomes are not offered (domain, money rule 9). */
const paymentsOf = async ({ partners }: ServiceContext, { loaded }: Quote): Promise<PaymentProvider> => {
  const payments = await partners.payments(partnerScopeOf(loaded.store), "CHARGES");
  if (payments === null) throw new Problem("FAILED_PRECONDITION", "This store can't take payments online.");
  return payments;
};

/** What a partner throws, as the shopper may see it. */
const ask = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.isRetryable) throw unknownYet();
    throw invalidField("payment_token", "the payment provider does not take this token");
  }
};

const unknownYet = (): Problem =>
  new Problem("UNAVAILABLE", "The payment has not been answered yet. Try again: you will not be charged twice.", {
    retryAfterSeconds: 5,
  });

const amountOf = ({ settlement, loaded }: Quote): string =>
  `${minorToMajorText(settlement.owedMinor, loaded.order.currency)} ${loaded.order.currency}`;

const toPay = ({ settlement, loaded }: Quote) => ({
  details: [{ amount_to_pay: String(settlement.owedMinor), currency: loaded.order.currency }],
});

const tokenNeeded = (quote: Quote): Problem =>
  new Problem("FAILED_PRECONDITION", `${amountOf(quote)} is to be paid first: send a payment_token.`, toPay(quote));

const declined = (quote: Quote): Problem =>
  new Problem(
    "FAILED_PRECONDITION",
    `The payment of ${amountOf(quote)} was declined. Nothing was charged; try another way to pay.`,
    toPay(quote),
  );
