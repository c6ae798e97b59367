import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Tx } from "@/server/db/client";
import { insertStoredFile } from "@/server/db/returns/files";
import { insertShipment } from "@/server/db/returns/process-writes";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { AwaitsPerson } from "@/server/partners/awaits-person";
import type { Carrier, Label, ShipmentResult } from "@/server/partners/carrier";
import type { PartnerScope } from "@/server/partners/partners";
import type { ShipmentDetails } from "@/server/partners/shipment-details";
import type { ServiceContext } from "../context";

export type ShipmentOrder = {
  scope: PartnerScope;
  /** Number of the return's parcel that the label is for. */
  parcel: number;
  idempotencyKey: string;
  provider: string;
  carrier: string;
  returnMethod: ReturnMethod;
  from: PostalAddress;
  to: PostalAddress;
  returnCode: string;
  orderNumber: string;
  weightGrams: number;
  /** The return's currency. */
  currency: string;
  /** "" when the store sets no limit. */
  shipByDate: string;
  createdAt: Date;
  details?: ShipmentDetails;
  /** The service whose price the shopper was shown; absent or "": none. */
  quotedService?: string;
};

/** The documents of a parcel. A QR code and customs documents exist only if the carrier makes them. */
type Papers = { label: Kept; qrCode: Kept | null; customsForm: Kept | null };
type Kept = { storageKey: string; file: Label };

/** A carrier's answer, with its documents already in the file store. */
export type BookedShipment = {
  order: ShipmentOrder;
  result: ShipmentResult;
  carrierName: string;
  papers: Papers;
  /** The connection that made it; null: the sandbox. */
  connectionId: string | null;
  /** Whether its carrier can be asked for the tracking status. */
  isTracked: boolean;
};

/**
 * Requests a tracking number and a label from the carrier; outside any transaction. The same key gets the same answer,
 * so repeating the call after a crash makes no second label.
 * @throws AwaitsPerson, PartnerError
 */
export const bookShipment = async (
  ctx: ServiceContext,
  order: ShipmentOrder,
  timeoutMs: number,
): Promise<BookedShipment> => {
  const carrier = await ctx.partners.carrier(order.scope, { provider: order.provider, connectionId: null });
  // Its account was disconnected: staff upload the label instead.
  if (carrier === null) throw new AwaitsPerson();
  const { scope: _, provider: __, currency: ___, parcel: ____, shipByDate, ...wanted } = order;
  const limit = shipByDate === "" ? {} : { shipByDate };
  const result = await carrier.createShipment({ ...wanted, ...limit, signal: AbortSignal.timeout(timeoutMs) });
  return keepPapers(ctx, { order, carrier, result, timeoutMs });
};

/**
 * Returns the label that an earlier call bought under the key but whose answer was lost. Null if there is none, or no
 * carrier to ask. Buys nothing. @throws PartnerError
 */
export const findBooked = async (
  ctx: ServiceContext,
  order: ShipmentOrder,
  timeoutMs: number,
): Promise<BookedShipment | null> => {
  const carrier = await ctx.partners.carrier(order.scope, { provider: order.provider, connectionId: null });
  const result = (await carrier?.findShipment(order.idempotencyKey)) ?? null;
  return carrier === null || result === null ? null : keepPapers(ctx, { order, carrier, result, timeoutMs });
};

type Answered = { order: ShipmentOrder; carrier: Carrier; result: ShipmentResult; timeoutMs: number };

const keepPapers = async (
  ctx: ServiceContext,
  { order, carrier, result, timeoutMs }: Answered,
): Promise<BookedShipment> => {
  const keep = async (file: Label | undefined): Promise<Kept | null> => {
    if (file === undefined) return null;
    const { storageKey } = await ctx.files.put(file, { signal: AbortSignal.timeout(timeoutMs) });
    return { storageKey, file };
  };
  const label = await keep(result.label);
  if (label === null) throw new Error("A carrier answered without a label.");
  const papers = { label, qrCode: await keep(result.qrCode), customsForm: await keep(result.customsForm) };
  const carrierName = carrier.carriers.find(({ code }) => code === result.carrier)?.name ?? result.carrier;
  const { connectionId = null } = carrier;
  return { order, result, carrierName, papers, connectionId, isTracked: carrier.track !== undefined };
};

/** Carrier events come sooner; this finds what they missed. */
const FIRST_LOOK_SECONDS = 6 * 3_600;

type Recording = { scope: TenantScope; processId: string; booked: BookedShipment; voidedAt?: Date | null };

/**
 * Stores a carrier's answer on the process, inside the command's transaction, and returns the shipment's ID.
 * `voidedAt`: it came too late to be used.
 */
export const recordShipment = async (
  ctx: ServiceContext,
  tx: Tx,
  { scope, processId, booked, voidedAt = null }: Recording,
): Promise<string> => {
  const { order, result, papers, connectionId, isTracked } = booked;
  const now = ctx.clock.now();
  const keep = async (name: string, kept: Kept | null): Promise<string | null> => {
    if (kept === null) return null;
    const { storageKey, file } = kept;
    const id = ctx.ids.next("file");
    await insertStoredFile(tx, scope, {
      ...{ id, groupId: scope.groupId, processId, storageKey },
      name: `${name}-${order.returnCode}${order.parcel === 1 ? "" : `-${order.parcel}`}.${file.extension}`,
      ...{ contentType: file.contentType, byteLength: file.bytes.length, createdAt: now },
    });
    return id;
  };
  const shipmentId = ctx.ids.next("shp");
  await insertShipment(tx, scope, {
    processId,
    trackInSeconds: isTracked && voidedAt === null ? FIRST_LOOK_SECONDS : null,
    shipment: {
      id: shipmentId,
      parcel: order.parcel,
      provider: order.provider,
      carrier: result.carrier,
      carrierName: booked.carrierName,
      returnMethod: order.returnMethod,
      trackingNumber: result.trackingNumber,
      trackingUrl: result.trackingUrl,
      status: "CREATED",
      labelFileId: await keep("label", papers.label),
      qrFileId: await keep("qr-code", papers.qrCode),
      customsFileId: await keep("customs", papers.customsForm),
      connectionId,
      reference: result.reference ?? "",
      weightGrams: order.weightGrams === 0 ? null : order.weightGrams,
      measuredGrams: null,
      priceMinor: priceOf(booked),
      ...{ billedMinor: null, billedReason: "" },
      insuredMinor: result.insured?.currency === order.currency ? result.insured.amountMinor : null,
      fromAddress: order.from,
      toAddress: order.to,
      createdAt: now.toISOString(),
      voidedAt: voidedAt?.toISOString() ?? null,
    },
  });
  return shipmentId;
};

/** A price in another currency than the return's can't be added to the cost of the return. */
const priceOf = ({ order, result }: BookedShipment): number | null =>
  (result.priceCurrency ?? order.details?.currency ?? order.currency) === order.currency
    ? (result.priceMinor ?? null)
    : null;
