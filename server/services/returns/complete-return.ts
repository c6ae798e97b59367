import type { ExchangeTiming } from "@/contract/vocabulary/card-hold";
import type { Tx } from "@/server/db/client";
import { listCharges } from "@/server/db/money/charges";
import { findQuoteFingerprint } from "@/server/db/money/settlements";
import { lockIntentAndOrder } from "@/server/db/returns/intents";
import { getProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { chargedMinor, heldBy } from "@/server/domain/exchanges/open-charge";
import type { Charge } from "@/server/domain/process/charge";
import type { ReturnProcess } from "@/server/domain/process/types";
import { canCharge } from "@/server/domain/store/can-charge";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent, requireReturnAccess } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { prepareShipments } from "../shipping/prepare-shipment";
import { recordNeedless } from "../shipping/record-needless";
import { chooseTiming } from "./choose-timing";
import { collectPayment } from "./collect-payment";
import { deliveryOf } from "./delivery-of";
import { authorizationOf, lookAtRisk } from "./evaluate-return";
import { openReturn } from "./open-return";
import { mayOwe, type Quote, quoteFor, requireAllowed } from "./price-return";
import { wantedHold } from "./wanted-hold";

/** Carries the new price to a caller who confirmed another one. */
export class PriceChanged extends Problem {
  constructor(readonly quote: Quote) {
    super("ABORTED", "The price has changed since you saw it. Look at the new price, then confirm.");
  }
}

type CompleteCall = {
  actor: Actor;
  returnId: string;
  quoteId: string;
  paymentToken?: string;
  /** When the shopper wants the new items. Absent: as chosen before. */
  exchangeTiming?: ExchangeTiming | undefined;
  /** False when nobody is present who could be sent to a payment page. */
  isPresent?: boolean;
};

/**
 * Creates the process and its creation event from a draft (decisions, section 6, complete). Units, price and event are
 * one transaction under the order's lock; repeating the call returns the same process. Amounts owed are collected
 * first. The label is requested first as well, so that the creation event can contain it; if the carrier is slow or
 * unreachable, or the return needs approval, the activity requests it later.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION, PriceChanged
 */
export const completeReturn = async (
  ctx: ServiceContext,
  { actor, returnId, quoteId, paymentToken = "", exchangeTiming, isPresent = true }: CompleteCall,
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  if (exchangeTiming !== undefined) await chooseTiming(ctx, { actor, returnId, exchangeTiming });
  const seen = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  if (seen.intent.completedAt !== null) return getProcess(ctx.db, actor, returnId);
  requireAllowed(seen);
  if (quoteId !== "") await requirePriceBefore(ctx, { actor, returnId, quoteId });
  if (isToBePaid(seen))
    await collectPayment(ctx, {
      actor,
      returnId,
      ...{ scope: partnerScopeOf(seen.store), quoteId, token: paymentToken, isPresent },
      requireReady: (tx, quote) => {
        // Nobody is charged for a return that can't be created.
        deliveryOf(quote, ctx.clock.now());
        return requireSamePrice(tx, { actor, quoteId, quote });
      },
    });
  const risk = await lookAtRisk(ctx, ctx.db, { actor, loaded: seen });
  const isWaiting = authorizationOf(ctx, { loaded: seen, risk }).status === "PENDING";
  const shipments = isWaiting ? [] : await prepareShipments(ctx, { actor, loaded: seen });
  return inTransaction(ctx, async (tx) => {
    // Double click: the second transaction waited for the first and finds its process.
    const made = await findProcessAfterLock(tx, { actor, returnId });
    if (made !== null) {
      // If the carrier made two labels for two requests, this is the one that isn't in force.
      for (const booked of shipments) await recordNeedless(ctx, tx, { actor, processId: returnId, booked });
      return made;
    }
    const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    await requireSamePrice(tx, { actor, quoteId, quote });
    const hold = await requirePaid(ctx, tx, { actor, quote });
    return openReturn(ctx, tx, { actor, quote, shipments, risk, hold });
  });
};

/**
 * Checks the price before anything is charged or bought. A new price is stored so that the caller can confirm it.
 * @throws PriceChanged
 */
const requirePriceBefore = async (
  ctx: ServiceContext,
  { actor, returnId, quoteId }: { actor: Actor; returnId: string; quoteId: string },
): Promise<void> => {
  const changed = await inTransaction(ctx, async (tx) => {
    // Double click: the confirmation finds the process.
    if ((await findProcessAfterLock(tx, { actor, returnId })) !== null) return null;
    const loaded = await loadIntent(tx, { actor, returnId, now: ctx.clock.now() });
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    return (await isSamePrice(tx, { actor, quoteId, quote })) ? null : quote;
  });
  if (changed !== null) throw new PriceChanged(changed);
};

/** Returns the process that an earlier confirmation created. Null if this is the first; the order is then locked. */
export const findProcessAfterLock = async (
  tx: Tx,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<ReturnProcess | null> => {
  const intent = await lockIntentAndOrder(tx, actor, returnId);
  return intent.completedAt === null ? null : getProcess(tx, actor, returnId);
};

/** @throws PriceChanged when the price isn't the one that was seen */
export const requireSamePrice = async (
  tx: Tx,
  { actor, quoteId, quote }: { actor: Actor; quoteId: string; quote: Quote },
): Promise<void> => {
  if (!(await isSamePrice(tx, { actor, quoteId, quote }))) throw new PriceChanged(quote);
};

const isSamePrice = async (
  tx: Tx,
  { actor, quoteId, quote }: { actor: Actor; quoteId: string; quote: Quote },
): Promise<boolean> => {
  if (quoteId === "" || quoteId === quote.quoteId) return true;
  const { id: returnId } = quote.loaded.intent;
  const [seen, current] = await Promise.all([
    findQuoteFingerprint(tx, actor, { returnId, quoteId }),
    findQuoteFingerprint(tx, actor, { returnId, quoteId: quote.quoteId }),
  ]);
  return seen !== null && seen === current;
};

/**
 * Only a store that takes payments charges the shopper, but a charge that was started is always completed. The amount
 * owed and its payment are checked again under the lock.
 */
const isToBePaid = (loaded: LoadedIntent): boolean =>
  (canCharge(loaded.store) && mayOwe(loaded)) ||
  loaded.isChargeBegun ||
  loaded.intent.draft.exchangeTiming === "ON_START";

/**
 * Checks under the lock that the quote is paid. If the price changed since the payment, nothing is created and the
 * retry settles it. Returns the card hold of the quote; null: none.
 */
const requirePaid = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, quote }: { actor: Actor; quote: Quote },
): Promise<Charge | null> => {
  // The draft was read under the lock, so nobody can start a payment for it in the meantime.
  const charges = quote.loaded.isChargeBegun ? await listCharges(tx, actor, quote.loaded.intent.id) : [];
  const [holds, payments] = [charges.filter(({ isHold }) => isHold), charges.filter(({ isHold }) => !isHold)];
  const isPaid = chargedMinor(payments) === quote.settlement.owedMinor;
  if (!isPaid || chargedMinor(holds) !== wantedHold(ctx, quote)) throw new PriceChanged(quote);
  return holds.find((hold) => heldBy(hold) > 0) ?? null;
};
