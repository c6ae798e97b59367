import { isSameJson } from "@/contract/vocabulary/same-json";
import type { Tx } from "@/server/db/client";
import { insertSettlement } from "@/server/db/money/settlements";
import { addTimelineEntry, insertActivities, updateProcess, updateShipments } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { activityKey } from "@/server/domain/activities/plan-activities";
import type { ReturnProcess } from "@/server/domain/process/types";
import { shippingFeeMinor, withShippingFee } from "@/server/domain/returns/fee-of-method";
import type { DraftDelivery } from "@/server/domain/returns/types";
import { canChangeMethod } from "@/server/domain/shipping/can-change-method";
import { quotedServiceOf } from "@/server/domain/shipping/label-price";
import { FALLBACK_CURRENCY, pickupLeg } from "@/server/domain/shipping/logistic-order";
import { contentsGrams } from "@/server/domain/shipping/parcel-lines";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { askingCarrier, CARRIER_TIMEOUT_MS } from "../shipping/asking-carrier";
import { type BookedShipment, bookShipment, recordShipment } from "../shipping/create-shipment";
import { detailsOf } from "../shipping/details-of";
import { getReturnAddress } from "../shipping/return-address";
import { settleOrder } from "../shipping/store-order";
import { requireSlot } from "./choose-return-option";
import { listOtherMethods, type OtherMethod } from "./list-other-methods";

export type MethodInput = Omit<DraftDelivery, "pickupAddress" | "corrected" | "parcelCount"> & {
  /** The price that the shopper was shown for it, in minor units. They haven't agreed to any other price. */
  shownFeeMinor: number;
};

type Change = { actor: Actor; returnId: string; input: MethodInput };

/**
 * Changes the return method or the pickup day of a confirmed return. New labels are bought first; then the old ones are
 * voided at their carrier, the refund is recalculated if the shipping price differs, and a new pass is sent. If the
 * carrier refuses, nothing changes.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for an unavailable method or slot, FAILED_PRECONDITION, ABORTED for a
 * changed price, UNAVAILABLE
 */
export const changeReturnMethod = async (
  ctx: ServiceContext,
  { actor, returnId, input }: Change,
): Promise<ReturnProcess> => {
  const { process, methods, loaded } = await listOtherMethods(ctx, { actor, returnId });
  const method = methods.find(
    ({ option }) =>
      option.returnMethod === input.returnMethod &&
      option.provider === input.provider &&
      option.carrier === input.carrier,
  );
  if (method === undefined)
    throw invalidField("return_method", `one of ${methods.map(({ option }) => option.returnMethod).join(", ")}`);
  if (method.settlement === null)
    throw new Problem(
      "FAILED_PRECONDITION",
      "The refund amount can no longer change. Choose a return method at the same price.",
    );
  requireSlot(method.option.pickupSlots, input);
  if (method.feeMinor !== input.shownFeeMinor)
    throw new Problem("ABORTED", "The price of this return method has changed.");
  if (isAsItIs(process, input)) return process;
  const booking = { actor, process, shop: loaded.store, method, input };
  const booked = await Promise.all(process.parcels.map((parcel) => book(ctx, { ...booking, parcel })));
  const isStored = await inTransaction(ctx, (tx) => store(ctx, tx, { actor, process, method, input, booked }));
  if (!isStored) throw new Problem("FAILED_PRECONDITION", "The return method can no longer be changed.");
  return isStored;
};

const isAsItIs = (process: ReturnProcess, input: MethodInput): boolean =>
  process.returnMethod === input.returnMethod &&
  process.provider === input.provider &&
  process.carrier === input.carrier &&
  (input.returnMethod !== "HOME_PICK_UP" ||
    (process.pickupDate === input.pickupDate && process.pickupRange === input.pickupRange));

type Booking = { actor: Actor; process: ReturnProcess; shop: Store; method: OtherMethod; input: MethodInput };

/** Buys the label of one parcel. If the next parcel's label fails, repeating the request finds this one again. */
const book = async (
  ctx: ServiceContext,
  { actor, process, parcel, shop, method: { option, labelPrice }, input }: Booking & { parcel: number },
): Promise<BookedShipment> => {
  const { ecommerceId, shopperAddress: from, handOverBy } = process;
  const to = await getReturnAddress(ctx.db, actor, { ecommerceId, country: from.countryCode });
  // One label per change: repeating the request finds it again, another choice gets another label.
  const choice = [option.returnMethod, option.carrier, input.pickupDate, input.pickupRange].join("-");
  const leg = `way-${process.shipments.length}-${choice}${parcel === 1 ? "" : `-parcel-${parcel}`}`;
  const details = detailsOf({ ...process, pickupRange: input.pickupRange }, { parcel, from, to, store: shop });
  return askingCarrier(ctx, () =>
    bookShipment(
      ctx,
      {
        scope: process,
        parcel,
        idempotencyKey: activityKey(process, { name: "CREATE_LOGISTIC_ORDER", leg }),
        provider: option.provider,
        carrier: option.carrier,
        returnMethod: option.returnMethod,
        from,
        to,
        returnCode: process.returnCode,
        orderNumber: process.order.name,
        weightGrams: contentsGrams(details.lines),
        shipByDate: handOverBy === null ? "" : localDay(new Date(handOverBy), shop.timeZone),
        createdAt: ctx.clock.now(),
        currency: process.currency,
        details,
        quotedService: quotedServiceOf(labelPrice, process.parcels.indexOf(parcel) + 1),
      },
      CARRIER_TIMEOUT_MS,
    ),
  );
};

type Storing = {
  actor: Actor;
  process: ReturnProcess;
  method: OtherMethod;
  input: MethodInput;
  booked: BookedShipment[];
};

/** False when a carrier scan or another change came first: then the new label is the one to void. */
const store = async (ctx: ServiceContext, tx: Tx, call: Storing): Promise<ReturnProcess | false> => {
  const { actor, process: before, booked } = call;
  const { id: processId } = before;
  const process = await lockProcess(tx, actor, processId);
  const now = ctx.clock.now();
  const made = booked.map(({ result }) => result.trackingNumber);
  // The same request on another connection came first: these are its labels, and they are valid.
  if (process.shipments.some(({ trackingNumber }) => made.includes(trackingNumber))) return process;
  const isSame = process.shipments.length === before.shipments.length && isSameJson(process.parcels, before.parcels);
  const [first] = booked;
  if (!isSame || !canChangeMethod(process) || first === undefined) {
    for (const one of booked) await recordShipment(ctx, tx, { scope: actor, processId, booked: one, voidedAt: now });
    return false;
  }
  const { returnMethod, provider } = first.order;
  const { carrier } = first.result;
  const isPickup = returnMethod === "HOME_PICK_UP";
  const { pickupDate, pickupRange } = isPickup ? call.input : { pickupDate: "", pickupRange: "NO_RANGE" as const };
  await updateShipments(tx, actor, { processId, set: { voidedAt: now, status: "CANCELED" } });
  for (const one of booked) {
    await recordShipment(ctx, tx, { scope: actor, processId, booked: one });
    const { trackingNumber, priceMinor = 0 } = one.result;
    const facts = { currency: FALLBACK_CURRENCY, priceMinor, originalCarriers: [], said: {} };
    await settleOrder(ctx, tx, { actor, process, parcel: one.order.parcel, trackingNumber, facts });
  }
  const terms = withShippingFee(process.terms, call.method);
  const set = { returnMethod, provider, carrier, pickupDate, pickupRange, terms };
  await updateProcess(tx, actor, { id: processId, set, now });
  if (call.method.feeMinor !== shippingFeeMinor(process.terms)) await quoteAnew(ctx, tx, { ...call, process });
  await planAnew(ctx, tx, { actor, process, isPickup, now });
  const data = { from: process.returnMethod, to: returnMethod, carrier, pickupDate, pickupRange };
  const entry = { kind: "WAY_CHANGED", isShopperVisible: true, data };
  await addTimelineEntry(tx, actor, { processId, entry, now });
  return finalizeChange(ctx, tx, { actor, processId, events: ["onShippingStatusUpdated"] });
};

/** The price that the shopper saw and agreed to. */
const quoteAnew = async (ctx: ServiceContext, tx: Tx, { actor, process, method }: Storing): Promise<void> => {
  if (method.settlement === null) return;
  await insertSettlement(tx, actor, {
    id: ctx.ids.next("set"),
    returnId: process.id,
    basis: "QUOTE",
    refundOption: process.refundOption,
    currency: process.currency,
    settlement: method.settlement,
    fingerprint: "",
    createdAt: ctx.clock.now(),
    expiresAt: null,
  });
};

/** Books another pickup if one was booked before, and emails the new pass. */
const planAnew = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, isPickup, now }: { actor: Actor; process: ReturnProcess; isPickup: boolean; now: Date },
): Promise<void> => {
  const pickups = process.activities.filter(({ name }) => name === "SCHEDULE_PICKUP");
  const isAsked = pickups.some(({ state, attempts }) => state === "DONE" || attempts > 0);
  const planned = [
    ...(isPickup && isAsked ? [{ name: "SCHEDULE_PICKUP" as const, leg: pickupLeg(pickups.length) }] : []),
    { name: "NOTIFY_SHOPPER" as const, leg: `pass:way-${process.shipments.length}` },
  ];
  await insertActivities(tx, actor, {
    processId: process.id,
    activities: planned.map((one) => ({
      ...one,
      id: ctx.ids.next("act"),
      idempotencyKey: activityKey(process, one),
      input: {},
    })),
    now,
  });
};
