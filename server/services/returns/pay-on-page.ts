import { keepPage } from "@/server/db/money/charge-pages";
import { settleCharge } from "@/server/db/money/charges";
import { inTransaction } from "@/server/db/transaction";
import type { Charge } from "@/server/domain/process/charge";
import { portalAddress } from "@/server/domain/store/portal-address";
import type { Actor } from "@/server/kernel/actor";
import type { Checkout, CheckoutState, PaymentProvider } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { askProvider, bankNeeded, type Due, noCharger, pageNeeded, tokenNeeded } from "./payment-problems";
import { settledAs } from "./settled-as";

/** The shopper waits for this. */
const PATIENCE_MS = 10_000;
/** Most shoppers come back before this; it covers those who close the window. */
const FIRST_LOOK_SECONDS = 120;

/** `isPresent`: the shopper is present and can be sent to the page. */
type Payer = { actor: Actor; isPresent: boolean };
type OnPage = { charge: Charge; due: Due; payments: PaymentProvider };

/**
 * Advances a charge that is paid on the provider's own page: opens the page, or finds out whether it was paid. The
 * query of the returning browser proves nothing. A page for another price is closed before a new one is opened.
 * @throws Problem FAILED_PRECONDITION with the page while it is unpaid, and while the bank decides; UNAVAILABLE when
 * the provider doesn't answer
 */
export const payOnPage = async (ctx: ServiceContext, call: Payer, { charge, due, payments }: OnPage) => {
  const isWanted = charge.amountMinor === due.amountMinor;
  if (charge.checkoutReference === "") {
    // Its address was never given to anybody, so nobody can pay there.
    if (!isWanted) return settle(ctx, call, { charge, state: { status: "EXPIRED", paymentReference: "" } });
    if (!call.isPresent) throw tokenNeeded(due);
    const url = await open(ctx, call, { charge, due, payments });
    if (url !== null) throw pageNeeded(due, url);
    return;
  }
  const state = await askProvider(() => look(payments, charge, isWanted));
  if (state.status === "PROCESSING") throw bankNeeded(due);
  if (state.status === "OPEN") throw call.isPresent ? pageNeeded(due, charge.checkoutUrl) : tokenNeeded(due);
  return settle(ctx, call, { charge, state });
};

/** Null: the charge was abandoned in the meantime, and nobody is sent to its page. */
const open = async (
  ctx: ServiceContext,
  { actor }: Payer,
  { charge, due, payments }: OnPage,
): Promise<string | null> => {
  const { loaded } = due.quote;
  const { openCheckout } = payments;
  if (openCheckout === undefined) throw noCharger();
  const { idempotencyKey, amountMinor, currency } = charge;
  const back = `${portalAddress(ctx.env.APP_URL, loaded.store)}/pay`;
  const page: Checkout = await askProvider(() =>
    openCheckout({
      ...{ idempotencyKey, amountMinor, currency, label: loaded.intent.returnCode, isHold: charge.isHold },
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

const settle = async (
  ctx: ServiceContext,
  { actor }: Payer,
  { charge, state }: { charge: Charge; state: CheckoutState },
): Promise<void> => {
  const settled = settledAs(charge, state, ctx.clock.now());
  if (settled !== null) await inTransaction(ctx, (tx) => settleCharge(tx, actor, settled));
};
