import { z } from "zod";
import { countryName } from "@/contract/vocabulary/country";
import type {
  Carrier,
  DropOffPoint,
  OpeningHours,
  PointsInput,
  TrackInput,
  Tracking,
  VoidInput,
  VoidResult,
} from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { askRates } from "./ask-rates";
import { createSendcloud, type Sendcloud } from "./client";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { latestStatus } from "./latest-status";
import { lookUp } from "./look-up";
import { returnResult } from "./return-result";
import { slugOf, trackingStatus } from "./tracking-status";
import { pointsSchema, returnSchema, type SendcloudReturn, type ServicePoint, trackingSchema } from "./wire";

/** How far back a label is searched by its key alone. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** Opens the carriers of a Sendcloud account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const sendcloud = createSendcloud(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(sendcloud, { http, values, now }, input),
    findShipment: async (idempotencyKey) => {
      const since = new Date(now().getTime() - LOOK_BACK_MS);
      const { made } = await lookUp(sendcloud, { idempotencyKey, since, now: now() });
      return made === null ? null : returnResult(made, { http, values });
    },
    // Sendcloud only offers pickups at a merchant's warehouse.
    schedulePickup: async () => {
      throw new PartnerError(PARTNER, "REFUSED", "Pickups aren't booked through Sendcloud. Book it with the carrier.");
    },
    voidShipment: (input) => voidShipment(sendcloud, input),
    listDropOffPoints: (input) => listPoints(sendcloud, input),
    quoteRates: async (input) => {
      const carrier = input.carriers.length === 1 ? (input.carriers[0] ?? "") : "";
      const { rates } = await askRates(sendcloud, { ...input, carrier, values });
      const priced = rates.filter(({ hasPrice }) => hasPrice);
      return chooseRates(priced, { ...input, values });
    },
    track: (input) => track(sendcloud, input),
  };
};

const RADIUS_METERS = 20_000;
const MOST = 20;
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/**
 * Lists a carrier's shops and post offices near a postal code; empty when Sendcloud doesn't have them. @throws
 * PartnerError
 */
const listPoints = async (
  sendcloud: Sendcloud,
  { carrier, near, signal }: PointsInput,
): Promise<readonly DropOffPoint[]> => {
  // Without the street: personal addresses must not be part of a URL.
  const query = new URLSearchParams({
    ...{ country_code: near.countryCode, carrier_code: carrier, address_postal_code: near.postcode },
    ...(near.city === "" ? {} : { address_city: near.city }),
    ...{ radius: String(RADIUS_METERS), limit: String(MOST) },
  });
  for (const type of ["servicepoint", "post_office"]) query.append("general_shop_type", type);
  const path = `service-points?${query}`;
  const asked = await sendcloud.tryAsk({ path, purpose: "Find drop-off points", schema: pointsSchema, signal });
  if (!asked.ok && (asked.failure.error.kind === "REFUSED" || asked.failure.status === 403)) return [];
  if (!asked.ok) throw asked.failure.error;
  return asked.data.data.results.map(toPoint).sort((left, right) => distance(left) - distance(right));
};

const distance = ({ distanceMeters }: DropOffPoint): number => distanceMeters ?? Number.MAX_SAFE_INTEGER;

const toPoint = ({ id, name, address, opening_times, ...point }: ServicePoint): DropOffPoint => ({
  ...{ id, name },
  address: {
    ...{ line1: `${address.street} ${address.house_number}`.trim(), postcode: address.postal_code, city: address.city },
    ...{ country: countryName(address.country_code, "en-GB"), countryCode: address.country_code },
  },
  distanceMeters: point.distance == null ? null : Math.round(point.distance),
  openingHours: DAYS.flatMap((day, index) =>
    (opening_times?.[day] ?? []).flatMap(({ start_time, end_time }): OpeningHours[] => {
      const [opens, closes] = [start_time.slice(0, 5), end_time.slice(0, 5)];
      return /^\d\d:\d\d$/.test(opens) && /^\d\d:\d\d$/.test(closes) ? [{ weekday: index + 1, opens, closes }] : [];
    }),
  ),
});

/** Returns the tracking of a parcel, by its return or otherwise by its number. @throws PartnerError */
const track = async (
  sendcloud: Sendcloud,
  { trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  if (!/^\d+$/.test(reference)) return trackByNumber(sendcloud, { trackingNumber, signal });
  const path = `returns/${reference}`;
  const made = await sendcloud.find({ path, purpose: "Read return", schema: returnSchema, signal });
  const latest = made === null ? null : latestStatus(made);
  if (latest === null) return null;
  return trackingOf({
    status: latest.parent_status,
    said: latest.carrier_message,
    at: latest.carrier_update_timestamp,
  });
};

const trackByNumber = async (
  sendcloud: Sendcloud,
  { trackingNumber, signal }: { trackingNumber: string; signal: AbortSignal | undefined },
): Promise<Tracking | null> => {
  const path = `parcels/tracking/${encodeURIComponent(trackingNumber)}`;
  const found = await sendcloud.find({ path, purpose: "Read tracking", schema: trackingSchema, signal });
  const [latest] = [...(found?.events ?? [])].sort(
    (left, right) => Date.parse(right.event_at) - Date.parse(left.event_at),
  );
  if (latest === undefined) return null;
  return trackingOf({ status: latest.status_code, said: latest.status_description, at: latest.event_at });
};

const trackingOf = ({ status, said, at }: { status: string; said: string; at: string }): Tracking => {
  const time = new Date(at);
  return {
    status: trackingStatus(status),
    providerStatus: said === "" ? status : `${status} (${said})`,
    at: Number.isNaN(time.getTime()) ? null : time.toISOString(),
  };
};

const CONFLICT = 409;

/**
 * Requests the cancellation of an unused label. Sendcloud accepts the request and asks the carrier. The return's
 * history shows the request, so it is made only once. @throws PartnerError
 */
const voidShipment = async (
  sendcloud: Sendcloud,
  { reference, trackingNumber, signal }: VoidInput,
): Promise<VoidResult> => {
  const path = `returns/${encodeURIComponent(reference)}`;
  const request = { path, purpose: "Read return", schema: returnSchema, signal };
  const made = /^\d+$/.test(reference) ? await sendcloud.find(request) : null;
  if (made === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `Sendcloud doesn't say which return the label ${trackingNumber} belongs to. Cancel it in Sendcloud.`,
    );
  const known = resultOf(made);
  if (known !== null) return known;
  const asked = await sendcloud.tryAsk({
    ...{ method: "PATCH", path: `${path}/cancel`, purpose: "Void label", schema: z.unknown(), signal },
  });
  if (asked.ok) return { isVoided: true, isPromised: true };
  if (asked.failure.status !== CONFLICT) throw asked.failure.error;
  // Used, too late, or already requested by an earlier attempt.
  return resultOf(await sendcloud.ask(request)) ?? { isVoided: false };
};

/** Returns null while nothing is decided. */
const resultOf = (made: SendcloudReturn): VoidResult | null => {
  const status = slugOf(latestStatus(made)?.parent_status ?? "");
  if (status.startsWith("cancelled")) return { isVoided: true };
  if (status.startsWith("cancell")) return { isVoided: true, isPromised: true };
  return made.is_cancellable === false ? { isVoided: false } : null;
};
