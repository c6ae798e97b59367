import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { insertStoredFile } from "@/server/db/returns/files";
import { addTimelineEntry, insertShipment, updateProcess, updateShipments } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { endOfDayAfter } from "@/server/domain/process/hand-over-by";
import { requireLive } from "@/server/domain/process/require-live";
import { BY_HAND } from "@/server/domain/process/shipment";
import type { ReturnProcess } from "@/server/domain/process/types";
import { awaitsLabel } from "@/server/domain/shipping/own-shipping";
import { liveShipments, parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";
import type { CleanFile } from "@/server/partners/upload-reader";
import { carrierNameOf } from "../carriers/carrier-name-of";
import { carriersOf } from "../carriers/carriers-of";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { acceptUpload } from "../files/accept-upload";
import { askingFiles } from "../files/asking-files";
import { finalizeChange } from "../finalize-change/finalize-change";
import { mailFurtherLabel } from "../shipping/mail-further-label";
import { markCreated, settleOrder } from "../shipping/store-order";
import { givenOr } from "./addresses";
import { requireAllowedToSend } from "./requirements";

const LABEL_KINDS = ["pdf", "png", "jpg"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** A label that somebody ordered elsewhere; "" and null where the process provides the value. */
export type ManualOrder = {
  processId: string;
  /** Base64. */
  label: string;
  /** The kind that the caller states; null: detected from the content. */
  labelKind: LabelKind | null;
  provider: string;
  carrier: string;
  returnMethod: ReturnMethod | null;
  from: PostalAddress;
  to: PostalAddress;
  trackingNumber: string;
  trackingUrl: string;
  /** The number of its parcel, counted from 1. Absent or null: the first without a label. */
  position?: number | null;
};

type Saved = { actor: Actor; order: ManualOrder };

/**
 * Makes a label that was ordered elsewhere the valid one of its parcel (specification, save manual order). An earlier
 * label is voided. This completes CREATE_LOGISTIC_ORDER, even if it was on hold or not started.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT and PAYLOAD_TOO_LARGE naming the label, FAILED_PRECONDITION
 */
export const saveManualOrder = async (ctx: ServiceContext, { actor, order }: Saved): Promise<ReturnProcess> => {
  requireOpen(await getProcess(ctx.db, actor, order.processId));
  const label = await acceptUpload(ctx, { content: order.label, field: "label", allowed: LABEL_KINDS });
  if (order.labelKind !== null && label.kind !== order.labelKind)
    throw invalidField("label_extension", `must be ${label.kind}: that is what the file is`);
  const { storageKey } = await askingFiles(ctx, () => ctx.files.put(label));
  const stored = await inTransaction(ctx, (tx) => store(ctx, tx, { actor, order, label, storageKey }));
  return stored;
};

const requireOpen = (process: ReturnProcess): void => {
  deciding(() => requireLive(process));
  requireAllowedToSend(process);
};

const store = async (
  ctx: ServiceContext,
  tx: Parameters<typeof lockProcess>[0],
  { actor, order, label, storageKey }: Saved & { label: CleanFile; storageKey: string },
): Promise<ReturnProcess> => {
  const process = await lockProcess(tx, actor, order.processId);
  requireOpen(process);
  const parcel = parcelFor(process, order);
  const { id: processId, ecommerceId, returnCode, currency } = process;
  const { carriers } = await getStore(tx, actor, ecommerceId);
  const now = ctx.clock.now();
  const [fileId, shipmentId] = [ctx.ids.next("file"), ctx.ids.next("shp")];
  const { trackingNumber, trackingUrl } = order;
  // When the shopper was to choose the carrier, "any" is no longer true and the actual carrier is unknown.
  const wasOwn = process.labelSource === "NONE";
  const carrier = order.carrier || (wasOwn ? "" : process.carrier);
  const provider = order.provider || process.provider;
  const returnMethod = order.returnMethod ?? process.returnMethod;
  const fromAddress = givenOr(order.from, process.shopperAddress, "order.from");
  const warehouse = await findReturnWarehouse(tx, actor, { ecommerceId, country: fromAddress.countryCode });
  await updateShipments(tx, actor, { processId, parcel, set: { voidedAt: now, status: "CANCELED" } });
  await insertStoredFile(tx, actor, {
    id: fileId,
    groupId: actor.groupId,
    processId,
    storageKey,
    name: `label-${returnCode}.${label.extension}`,
    contentType: label.contentType,
    byteLength: label.bytes.length,
    createdAt: now,
  });
  await insertShipment(tx, actor, {
    processId,
    shipment: {
      id: shipmentId,
      parcel,
      provider,
      carrier,
      carrierName: nameOf(ctx, { carriers, isTest: process.isTest }, { provider, carrier }),
      returnMethod,
      trackingNumber,
      trackingUrl,
      status: statusFor(process),
      ...BY_HAND,
      labelFileId: fileId,
      weightGrams: null,
      measuredGrams: null,
      priceMinor: null,
      fromAddress,
      toAddress: givenOr(order.to, warehouse?.address ?? EMPTY_ADDRESS, "order.to"),
      createdAt: now.toISOString(),
      voidedAt: null,
    },
  });
  await settleOrder(ctx, tx, {
    actor,
    process,
    parcel,
    trackingNumber,
    facts: { currency, priceMinor: 0, originalCarriers: [], said: {} },
  });
  const labelSource = wasOwn ? ("STORE" as const) : process.labelSource;
  const set = { provider, carrier, returnMethod, labelSource, ...timesOf(process, now) };
  await updateProcess(tx, actor, { id: processId, set, now });
  const entry = { kind: "MANUAL_ORDER", isShopperVisible: false, data: { provider, carrier, trackingNumber } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
  const isReplaced = liveShipments(process).some((shipment) => shipment.parcel === parcel);
  if (!isReplaced) await mailFurtherLabel(ctx, tx, { actor, process, shipmentId, now });
  if (isWhole(process, parcel)) return markCreated(ctx, tx, { actor, process });
  return finalizeChange(ctx, tx, { actor, processId, events: ["onShippingStatusUpdated"] });
};

/** When the store promised several labels, the return is ready to ship with the last one. */
const isWhole = (process: ReturnProcess, uploaded: number): boolean =>
  process.labelSource !== "STORE" ||
  parcelsOf(process).every(({ number, shipment }) => number === uploaded || shipment !== null);

/** @throws Problem INVALID_ARGUMENT when several parcels are possible */
const parcelFor = (process: ReturnProcess, { position = null }: ManualOrder): number => {
  const { parcels } = process;
  const open = parcelsOf(process).find(({ shipment }) => shipment === null);
  const number =
    position === null ? (open?.number ?? (parcels.length === 1 ? parcels[0] : undefined)) : parcels[position - 1];
  if (number === undefined)
    throw invalidField("parcel", `1 to ${parcels.length}: which of its parcels the label is for`);
  return number;
};

/** With several parcels, one without a label can't have been scanned. */
const statusFor = ({ shippingStatus, parcels }: ReturnProcess): ReturnProcess["shippingStatus"] =>
  shippingStatus === "NO_SHIPPING_STATUS" || parcels.length > 1 ? "CREATED" : shippingStatus;

/** The send-by period starts when the label that the shopper waited for is there. */
const timesOf = (process: ReturnProcess, now: Date): { handOverBy?: Date | null } => {
  if (!awaitsLabel(process)) return {};
  const days = process.terms.workflow.maxDaysToSendPackage;
  return { handOverBy: endOfDayAfter(now, { days, timeZone: process.storeTimeZone }) };
};

const nameOf = (
  ctx: ServiceContext,
  offer: Parameters<typeof carriersOf>[1],
  { provider, carrier }: { provider: string; carrier: string },
): string => {
  const known = carriersOf(ctx, offer).get(provider);
  return known?.carriers.some(({ code }) => code === carrier) ? carrierNameOf(known, carrier) : carrier;
};
