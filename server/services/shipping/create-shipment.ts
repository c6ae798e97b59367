import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { Tx } from "@/server/db/client";
import { insertStoredFile } from "@/server/db/files";
import { insertShipment } from "@/server/db/process-writes";
import type { TenantScope } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import type { ShipmentResult } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import type { PartnerScope } from "@/server/partners/partners";
import type { ShipmentDetails } from "@/server/partners/shipment-details";
import type { ServiceContext } from "../context";

export type ShipmentOrder = {
  scope: PartnerScope;
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
};

/** What a carrier answered, with the label already in the file store. */
export type BookedShipment = { order: ShipmentOrder; result: ShipmentResult; carrierName: string; storageKey: string };

/**
 * Asks the carrier for a tracking number and a label; outside any transaction. The same key gets the same answer, so
 * asking again after a crash makes no second label.
 * @throws PartnerError
 */
export const bookShipment = async (
  ctx: ServiceContext,
  order: ShipmentOrder,
  timeoutMs: number,
): Promise<BookedShipment> => {
  const carrier = ctx.partners.carriers(order.scope).get(order.provider);
  if (carrier === undefined)
    throw new PartnerError(order.provider, "REFUSED", `There is no provider ${order.provider}.`);
  const { scope: _, provider: __, currency: ___, shipByDate, ...wanted } = order;
  const limit = shipByDate === "" ? {} : { shipByDate };
  const result = await carrier.createShipment({ ...wanted, ...limit, signal: AbortSignal.timeout(timeoutMs) });
  const stored = await ctx.files.put({ bytes: result.label.bytes, contentType: result.label.contentType });
  const carrierName = carrier.carriers.find(({ code }) => code === result.carrier)?.name ?? result.carrier;
  return { order, result, carrierName, storageKey: stored.storageKey };
};

/** Stores a carrier's answer on the process; inside the command's transaction. `voidedAt`: it came too late to be of use. */
export const recordShipment = async (
  ctx: ServiceContext,
  tx: Tx,
  {
    scope,
    processId,
    booked,
    voidedAt = null,
  }: { scope: TenantScope; processId: string; booked: BookedShipment; voidedAt?: Date | null },
): Promise<void> => {
  const { order, result } = booked;
  const now = ctx.clock.now();
  const fileId = ctx.ids.next("file");
  await insertStoredFile(tx, scope, {
    id: fileId,
    groupId: scope.groupId,
    processId,
    storageKey: booked.storageKey,
    name: `label-${order.returnCode}.${result.label.extension}`,
    contentType: result.label.contentType,
    byteLength: result.label.bytes.length,
    createdAt: now,
  });
  await insertShipment(tx, scope, {
    processId,
    shipment: {
      id: ctx.ids.next("shp"),
      provider: order.provider,
      carrier: result.carrier,
      carrierName: booked.carrierName,
      returnMethod: order.returnMethod,
      trackingNumber: result.trackingNumber,
      trackingUrl: result.trackingUrl,
      status: "CREATED",
      labelFileId: fileId,
      weightGrams: order.weightGrams === 0 ? null : order.weightGrams,
      measuredGrams: null,
      priceMinor: priceOf(booked),
      fromAddress: order.from,
      toAddress: order.to,
      createdAt: now.toISOString(),
      voidedAt: voidedAt?.toISOString() ?? null,
    },
  });
};

/** A price in another currency than the return's cannot be added to what the return costs. */
const priceOf = ({ order, result }: BookedShipment): number | null =>
  (order.details?.currency ?? order.currency) === order.currency ? (result.priceMinor ?? null) : null;
