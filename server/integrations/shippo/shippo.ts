import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { PostalAddress } from "@/server/kernel/address";
import type { AddressInput, AddressVerdict, Carrier, TrackInput, Tracking } from "@/server/partners/carrier";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import { chooseRates } from "../carrier-kit/choose-rates";
import { toPlainAddress, writtenPostcode } from "../carrier-kit/plain-address";
import { formsOf } from "../provider-kit/fields";
import { askRates } from "./ask-rates";
import { createShippo, type Shippo } from "./client";
import { CAPABILITIES, connect } from "./connect";
import { createShipment } from "./create-shipment";
import { PARTNER } from "./failures";
import { credentialsSchema, modeOfKey, settingsSchema } from "./fields";
import { readHook, TOKEN, verifyHook } from "./hooks";
import { lookUp } from "./look-up";
import { trackingStatus } from "./tracking-status";
import { transactionResult } from "./transaction-result";
import { voidShipment } from "./void-shipment";
import { trackSchema, transactionSchema, validatedAddressSchema, webhookSchema, webhooksSchema } from "./wire";

type Subscriber = Pick<OpenedConnection, "http" | "values" | "now" | "hookUrl">;

const EVENT = "track_updated";

/** Creates one tracking webhook for our URL, with a secret of ours in the URL. */
const subscribe = async (connection: Subscriber): Promise<ConnectionValues> => {
  const shippo = createShippo(connection);
  const hookSecret = connection.values.hookSecret || randomBytes(24).toString("hex");
  const body = {
    ...{ event: EVENT, url: `${connection.hookUrl}?${TOKEN}=${hookSecret}`, active: true },
    is_test: modeOfKey(connection.values.apiKey) === "TEST",
  };
  const [known, ...twice] = await readOurs(shippo, connection.hookUrl);
  for (const { object_id } of twice) await remove(shippo, object_id);
  if (known === undefined)
    await shippo.ask({ method: "POST", path: "webhooks", body, purpose: "Set up webhook", schema: webhookSchema });
  else
    await shippo.ask({
      ...{ method: "PUT", path: `webhooks/${known.object_id}`, body, purpose: "Update webhook", schema: webhookSchema },
    });
  return { hookSecret };
};

/** Returns whether the webhook exists, is active, and has this connection's secret. */
const isSubscribed = async (connection: Subscriber): Promise<boolean> => {
  const { hookSecret = "" } = connection.values;
  if (hookSecret === "") return false;
  const ours = await readOurs(createShippo(connection), connection.hookUrl);
  return ours.some(({ active, url }) => active !== false && url.endsWith(`?${TOKEN}=${hookSecret}`));
};

/** Removes only the webhooks that deliver to our URL. */
const unsubscribe = async (connection: Subscriber): Promise<void> => {
  const shippo = createShippo(connection);
  for (const { object_id } of await readOurs(shippo, connection.hookUrl)) await remove(shippo, object_id);
};

const readOurs = async (shippo: Shippo, hookUrl: string) => {
  const path = "webhooks?results=100";
  const { results } = await shippo.ask({ path, purpose: "Read webhooks", schema: webhooksSchema });
  return results.filter(({ url, event }) => url.split("?")[0] === hookUrl && event === EVENT);
};

const remove = (shippo: Shippo, id: string): Promise<unknown> =>
  shippo.find({ method: "DELETE", path: `webhooks/${id}`, purpose: "Remove webhook", schema: z.unknown() });

/** How far back a label is searched by its key alone. */
const LOOK_BACK_MS = 30 * 86_400_000;

/** Opens the carriers of a Shippo account. */
export const openCarrier = (connection: OpenedConnection): Carrier => {
  const { http, values, now } = connection;
  const shippo = createShippo(connection);
  const codes = connection.carriers.map(({ code }) => code);
  return {
    ...connectedCarriers(PARTNER, connection),
    connectionId: connection.id,
    createShipment: (input) => createShipment(shippo, { http, values, now, codes }, input),
    findShipment: async (idempotencyKey) => {
      const since = new Date(now().getTime() - LOOK_BACK_MS);
      const found = await lookUp(shippo, { idempotencyKey, since });
      return found === null ? null : transactionResult(found, { http, codes });
    },
    // Shippo books pickups but can't list them: after a lost response, a retry would book a second one.
    schedulePickup: async () => {
      throw new PartnerError(PARTNER, "REFUSED", "Pickups aren't booked through Shippo. Book it with the carrier.");
    },
    voidShipment: (input) => voidShipment(shippo, input),
    // Shippo has no drop-off points.
    listDropOffPoints: async () => [],
    quoteRates: async (input) => {
      const { rates } = await askRates(shippo, input, { values, codes });
      return chooseRates(rates, { ...input, values });
    },
    track: (input) => track(shippo, input),
    checkAddress: (input) => checkAddress(shippo, input),
  };
};

/**
 * Returns the tracking of a parcel, by carrier and number, or by its label if Shippo doesn't track the number. @throws
 * PartnerError
 */
const track = async (
  shippo: Shippo,
  { carrier, trackingNumber, reference, signal }: TrackInput,
): Promise<Tracking | null> => {
  const path = `tracks/${encodeURIComponent(carrier)}/${encodeURIComponent(trackingNumber)}`;
  const found = await shippo.find({ path, purpose: "Read tracking", schema: trackSchema, signal });
  if (found?.tracking_status != null) {
    const { status, status_details, status_date } = found.tracking_status;
    const at = new Date(status_date);
    return {
      status: trackingStatus(status),
      providerStatus: status_details === "" ? status : `${status} (${status_details})`,
      at: Number.isNaN(at.getTime()) ? null : at.toISOString(),
    };
  }
  if (reference === "") return null;
  const label = await shippo.find({
    ...{ path: `transactions/${encodeURIComponent(reference)}`, purpose: "Read label" },
    ...{ schema: transactionSchema, signal },
  });
  if (label === null || label.tracking_status === "") return null;
  return { status: trackingStatus(label.tracking_status), providerStatus: label.tracking_status, at: null };
};

/**
 * Returns whether a parcel could be picked up from or delivered to an address. Uses version 1 of the check: version 2
 * needs the address in the URL, where third-party logs would store it. @throws PartnerError
 */
const checkAddress = async (shippo: Shippo, { address, signal }: AddressInput): Promise<AddressVerdict> => {
  const checked = await shippo.ask({
    ...{ method: "POST", path: "addresses", body: { ...toPlainAddress(address), validate: true } },
    ...{ purpose: "Check address", schema: validatedAddressSchema, signal },
  });
  const isValid = checked.validation_results?.is_valid;
  const messages = checked.validation_results?.messages ?? [];
  // Shippo says nothing about countries whose addresses it doesn't cover.
  if (isValid == null) return { isDeliverable: true, written: null, faults: [] };
  if (!isValid) {
    const said = messages.map((message) => message.text).filter(Boolean);
    const faults = said.length > 0 ? said : ["This address can't be found. Check street, city and postal code."];
    return { isDeliverable: false, written: null, faults: [...new Set(faults)] };
  }
  const { street1: line1, street2: line2, city, state, zip } = checked;
  const written: PostalAddress = {
    ...{ ...address, line1, line2, city, postcode: writtenPostcode(zip, address) },
    ...(state === "" ? {} : { stateProvinceCode: state }),
  };
  return { isDeliverable: true, written, faults: [] };
};

/** Labels through version 2018-02-08 of the Shippo API. */
export const shippo: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "Shippo",
  tagline: "Return labels, prices and tracking of the carriers in your Shippo account.",
  tile: { color: "#1f6f8b", letters: "Sp" },
  guide: "shippo",
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
