import type { ReturnOrigin } from "@/contract/vocabulary/process";
import { listCharges } from "@/server/db/charges";
import type { Tx } from "@/server/db/client";
import { announceUnits } from "@/server/db/history";
import { lockIntent, markIntentCompleted } from "@/server/db/intents";
import { lockOrder } from "@/server/db/orders";
import { addTimelineEntry, insertActivities, insertProcess, updateProcess } from "@/server/db/process-writes";
import { findProcess, getProcess } from "@/server/db/processes";
import { findQuoteFingerprint, keepQuote } from "@/server/db/settlements";
import { keepReservations } from "@/server/db/stock-reservations";
import { inTransaction } from "@/server/db/transaction";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { chargedMinor } from "@/server/domain/exchanges/open-charge";
import { openProcess } from "@/server/domain/process/open-process";
import type { ReturnProcess } from "@/server/domain/process/types";
import { overriddenRules } from "@/server/domain/returns/line-eligibility";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type LoadedIntent, loadIntent, lockOpenIntent, requireReturnAccess } from "../intents/load-intent";
import { concludeChange } from "../processes/conclude-change";
import { recordShipment } from "../shipping/create-shipment";
import { type PreparedShipment, prepareShipment } from "../shipping/prepare-shipment";
import { collectPayment } from "./collect-payment";
import { type Quote, quoteFor } from "./price-return";

/** Carries the new price to whoever confirmed another one. */
export class PriceChanged extends Problem {
  constructor(readonly quote: Quote) {
    super("ABORTED", "The price has changed since you saw it. Look at the new price, then confirm.");
  }
}

type CompleteCall = { actor: Actor; returnId: string; quoteId: string; paymentToken?: string };

/**
 * Makes the process and its creation event from a draft (decisions, section 6, complete). The units, the price and
 * the event are one transaction under the order's lock; twice gives the same process. What is owed is paid before. The label is asked for before,
 * so that the creation event can carry it; when the carrier is slow or away the activity fetches it later.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION, PriceChanged
 */
export const completeReturn = async (
  ctx: ServiceContext,
  { actor, returnId, quoteId, paymentToken = "" }: CompleteCall,
): Promise<ReturnProcess> => {
  requireReturnAccess(actor, returnId);
  const existing = await findProcess(ctx.db, actor, returnId);
  if (existing !== null) return existing;
  const seen = await loadIntent(ctx.db, { actor, returnId, now: ctx.clock.now() });
  if (await mayBePaid(ctx, { actor, loaded: seen }))
    await collectPayment(ctx, {
      actor,
      returnId,
      token: paymentToken,
      requireSeen: (tx, quote) => requireSamePrice(tx, { actor, quoteId, quote }),
    });
  const shipment = await prepareShipment(ctx, { actor, loaded: seen });
  const process = await inTransaction(ctx, async (tx) => {
    // A double click: the second transaction waited for the first and finds its process.
    const made = await findProcessAfterLock(tx, { actor, returnId });
    if (made !== null) return made;
    const loaded = await lockOpenIntent(tx, { actor, returnId, now: ctx.clock.now() });
    const quote = await quoteFor(ctx, tx, { actor, loaded });
    await requireSamePrice(tx, { actor, quoteId, quote });
    await requirePaid(tx, { actor, quote });
    return openAndEmit(ctx, tx, { actor, quote, shipment });
  });
  ctx.wake("outbox");
  ctx.wake("activities");
  return process;
};

const findProcessAfterLock = async (
  tx: Tx,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<ReturnProcess | null> => {
  const intent = await lockIntent(tx, actor, returnId);
  if (intent.completedAt !== null) return getProcess(tx, actor, returnId);
  await lockOrder(tx, actor, intent.orderId);
  return null;
};

const requireSamePrice = async (
  tx: Tx,
  { actor, quoteId, quote }: { actor: Actor; quoteId: string; quote: Quote },
): Promise<void> => {
  if (quoteId === "" || quoteId === quote.quoteId) return;
  const { id: returnId } = quote.loaded.intent;
  const [seen, current] = await Promise.all([
    findQuoteFingerprint(tx, actor, { returnId, quoteId }),
    findQuoteFingerprint(tx, actor, { returnId, quoteId: quote.quoteId }),
  ]);
  if (seen === null || seen !== current) throw new PriceChanged(quote);
};

/** Only a store that takes payments is owed anything; but a charge that was begun is always brought to its end. */
const mayBePaid = async (
  ctx: ServiceContext,
  { actor, loaded }: { actor: Actor; loaded: LoadedIntent },
): Promise<boolean> =>
  loaded.intent.completedAt === null &&
  (loaded.store.policy.arePaymentsEnabled || (await listCharges(ctx.db, actor, loaded.intent.id)).length > 0);

/** Between the payment and this lock the price may have moved: then nothing is made, and the retry settles it. */
const requirePaid = async (tx: Tx, { actor, quote }: { actor: Actor; quote: Quote }): Promise<void> => {
  const charges = await listCharges(tx, actor, quote.loaded.intent.id);
  if (chargedMinor(charges) !== quote.settlement.owedMinor) throw new PriceChanged(quote);
};

/** The process, its history and its creation event, under the lock of the order. */
export const openAndEmit = async (
  ctx: ServiceContext,
  tx: Tx,
  {
    actor,
    quote,
    shipment,
    origin = "PORTAL",
  }: { actor: Actor; quote: Quote; shipment: PreparedShipment | null; origin?: ReturnOrigin },
): Promise<ReturnProcess> => {
  const { intent, order, store } = quote.loaded;
  const now = ctx.clock.now();
  if (intent.draft.delivery === null) throw new Problem("FAILED_PRECONDITION", "Choose how you send it first.");
  const opened = openProcess({
    intent,
    delivery: intent.draft.delivery,
    order,
    store,
    units: quote.units,
    refundOption: quote.refundOption,
    terms: quote.terms,
    origin,
    unitIds: quote.units.map(() => ctx.ids.next("unit")),
    now,
  });
  await insertProcess(tx, actor, opened);
  await keepQuote(tx, actor, quote.quoteId);
  await keepReservations(tx, actor, intent.id);
  await markIntentCompleted(tx, actor, { id: intent.id, now });
  const processId = intent.id;
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "CREATED",
      isShopperVisible: true,
      data: {
        units: opened.units.length,
        origin,
        overridden: overriddenRules({ order, store, lineIds: opened.units.map((unit) => unit.orderLineId), now }),
        shippingStatus: shipment === null ? "NO_SHIPPING_STATUS" : "CREATED",
      },
    },
    now,
  });
  await announceUnits(tx, actor, { processId, unitIds: opened.units.map(({ id }) => id), now });
  if (shipment !== null) await storePreparedLabel(ctx, tx, { actor, processId, shipment, process: opened.process });
  return concludeChange(ctx, tx, { actor, processId, events: ["onReturnProcessCreation"] });
};

const storePreparedLabel = async (
  ctx: ServiceContext,
  tx: Tx,
  {
    actor,
    processId,
    shipment,
    process,
  }: { actor: Actor; processId: string; shipment: PreparedShipment; process: { id: string; ecommerceId: string } },
): Promise<void> => {
  const now = ctx.clock.now();
  await recordShipment(ctx, tx, { scope: actor, processId, booked: shipment });
  await updateProcess(tx, actor, { id: processId, set: { shippingStatus: "CREATED" }, now });
  const planned = { name: "CREATE_LOGISTIC_ORDER" as const, leg: "" };
  await insertActivities(tx, actor, {
    processId,
    activities: [
      {
        ...planned,
        id: ctx.ids.next("act"),
        idempotencyKey: activityKey(process, planned),
        input: {},
        state: "DONE",
        result: { trackingNumber: shipment.result.trackingNumber },
      },
    ],
    now,
  });
};
