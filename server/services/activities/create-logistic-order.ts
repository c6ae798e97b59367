import { isAddress } from "@/contract/vocabulary/mail-address";
import { isTerminal } from "@/contract/vocabulary/process";
import { finishActivity } from "@/server/db/jobs/activities";
import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { REMINDER_LEG } from "@/server/domain/activities/plan-workflow";
import { isOpen } from "@/server/domain/process/activity-questions";
import type { ReturnProcess } from "@/server/domain/process/types";
import { labelPriceOf, quotedServiceOf } from "@/server/domain/shipping/label-price";
import { needsLabel } from "@/server/domain/shipping/needs-label";
import { awaitsLabel } from "@/server/domain/shipping/own-shipping";
import { contentsGrams } from "@/server/domain/shipping/parcel-lines";
import { liveShipments, parcelOfLeg } from "@/server/domain/shipping/parcels";
import { NO_RETURN_ADDRESS } from "@/server/domain/shipping/return-address";
import type { Store } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { localDay } from "@/server/kernel/local-day";
import { AwaitsPerson } from "@/server/partners/awaits-person";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { deliverMail } from "../mails/deliver-mail";
import { merchantMail } from "../mails/merchant-mail";
import {
  type BookedShipment,
  bookShipment,
  findBooked,
  recordShipment,
  type ShipmentOrder,
} from "../shipping/create-shipment";
import { detailsOf } from "../shipping/details-of";
import { mailFurtherLabel } from "../shipping/mail-further-label";
import { recordNeedless } from "../shipping/record-needless";
import { recordOwnShipment } from "../shipping/record-own-shipment";
import { findReturnAddress } from "../shipping/return-address";
import { markCreated } from "../shipping/store-order";
import type { Executor } from "./executor";

const TIMEOUT_MS = 20_000;

/**
 * CREATE_LOGISTIC_ORDER: gets one parcel's tracking number and label from the carrier; the first one sets the shipping
 * status to CREATED. Each parcel is a leg with its own key. It goes on hold at once if the store has no warehouse as a
 * destination, because a retry would change nothing. Labels that staff upload are waited for; a parcel that the shopper
 * ships or that was removed in the meantime needs none.
 * @throws AwaitsPerson, PartnerError
 */
export const createLogisticOrder: Executor = async (ctx, activity, read) => {
  const { process, store } = await read();
  const parcel = parcelOfLeg(activity.leg) ?? 1;
  if (activity.leg === REMINDER_LEG)
    return isTerminal(process.status) ? void (await makeNothing(ctx, activity)) : remindOfLabel(ctx, activity, read);
  if (!isWanted(process, parcel)) return giveBack(ctx, activity, { process, store, parcel });
  // The shopper wasn't promised that this service makes it.
  if (process.labelSource === "STORE" && needsLabel(process)) throw new AwaitsPerson();
  const to = await returnAddressOf(ctx, process);
  if (to === null) {
    if (!needsLabel(process)) return void (await makeNothing(ctx, activity));
    throw new PartnerError(process.provider, "REFUSED", NO_RETURN_ADDRESS);
  }
  if (process.labelSource === "NONE") return openOwnShipment(ctx, activity, { process, parcel, to });
  const details = detailsOf(process, { parcel, from: process.shopperAddress, to, store });
  const order = { ...orderOf(activity, { process, store, parcel, to }), weightGrams: contentsGrams(details.lines) };
  const quotedService = quotedServiceOf(labelPriceOf(process), process.parcels.indexOf(parcel) + 1);
  const booked = await bookShipment(ctx, { ...order, quotedService, details }, TIMEOUT_MS);
  await keepLabel(ctx, activity, booked);
};

/** A return that has ended needs no label, and neither does a removed parcel. */
const isWanted = (process: ReturnProcess, parcel: number): boolean =>
  !isTerminal(process.status) && process.parcels.includes(parcel);

const returnAddressOf = (ctx: ServiceContext, process: ReturnProcess): Promise<PostalAddress | null> =>
  findReturnAddress(ctx.db, systemActor(process.groupId), {
    ecommerceId: process.ecommerceId,
    country: process.shopperAddress.countryCode,
  });

type Parcel = { process: ReturnProcess; store: Store; parcel: number };

const orderOf = (
  { idempotencyKey }: ClaimedActivity,
  { process, store, parcel, to }: Parcel & { to: PostalAddress },
): ShipmentOrder => ({
  ...{ scope: process, parcel, idempotencyKey, to, from: process.shopperAddress, weightGrams: 0 },
  provider: process.provider,
  carrier: process.carrier,
  returnMethod: process.returnMethod,
  returnCode: process.returnCode,
  orderNumber: process.order.name,
  shipByDate: process.handOverBy === null ? "" : localDay(new Date(process.handOverBy), store.timeZone),
  createdAt: new Date(process.createdAt),
  currency: process.currency,
});

/** Stores a label. One that is no longer needed is stored as void, so that its carrier is notified. */
const keepLabel = async (ctx: ServiceContext, activity: ClaimedActivity, booked: BookedShipment): Promise<void> => {
  const { groupId, processId } = activity;
  const actor = systemActor(groupId);
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const result = { trackingNumber: booked.result.trackingNumber };
    const isFinished = await finishActivity(tx, activity, { result, now });
    const process = await (isFinished ? getProcess : lockProcess)(tx, actor, processId);
    // An activity that waits for a person finds the label by its key when it is retried.
    if (!isFinished && isWaiting(process, activity)) return;
    // During the carrier call the return may have ended, or the parcel may have been removed or got another label.
    if (!isFinished || !isWanted(process, booked.order.parcel))
      return recordNeedless(ctx, tx, { actor, processId, booked });
    const shipmentId = await recordShipment(ctx, tx, { scope: actor, processId, booked });
    await mailFurtherLabel(ctx, tx, { actor, process, shipmentId, now });
    await markCreated(ctx, tx, { actor, process });
  });
};

const isWaiting = ({ activities }: ReturnProcess, { id }: ClaimedActivity): boolean =>
  activities.some((one) => one.id === id && isOpen(one));

/**
 * The label is no longer needed. If a call whose answer was lost bought it anyway, it is voided so that nobody pays for
 * it.
 */
const giveBack = async (ctx: ServiceContext, activity: ClaimedActivity, wish: Parcel): Promise<void> => {
  const to = wish.process.labelSource === "CARRIER" ? await returnAddressOf(ctx, wish.process) : null;
  const booked = to === null ? null : await findBooked(ctx, orderOf(activity, { ...wish, to }), TIMEOUT_MS);
  if (booked === null) return void (await makeNothing(ctx, activity));
  await keepLabel(ctx, activity, booked);
};

/** The shopper ships it, but the address was unknown at confirmation because the store had no warehouse yet. */
const openOwnShipment = async (
  ctx: ServiceContext,
  activity: ClaimedActivity,
  { process: { id: processId }, parcel, to }: { process: ReturnProcess; parcel: number; to: PostalAddress },
): Promise<void> => {
  const actor = systemActor(activity.groupId);
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { trackingNumber: "" }, now }))) return;
    const process = await getProcess(tx, actor, processId);
    const isThere = liveShipments(process).some((shipment) => shipment.parcel === parcel);
    if (isTerminal(process.status) || isThere || !process.parcels.includes(parcel)) return;
    await recordOwnShipment(ctx, tx, { actor, process: { ...process, parcels: [parcel] }, to });
    await markCreated(ctx, tx, { actor, process });
  });
};

/** It was decided, closed as failed, or in transit before the carrier was asked. */
const makeNothing = (ctx: ServiceContext, activity: ClaimedActivity): Promise<boolean> =>
  inTransaction(ctx, (tx) => finishActivity(tx, activity, { result: {}, now: ctx.clock.now() }));

/**
 * CREATE_LOGISTIC_ORDER, leg "reminder": reminds the store that a promised label is almost due. Not needed for a store
 * without an address, or if the label has come.
 */
const remindOfLabel: Executor = async (ctx, activity, read) => {
  const { process, store } = await read();
  const { id: processId, returnCode, order, labelDueAt } = process;
  const to = store.config.contactEmail;
  const isNeeded = awaitsLabel(process) && !isTerminal(process.status) && labelDueAt !== null && isAddress(to);
  if (isNeeded) {
    const due = new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "short", timeZone: store.timeZone });
    const lines = [
      `The shopper of return ${returnCode} (order ${order.name}) is waiting for a return label.`,
      `You promised it by ${due.format(new Date(labelDueAt))}. Upload it here:`,
      `${ctx.env.APP_URL}/dashboard/labels`,
    ];
    const subject = `${store.name}: upload the label for ${returnCode}`;
    await deliverMail(ctx, {
      ...process,
      processId: process.id,
      isForShopper: false,
      mail: merchantMail(ctx, { activity, process, to, subject, lines }),
    });
  }
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { isSent: isNeeded }, now })) || !isNeeded) return;
    const entry = { kind: "LABEL_REMINDER", isShopperVisible: false, data: { to } };
    await addTimelineEntry(tx, systemActor(activity.groupId), { processId, entry, now });
  });
};
