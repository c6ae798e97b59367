import { z } from "zod";
import type { CarrierCapability } from "@/contract/vocabulary/connection";
import { hmacSha256Hex, isEqualSecret, sha256Hex } from "@/server/kernel/crypto";
import type { CarrierProvider } from "@/server/partners/carrier-provider";
import type {
  CarrierAccount,
  ConnectAttempt,
  ConnectedAccount,
  HookEvent,
  IncomingHook,
  OpenedConnection,
} from "@/server/partners/provider";
import { shipSettings } from "../carrier-kit/ship-settings";
import { field, formsOf, required } from "../provider-kit/fields";
import { createSendcloud } from "./client";
import { PARTNER } from "./failures";
import { openCarrier } from "./open-carrier";
import { optionsSchema } from "./wire";

export const CAPABILITIES: readonly CarrierCapability[] = [
  ...(["LABELS", "RATES", "VOIDS", "DROP_OFF_POINTS", "TRACKING", "CUSTOMS"] as const),
];

/** Asks Sendcloud which carriers take returns with these keys. Changes nothing. @throws PartnerError */
const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const sendcloud = createSendcloud({ http, values, now: () => now });
  const { data } = await sendcloud.ask({
    ...{ method: "POST", path: "shipping-options", body: { functionalities: { returns: true } } },
    ...{ purpose: "Read return services", schema: optionsSchema },
  });
  const carriers = new Map(
    data.map(({ carrier: { code, name } }): [string, CarrierAccount] => [
      code,
      { code, name: name || code, returnMethods: ["DROP_OFF_POINT"] },
    ]),
  );
  const publicKey = values.publicKey ?? "";
  return {
    ...{ accountId: `key-${sha256Hex(publicKey).slice(0, 12)}`, accountName: `Sendcloud ${publicKey.slice(0, 8)}…` },
    // Sendcloud has no test mode: every label costs money.
    ...{ mode: "LIVE", currency: "", locations: [], versionEndsOn: null, capabilities: CAPABILITIES },
    carriers: [...carriers.values()],
    warnings:
      carriers.size > 0
        ? []
        : [
            "The Sendcloud account has no return service. Enable a carrier that takes returns in Sendcloud → Settings → Carriers, then check the connection again.",
          ],
  };
};

const bodySchema = z.object({
  action: z.string().max(200),
  timestamp: z.number().nullish(),
  parcel: z.object({ tracking_number: z.string().catch("") }).catch({ tracking_number: "" }),
});

/** Returns whether Sendcloud signed the bytes with this connection's secret key. Its signatures don't expire. */
export const verifyHook = (
  { body, headers }: IncomingHook,
  { values: { secretKey = "" } }: Pick<OpenedConnection, "values">,
): boolean => {
  const signature = headers["sendcloud-signature"] ?? "";
  return secretKey !== "" && signature !== "" && isEqualSecret(signature, hmacSha256Hex(secretKey, Buffer.from(body)));
};

/**
 * Reads the event of a delivery, identified by its bytes because Sendcloud's events have no ID. Throws for a body that
 * can't be read.
 */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const text = Buffer.from(body).toString("utf8");
  const { action: name, timestamp, parcel } = bodySchema.parse(JSON.parse(text));
  const eventId = sha256Hex(text).slice(0, 40);
  const occurredAt = timeOf(timestamp);
  if (name === "parcel_status_changed" && parcel.tracking_number !== "")
    return [{ eventId, topic: "TRACKING", name, subject: parcel.tracking_number, occurredAt }];
  return [{ eventId, topic: "IGNORED", name, subject: eventId, occurredAt }];
};

/** Documented as a Unix timestamp, but also seen in milliseconds. */
const timeOf = (timestamp: number | null | undefined): string | null => {
  if (timestamp == null) return null;
  const at = new Date(timestamp < 1e11 ? timestamp * 1_000 : timestamp);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

const key = (label: string) =>
  required(label).refine((text) => text === "" || /^[0-9A-Za-z-]{16,}$/.test(text), {
    error: `Copy the whole ${label}.`,
  });

const credentialsSchema = z.object({
  publicKey: field(key("public key"), {
    label: "Public key",
    help: "Sendcloud → Settings → Integrations → Sendcloud API. Every key is live: Sendcloud has no test mode.",
    kind: "TEXT",
  }),
  secretKey: field(key("secret key"), {
    label: "Secret key",
    help: "Shown once, beside the public key. It also signs webhooks.",
    kind: "SECRET",
  }),
});

const settingsSchema = z.object(shipSettings).omit({ customsSigner: true, labelFormat: true });

/**
 * Return labels through version 3 of the Sendcloud API. An integration has one webhook, which may already be in use: a
 * person sets it up, and without it parcels are polled.
 */
export const sendcloud: CarrierProvider = {
  kind: "CARRIER",
  provider: PARTNER,
  displayName: "Sendcloud",
  tagline: "Return labels, drop-off points and tracking of the carriers in your Sendcloud account.",
  tile: { color: "#0a4fa8", letters: "Sc" },
  guide: "sendcloud",
  isBeta: true,
  ...formsOf(credentialsSchema, settingsSchema),
  capabilities: CAPABILITIES,
  connect,
  subscribe: async () => null,
  isSubscribed: async () => true,
  unsubscribe: async () => undefined,
  open: openCarrier,
  verifyHook,
  readHook,
};
