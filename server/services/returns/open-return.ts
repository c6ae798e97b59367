import type { ReturnOrigin } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { keepQuote } from "@/server/db/money/settlements";
import { keepReservations } from "@/server/db/orders/stock-reservations";
import { announceUnits } from "@/server/db/returns/history";
import { markIntentCompleted } from "@/server/db/returns/intents";
import { addTimelineEntry, insertActivities, insertProcess, tellTakenUnit } from "@/server/db/returns/process-writes";
import { insertMarks } from "@/server/db/stores/risk";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { type Authorization, NOT_REQUIRED } from "@/server/domain/process/authorization";
import type { Charge } from "@/server/domain/process/charge";
import type { ReturnProcess } from "@/server/domain/process/types";
import { overriddenRules } from "@/server/domain/returns/line-eligibility";
import { openProcess } from "@/server/domain/returns/open-process";
import type { RiskAssessment } from "@/server/domain/risk/types";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { labelSourceOf } from "../carriers/label-source-of";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import type { LoadedIntent } from "../intents/load-intent";
import { hashedMarks } from "../risk/assess-return";
import { recordShipment } from "../shipping/create-shipment";
import { ownAddress } from "../shipping/own-address";
import type { PreparedShipment } from "../shipping/prepare-shipment";
import { recordOwnShipment } from "../shipping/record-own-shipment";
import { deliveryOf } from "./delivery-of";
import { authorizationOf, personOf } from "./evaluate-return";
import type { Quote } from "./price-return";

type Opening = {
  actor: Actor;
  quote: Quote;
  /** Labels that were made before the return. */
  shipments: readonly PreparedShipment[];
  risk: RiskAssessment | null;
  /** The card hold that secures an instant exchange. Null or absent: none. */
  hold?: Charge | null;
  origin?: ReturnOrigin;
  /** Why staff created it against the rules; absent if they didn't. */
  overrideReason?: string;
};

/**
 * Creates the process, its history and its creation event, under the lock of the order.
 * @throws Problem FAILED_PRECONDITION when a unit is in another open return
 */
export const openReturn = (ctx: ServiceContext, tx: Tx, opening: Opening): Promise<ReturnProcess> =>
  open(ctx, tx, opening).catch((error: unknown) => {
    throw tellTakenUnit(error);
  });

const open = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, quote, shipments: prepared, risk, hold = null, origin = "PORTAL", overrideReason = "" }: Opening,
): Promise<ReturnProcess> => {
  const { loaded } = quote;
  const { intent, order, store } = loaded;
  const now = ctx.clock.now();
  // Imported returns, and returns that staff create for a shopper or for a received parcel, are approved by whoever
  // creates them.
  const authorization = origin !== "PORTAL" ? NOT_REQUIRED : authorizationOf(ctx, { loaded, risk });
  const delivery = deliveryOf(quote, now);
  // If the risk assessment requires approval, new items wait for the inspection, and the card hold is released.
  const isInstant = hold !== null && authorization.status !== "PENDING";
  const instantTerms = isInstant ? { instantExchange: { releaseOn: store.config.exchange.holdReleasedOn } } : null;
  const opened = openProcess({
    ...{ intent, delivery, order, store, origin, authorization, risk, now },
    ...{ units: quote.units, refundOption: quote.refundOption },
    // The owner is a guess: nothing is refunded before somebody has reviewed it, even if the store refunds early.
    terms: origin === "FOUND" ? { ...quote.terms, timings: {} } : { ...quote.terms, ...instantTerms },
    holdEndsAt: instantTerms === null ? null : (hold?.holdEndsAt ?? null),
    labelSource: labelSourceOf(ctx, store, delivery),
    unitIds: quote.units.map(() => ctx.ids.next("unit")),
  });
  // A label that was made before the return turned out to need approval is found again by its key.
  const labels = authorization.status === "PENDING" ? [] : prepared;
  const ownTo = await ownAddress(tx, actor, { ...opened.process, units: opened.units });
  const hasParcel = labels.length > 0 || ownTo !== null;
  const process = hasParcel ? { ...opened.process, shippingStatus: "CREATED" as const } : opened.process;
  await insertProcess(tx, actor, { ...opened, process });
  await keepQuote(tx, actor, quote.quoteId);
  await keepReservations(tx, actor, intent.id);
  await markIntentCompleted(tx, actor, { id: intent.id, now });
  const processId = intent.id;
  const overridden = overriddenRules({
    ...loaded,
    draft: intent.draft,
    lineIds: opened.units.map((unit) => unit.orderLineId),
  });
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "CREATED",
      isShopperVisible: true,
      data: {
        units: opened.units.length,
        origin,
        currency: order.currency,
        overridden: [...new Set(overridden.map(({ cause }) => cause))],
        overriddenRules: overridden.map(({ decision }) => decision),
        shippingStatus: process.shippingStatus,
      },
    },
    now,
  });
  await tellMore(tx, {
    actor,
    processId,
    hold,
    overriddenCauses: overridden.map(({ cause }) => cause),
    overrideReason,
    now,
  });
  await announceUnits(tx, actor, { processId, units: opened.units, now });
  await recordRiskLook(ctx, tx, { actor, loaded, risk });
  if (authorization.status === "PENDING") await recordRequest(tx, { actor, processId, authorization, now });
  if (origin === "FOUND") await skipLabel(ctx, tx, { actor, process: opened.process });
  if (ownTo !== null) await recordOwnShipment(ctx, tx, { actor, process, to: ownTo });
  for (const shipment of labels) await storePreparedLabel(ctx, tx, { actor, process: opened.process, shipment });
  return finalizeChange(ctx, tx, {
    ...{ actor, processId, events: ["onReturnProcessCreation"] as const },
    whenUndecidable: "REFUSE",
  });
};

type More = {
  actor: Actor;
  processId: string;
  hold: Charge | null;
  overriddenCauses: string[];
  overrideReason: string;
  now: Date;
};

/** Adds the timeline entries besides the creation. */
const tellMore = async (tx: Tx, { actor, processId, hold, overriddenCauses, overrideReason, now }: More) => {
  if (hold !== null) {
    const data = { amountMinor: hold.amountMinor, currency: hold.currency };
    const entry = { kind: "HOLD_PLACED", isShopperVisible: true, data };
    await addTimelineEntry(tx, actor, { processId, entry, now });
  }
  if (overriddenCauses.length === 0 || overrideReason === "") return;
  const data = { reason: overrideReason, causes: overriddenCauses };
  const entry = { kind: "RULES_OVERRIDDEN", isShopperVisible: false, data };
  await addTimelineEntry(tx, actor, { processId, entry, now });
};

/**
 * Stores the result of the risk assessment and how to recognize this person next time. Stores nothing if there was
 * none.
 */
const recordRiskLook = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, loaded, risk }: { actor: Actor; loaded: LoadedIntent; risk: RiskAssessment | null },
): Promise<void> => {
  const { id: processId, ecommerceId } = loaded.intent;
  const planned = { name: "FRAUD_CHECK" as const, leg: "" };
  const outcome =
    risk === null ? { state: "SKIPPED" as const } : { state: "DONE" as const, result: { score: risk.score } };
  await insertActivities(tx, actor, {
    processId,
    activities: [
      {
        ...planned,
        ...outcome,
        id: ctx.ids.next("act"),
        idempotencyKey: activityKey({ id: processId, ecommerceId }, planned),
        input: {},
      },
    ],
    now: ctx.clock.now(),
  });
  if (risk !== null) await insertMarks(tx, actor, { processId, marks: hashedMarks(ctx, actor, personOf(loaded)) });
};

const recordRequest = (
  tx: Tx,
  call: { actor: Actor; processId: string; authorization: Authorization; now: Date },
): Promise<void> => {
  const { actor, processId, authorization, now } = call;
  const rule = authorization.matchedRule;
  const data = { ruleId: rule?.ruleId ?? "", label: rule?.label ?? "" };
  const entry = { kind: "AUTHORIZATION_REQUESTED", isShopperVisible: true, data };
  return addTimelineEntry(tx, actor, { processId, entry, now });
};

/** Items that are already here need no label. */
const skipLabel = (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process }: { actor: Actor; process: { id: string; ecommerceId: string } },
): Promise<void> => {
  const planned = { name: "CREATE_LOGISTIC_ORDER" as const, leg: "" };
  const activity = {
    ...planned,
    ...{ id: ctx.ids.next("act"), idempotencyKey: activityKey(process, planned), input: {}, state: "SKIPPED" as const },
  };
  return insertActivities(tx, actor, { processId: process.id, activities: [activity], now: ctx.clock.now() });
};

const storePreparedLabel = async (
  ctx: ServiceContext,
  tx: Tx,
  call: {
    actor: Actor;
    process: { id: string; ecommerceId: string; parcels: readonly number[] };
    shipment: PreparedShipment;
  },
): Promise<void> => {
  const { actor, process, shipment } = call;
  const now = ctx.clock.now();
  const { id: processId } = process;
  const { parcel } = shipment.order;
  // The items changed in the meantime: the label of a parcel that no longer exists is voided.
  const voidedAt = process.parcels.includes(parcel) ? null : now;
  await recordShipment(ctx, tx, { scope: actor, processId, booked: shipment, voidedAt });
  const planned = { name: "CREATE_LOGISTIC_ORDER" as const, leg: parcelLeg(parcel) };
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
