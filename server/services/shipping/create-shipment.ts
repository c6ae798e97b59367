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
  /** Of the return. */
  currency: string;
  /** "" where the store sets no limit. */
  shipByDate: string;
  createdAt: Date;
  details?: ShipmentDetails;
  /** The service whose price the shopper was shown; absent or "": none. */
  quotedService?: string;
};

/** The papers of a parcel. A QR code and customs papers are there only where the carrier makes them. */
type Papers = { label: Kept; qrCode: Kept | null; customsForm: Kept | null };
type Kept = { storageKey: string; file: Label };

/** What a carrier answered, with its papers already in the file store. */
export type BookedShipment = {
  order: ShipmentOrder;
  result: ShipmentResult;
  carrierName: string;
  papers: Papers;
  /** The connection that made it; null: the sandbox. */
  connectionId: string | null;
  /** Its carrier can be asked where it is. */
  isTracked: boolean;
};

/**
 * Asks the carrier for a tracking number and a label; outside any transaction. The same key gets the same answer, so
 * asking again after a crash makes no second label.
 * @throws AwaitsPerson, PartnerError
 */
export const bookShipment = async (
  ctx: ServiceContext,
  order: ShipmentOrder,
  timeoutMs: number,
): Promise<BookedShipment> => {
  const carrier = await ctx.partners.carrier(order.scope, { provider: order.provider, connectionId: null });
  // Its account was disconnected: staff upload the label that it would have made.
  if (carrier === null) throw new AwaitsPerson();
  const { scope: _, provider: __, currency: ___, parcel: ____, shipByDate, ...wanted } = order;
  const limit = shipByDate === "" ? {} : { shipByDate };
  const result = await carrier.createShipment({ ...wanted, ...limit, signal: AbortSignal.timeout(timeoutMs) });
  return keepPapers(ctx, { order, carrier, result, timeoutMs });
};

/**
 * The label that an earlier call bought under the key, though its answer never came; null where there is none, or nobody
 * to ask any more. Nothing is bought. @throws PartnerError
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

/** What carriers tell by themselves comes sooner; this finds what they did not. */
const FIRST_LOOK_SECONDS = 6 * 3_600;

type Recording = { scope: TenantScope; processId: string; booked: BookedShipment; voidedAt?: Date | null };

/** Stores a carrier's answer on the process and answers its id; inside the command's transaction. `voidedAt`: it came too late to be of use. */
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

/** A price in another currency than the return's cannot be added to what the return costs. */
const priceOf = ({ order, result }: BookedShipment): number | null =>
  (result.priceCurrency ?? order.details?.currency ?? order.currency) === order.currency
    ? (result.priceMinor ?? null)
    : null;
