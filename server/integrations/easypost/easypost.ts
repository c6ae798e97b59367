import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { PostalAddress } from "@/server/kernel/address";
import type { AddressInput, AddressVerdict, Carrier, TrackInput, Tracking } from "@/server/partners/carrier";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { toGrams } from "../carrier-kit/parcel-of";
import { toPlainAddress, writtenPostcode } from "../carrier-kit/plain-address";
import { formsOf } from "../provider-kit/fields";
import { createEasyPost, type EasyPost } from "./client";
import { CAPABILITIES, connect } from "./connect";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { credentialsSchema, settingsSchema } from "./fields";
import { readHook, verifyHook } from "./hooks";
import { lookUp } from "./look-up";
import { schedulePickup } from "./schedule-pickup";
import { shipmentRequest } from "./shipment-request";
import { shipmentResult } from "./shipment-result";
import { toRates } from "./to-rates";
import { trackingStatus } from "./tracking-status";
import { voidShipment } from "./void-shipment";
import { shipmentSchema, trackersSchema, verifiedAddressSchema, webhookSchema, webhooksSchema } from "./wire";

/** Opens the carriers of an EasyPost account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values } = connection;
  const easypost = createEasyPost(connection);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(easypost, { http, values }, input),
    findShipment: async (idempotencyKey) => {
      const found = await lookUp(easypost, { idempotencyKey, content: null, values });
      return found.state === "BOUGHT" ? shipmentResult(found.shipment, { easypost, http, values }) : null;
    },
    schedulePickup: (input) => schedulePickup(easypost, input),
    voidShipment: (input) => voidShipment(easypost, input),
    // EasyPost has no drop-off points.
    listDropOffPoints: async () => [],
    quoteRates: async (input) => {
      const { rates } = await easypost.ask({
        ...{ method: "POST", path: "shipments", body: shipmentRequest(input, { values, printed: null }) },
        ...{ purpose: "Get prices", schema: shipmentSchema, signal: input.signal },
      });
      return chooseRates(toRates(rates), { ...input, values });
    },
    track: (input) => track(easypost, input),
    checkAddress: (input) => checkAddress(easypost, input),
  };
};

/** Returns the tracking of a parcel: EasyPost tracks every label that was bought there. @throws PartnerError */
const track = async (
  easypost: EasyPost,
  { trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const { trackers } = await easypost.ask({
    ...{ path: `trackers?tracking_code=${encodeURIComponent(trackingNumber)}&page_size=20` },
    ...{ purpose: "Read tracking", schema: trackersSchema, signal },
  });
  const ours = trackers.filter(({ tracking_code }) => tracking_code === trackingNumber);
  // Carriers reuse tracking numbers after some months; the newest comes first.
  const tracker = ours.find(({ shipment_id }) => shipment_id !== "" && shipment_id === reference) ?? ours[0];
  if (tracker === undefined) return null;
  const latest = tracker.tracking_details
    .map(({ datetime }) => new Date(datetime))
    .filter((at) => !Number.isNaN(at.getTime()))
    .sort((left, right) => right.getTime() - left.getTime())[0];
  return {
    status: trackingStatus(tracker.status),
    providerStatus: tracker.status_detail === "" ? tracker.status : `${tracker.status} (${tracker.status_detail})`,
    at: latest?.toISOString() ?? null,
    ...(tracker.weight != null && tracker.weight > 0 ? { measuredGrams: toGrams(tracker.weight) } : {}),
  };
};

/** Returns whether a parcel could be picked up from or delivered to an address. @throws PartnerError */
const checkAddress = async (easypost: EasyPost, { address, signal }: AddressInput): Promise<AddressVerdict> => {
  const checked = await easypost.ask({
    ...{ method: "POST", path: "addresses", body: { verify: true, address: toPlainAddress(address) } },
    ...{ purpose: "Check address", schema: verifiedAddressSchema, signal },
  });
  const { delivery } = checked.verifications;
  // EasyPost doesn't verify addresses in every country.
  if (delivery === undefined) return { isDeliverable: true, written: null, faults: [] };
  if (!delivery.success) {
    const faults = delivery.errors.map(({ code, message }) => FAULTS[code] ?? message);
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { street1: line1, street2: line2, city, state: stateProvinceCode, zip } = checked;
  const written: PostalAddress = {
    ...{ ...address, line1, line2, city, postcode: writtenPostcode(zip, address) },
    ...(stateProvinceCode === "" ? {} : { stateProvinceCode }),
  };
  return { isDeliverable: true, written, faults: [] };
};

const FAULTS: Readonly<Record<string, string>> = {
  "E.ADDRESS.NOT_FOUND": "This address can't be found. Check street, city and postal code.",
  "E.HOUSE_NUMBER.MISSING": "Add the house number.",
  "E.HOUSE_NUMBER.INVALID": "Check the house number.",
  "E.STREET.MISSING": "Add the street.",
  "E.STREET.INVALID": "Check the street.",
  "E.BOX_NUMBER.MISSING": "Add the number of the box.",
  "E.BOX_NUMBER.INVALID": "Check the number of the box.",
  "E.SECONDARY_INFORMATION.MISSING": "Add the number of the apartment or suite.",
  "E.SECONDARY_INFORMATION.INVALID": "Check the number of the apartment or suite.",
  "E.CITY_STATE.INVALID": "Check the city and the state.",
  "E.ZIP.INVALID": "Check the postal code.",
  "E.ZIP.NOT_FOUND": "Check the postal code.",
};

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

/** Creates one webhook for our URL, signed with our secret. A webhook that EasyPost has disabled is enabled again. */
const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const easypost = createEasyPost(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const [known, ...twice] = await readOurs(easypost, connection.hookUrl);
  for (const { id } of twice) await remove(easypost, id);
  if (known === undefined)
    await easypost.ask({
      ...{ method: "POST", path: "webhooks", purpose: "Set up webhook", schema: webhookSchema },
      body: { webhook: { url: connection.hookUrl, webhook_secret: hookSecret } },
    });
  else
    await easypost.ask({
      ...{ method: "PATCH", path: `webhooks/${known.id}`, purpose: "Update webhook", schema: webhookSchema },
      body: { webhook_secret: hookSecret },
    });
  return { hookSecret };
};

/** Returns whether the webhook exists and is enabled. */
const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  if (!connection.values.hookSecret) return false;
  const ours = await readOurs(createEasyPost(connection), connection.hookUrl);
  return ours.some(({ disabled_at }) => disabled_at === "");
};

/** Removes only the webhooks that deliver to our URL. */
const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const easypost = createEasyPost(connection);
  for (const { id } of await readOurs(easypost, connection.hookUrl)) await remove(easypost, id);
};

const readOurs = async (easypost: EasyPost, hookUrl: string) => {
  const { webhooks } = await easypost.ask({ path: "webhooks", purpose: "Read webhooks", schema: webhooksSchema });
  return webhooks.filter(({ url }) => url === hookUrl);
};

const remove = (easypost: EasyPost, id: string): Promise<unknown> =>
  easypost.find({ method: "DELETE", path: `webhooks/${id}`, purpose: "Remove webhook", schema: z.unknown() });

/** Labels of more than a hundred carriers, through version 2 of EasyPost's API. */
export const easypost: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "EasyPost",
  tagline: "Return labels, pickups and tracking of USPS, UPS, FedEx, DHL and more.",
  tile: { color: "#0b5cff", letters: "Ep" },
  guide: "easypost",
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
