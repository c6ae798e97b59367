import { keepPage } from "@/server/db/charge-pages";
import { settleCharge } from "@/server/db/charges";
import { inTransaction } from "@/server/db/transaction";
import type { Charge } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { Checkout, CheckoutState, PaymentProvider } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { askProvider, bankNeeded, noCharger, pageNeeded, tokenNeeded } from "./payment-problems";
import type { Quote } from "./price-return";

/** A shopper waits for this. */
const PATIENCE_MS = 10_000;
/** Most come back to us before; this is for those who close the window. */
const FIRST_LOOK_SECONDS = 120;

/** `isPresent`: the shopper is here, and can be led to the page. */
type Payer = { actor: Actor; isPresent: boolean };
type OnPage = { charge: Charge; quote: Quote; payments: PaymentProvider };

/**
 * Brings a charge that is paid on the provider's own page one step on: opens the page, or learns what became of it. What
 * the shopper's browser says on its way back proves nothing. A page for another price is closed before another is opened.
 * @throws Problem FAILED_PRECONDITION with the page as long as it is to be paid there, and while the bank decides;
 * UNAVAILABLE when the provider does not answer
 */
export const payOnPage = async (ctx: ServiceContext, call: Payer, { charge, quote, payments }: OnPage) => {
  const isWanted = charge.amountMinor === quote.settlement.owedMinor;
  if (charge.checkoutReference === "") {
    // Its address was never told to anybody, so that nobody can pay there.
    if (!isWanted) return settle(ctx, call, { charge, paidBy: "" });
    if (!call.isPresent) throw tokenNeeded(quote);
    const url = await open(ctx, call, { charge, quote, payments });
    if (url !== null) throw pageNeeded(quote, url);
    return;
  }
  const state = await askProvider(() => look(payments, charge, isWanted));
  if (state.status === "PROCESSING") throw bankNeeded(quote);
  if (state.status === "OPEN") throw call.isPresent ? pageNeeded(quote, charge.checkoutUrl) : tokenNeeded(quote);
  return settle(ctx, call, { charge, paidBy: state.paymentReference });
};

/** Null: the charge was given up meanwhile, and nobody is led to its page. */
const open = async (
  ctx: ServiceContext,
  { actor }: Payer,
  { charge, quote, payments }: OnPage,
): Promise<string | null> => {
  const { loaded } = quote;
  const { openCheckout } = payments;
  if (openCheckout === undefined) throw noCharger();
  const { idempotencyKey, amountMinor, currency } = charge;
  const back = `${ctx.env.APP_URL}/r/${loaded.store.slug}/pay`;
  const page: Checkout = await askProvider(() =>
    openCheckout({
      ...{ idempotencyKey, amountMinor, currency, label: loaded.intent.returnCode, isHold: false },
      ...{ successUrl: `${back}/back?return=${loaded.intent.id}`, cancelUrl: back, lang: loaded.intent.lang },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
  const isKept = await inTransaction(ctx, (tx) =>
    keepPage(tx, actor, {
      ...{ id: charge.id, checkoutReference: page.reference, checkoutUrl: page.url },
      seconds: FIRST_LOOK_SECONDS,
    }),
  );
  return isKept ? page.url : null;
};

const look = async (payments: PaymentProvider, charge: Charge, isWanted: boolean): Promise<CheckoutState> => {
  const { readCheckout, closeCheckout } = payments;
  if (readCheckout === undefined || closeCheckout === undefined) throw noCharger();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const state = await readCheckout(charge.checkoutReference, signal);
  return state.status === "OPEN" && !isWanted ? closeCheckout(charge.checkoutReference, signal) : state;
};

/** `paidBy` "": nobody paid, and nobody can any more. */
const settle = async (
  ctx: ServiceContext,
  { actor }: Payer,
  { charge: { id }, paidBy }: { charge: Charge; paidBy: string },
): Promise<void> => {
  const status = paidBy === "" ? ("DECLINED" as const) : ("CAPTURED" as const);
  await inTransaction(ctx, (tx) => settleCharge(tx, actor, { id, status, reference: paidBy }));
};
