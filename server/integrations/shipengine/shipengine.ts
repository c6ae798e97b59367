import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { PostalAddress } from "@/server/kernel/address";
import type {
  AddressInput,
  AddressVerdict,
  Carrier,
  PickupInput,
  PickupResult,
  TrackInput,
  Tracking,
  VoidInput,
  VoidResult,
} from "@/server/partners/carrier";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { localInstant } from "../carrier-kit/local-instant";
import { pickupWindow } from "../carrier-kit/pickup-window";
import { writtenPostcode } from "../carrier-kit/plain-address";
import { formsOf } from "../provider-kit/fields";
import { toShipEngineAddress } from "./address";
import { askRates } from "./ask-rates";
import { createShipEngine, type ShipEngine } from "./client";
import { CAPABILITIES, connect } from "./connect";
import { createShipment, findLabel } from "./create-shipment";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { labelOf } from "./label-of";
import { labelResult } from "./label-result";
import { listPoints } from "./list-points";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";
import { labelSchema, pickupSchema, pickupsSchema, trackingSchema, verdictsSchema, voidedSchema } from "./wire";

/** Opens the carriers of a ShipEngine account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const shipengine = createShipEngine(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    picksUpTogether: true,
    createShipment: (input) => createShipment(shipengine, { http, values }, input),
    findShipment: async (idempotencyKey) => {
      const label = await findLabel(shipengine, idempotencyKey);
      return label === null ? null : labelResult(label, { http, values });
    },
    schedulePickup: (input) => schedulePickup(shipengine, input, now()),
    voidShipment: (input) => voidShipment(shipengine, input),
    listDropOffPoints: (input) => listPoints(shipengine, input),
    quoteRates: async (input) => {
      const { rates } = await askRates(shipengine, { ...input, carrier: "", values });
      return chooseRates(rates, { ...input, values });
    },
    track: (input) => track(shipengine, input),
    checkAddress: (input) => checkAddress(shipengine, input),
  };
};

/** Returns the tracking of a parcel, by its label or otherwise by carrier and number. @throws PartnerError */
const track = async (
  shipengine: ShipEngine,
  { carrier, trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const query = new URLSearchParams({ carrier_code: carrier, tracking_number: trackingNumber });
  const path = reference === "" ? `tracking?${query}` : `labels/${encodeURIComponent(reference)}/track`;
  const found = await shipengine.find({ path, purpose: "Read tracking", schema: trackingSchema, signal });
  if (found === null) return null;
  const [latest] = found.events
    .map(({ occurred_at }) => new Date(occurred_at))
    .filter((at) => !Number.isNaN(at.getTime()))
    .sort((left, right) => right.getTime() - left.getTime());
  return {
    status: trackingStatus(found.status_code),
    providerStatus: found.carrier_status_description || found.status_description || found.status_code,
    at: latest?.toISOString() ?? null,
  };
};

/** Maps ShipEngine's status codes to ours; null says nothing about where the parcel is. */
const STATUSES: Readonly<Record<string, ShippingStatus | null>> = {
  // Unknown.
  UN: null,
  // Not yet in the carrier's system.
  NY: "CREATED",
  // Accepted by the carrier.
  AC: "COLLECTED",
  IT: "COLLECTED",
  // A delivery was attempted.
  AT: "COLLECTED",
  // Waits at a collection point near the warehouse.
  SP: "COLLECTED",
  DE: "IN_WAREHOUSE",
  // An exception: lost, damaged, refused or held.
  EX: "ERROR",
};

/** Returns our status for one of ShipEngine's codes; null also for codes added later. */
export const trackingStatus = (code: string): ShippingStatus | null => STATUSES[code] ?? null;

/** Voids an unused label. Repeating it has no further effect. @throws PartnerError */
const voidShipment = async (
  shipengine: ShipEngine,
  { reference, trackingNumber, signal }: VoidInput,
): Promise<VoidResult> => {
  const id = reference || (await labelOf(shipengine, { trackingNumber, signal }));
  const path = `labels/${encodeURIComponent(id)}`;
  const label = id === "" ? null : await shipengine.find({ path, purpose: "Read label", schema: labelSchema, signal });
  if (label === null)
    throw new PartnerError(
      PARTNER,
      "REFUSED",
      `ShipEngine doesn't know the label ${trackingNumber}. Was the account changed?`,
    );
  if (label.voided === true || label.status === "voided") return { isVoided: true };
  const { approved, message } = await shipengine.ask({
    ...{ method: "PUT", path: `${path}/void`, purpose: "Void label", schema: voidedSchema, signal },
  });
  if (approved) return { isVoided: true };
  if (label.tracking_status === "in_transit" || label.tracking_status === "delivered") return { isVoided: false };
  throw new PartnerError(PARTNER, "REFUSED", `ShipEngine did not void it${message === "" ? "." : `: ${message}`}`);
};

/** Returns whether a parcel could be picked up from or delivered to an address. @throws PartnerError */
const checkAddress = async (shipengine: ShipEngine, { address, signal }: AddressInput): Promise<AddressVerdict> => {
  const [verdict] = await shipengine.ask({
    ...{ method: "POST", path: "addresses/validate", body: [toShipEngineAddress(address)] },
    ...{ purpose: "Check address", schema: verdictsSchema, signal },
  });
  // Unverified: ShipEngine doesn't cover this country's addresses.
  if (verdict === undefined || verdict.status === "unverified")
    return { isDeliverable: true, written: null, faults: [] };
  if (verdict.status === "error") {
    const faults = verdict.messages.map(({ detail_code, message }) => FAULTS[detail_code] ?? message).filter(Boolean);
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { matched_address: matched } = verdict;
  if (matched == null) return { isDeliverable: true, written: null, faults: [] };
  const written: PostalAddress = {
    ...address,
    ...{ line1: matched.address_line1, line2: matched.address_line2, city: matched.city_locality },
    postcode: writtenPostcode(matched.postal_code, address),
    stateProvinceCode: matched.state_province || address.stateProvinceCode,
  };
  return { isDeliverable: true, written, faults: [] };
};

const FAULTS: Readonly<Record<string, string>> = {
  address_not_found: "This address can't be found. Check street, city and postal code.",
  insufficient_address_data: "Part of the address is missing. Check street, city and postal code.",
  missing_house_number: "Add the house number.",
  invalid_house_number: "Check the house number.",
  suite_missing: "Add the number of the apartment or suite.",
  suite_not_valid: "Check the number of the apartment or suite.",
  missing_box_number: "Add the number of the box.",
  invalid_box_number: "Check the number of the box.",
  minimum_postal_code_verification_failed: "Check the postal code.",
};

const DAY_MS = 86_400_000;

/**
 * Books a pickup once per label: a label has at most one pickup that isn't canceled, which may cover several labels.
 * @throws PartnerError
 */
const schedulePickup = async (shipengine: ShipEngine, input: PickupInput, now: Date): Promise<PickupResult> => {
  const { address, date, range, further = [], signal } = input;
  const label = await idOf(shipengine, input);
  const more = await Promise.all(further.map((one) => idOf(shipengine, { ...one, signal })));
  const since = new Date(now.getTime() - 30 * DAY_MS).toISOString();
  const { pickups } = await shipengine.ask({
    ...{ path: `pickups?created_at_start=${encodeURIComponent(since)}&page_size=100` },
    ...{ purpose: "Find pickup", schema: pickupsSchema, signal },
  });
  const known = pickups.find(({ label_ids, cancelled_at }) => cancelled_at === "" && label_ids.includes(label));
  const { opens, closes } = pickupWindow(range);
  const { confirmation_number, pickup_id } =
    known ??
    (await shipengine.ask({
      ...{ method: "POST", path: "pickups", purpose: "Book pickup", schema: pickupSchema, signal },
      body: {
        label_ids: [label, ...more],
        contact_details: {
          name: `${address.firstName} ${address.lastName}`.trim() || address.company,
          email: address.email,
          phone: address.phone,
        },
        pickup_window: {
          start_at: localInstant({ date, time: opens, address }),
          end_at: localInstant({ date, time: closes, address }),
        },
      },
    }));
  return { reference: confirmation_number || pickup_id, date, range };
};

type Named = Pick<PickupInput, "trackingNumber" | "shipmentReference" | "signal">;

/** @throws PartnerError for a label that ShipEngine doesn't have */
const idOf = async (shipengine: ShipEngine, { trackingNumber, shipmentReference, signal }: Named): Promise<string> => {
  const label = shipmentReference || (await labelOf(shipengine, { trackingNumber, signal }));
  if (label !== "") return label;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `ShipEngine doesn't know the label ${trackingNumber}. Book the pickup with the carrier.`,
  );
};

/** Labels through version 1 of the ShipEngine API (also called ShipStation API). */
export const shipengine: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "ShipEngine",
  tagline: "Return labels, drop-off points and tracking of the carriers in your ShipEngine account.",
  tile: { color: "#2b6e3f", letters: "Se" },
  guide: "shipengine",
  isBeta: true,
  ...formsOf(credentialsSchema, settingsSchema),
  capabilities: CAPABILITIES,
  connect,
  subscribe,
  isSubscribed,
  unsubscribe,
  open: openCarrier,
  verifyHook,
  readHook,
};
