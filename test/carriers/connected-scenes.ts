import { easypost } from "@/server/integrations/easypost/easypost";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { sendcloud } from "@/server/integrations/sendcloud/sendcloud";
import { shipengine } from "@/server/integrations/shipengine/shipengine";
import { shippo } from "@/server/integrations/shippo/shippo";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { createConnectedPartners } from "@/server/services/connections/connected-partners";
import type { TestContext } from "../context";
import { createTenant, type Tenant } from "../factories";
import { startEasyPostDouble } from "./easypost-double";
import { TEST_KEY } from "./open-easypost";
import { SENDCLOUD_VALUES } from "./open-sendcloud";
import { SANDBOX_KEY } from "./open-shipengine";
import { SHIPPO_TEST_TOKEN } from "./open-shippo";
import type { startProviderDouble } from "./provider-double";
import { startSendcloudDouble } from "./sendcloud-double";
import { startShipEngineDouble } from "./shipengine-double";
import { startShippoDouble } from "./shippo-double";
import { tappedHttp } from "./tapped-http";

export type CarrierScene = {
  provider: string;
  carrier: string;
  definition: typeof easypost;
  typed: Record<string, string>;
  /** Secrets that must not be stored in plain text. */
  secrets: string[];
  isLive: boolean;
  double: Awaited<ReturnType<typeof startProviderDouble>>;
  bought: () => number;
  /** The parcel's status at the carrier. */
  say: (where: "TRANSIT" | "DELIVERED" | "ANNOUNCED") => void;
  /** A webhook about a parcel, as the provider would send it. `nth` distinguishes events. */
  hook: (event: { trackingNumber: string; secret: string; nth: number }) => IncomingHook;
};

const bytes = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

/** Each provider at its test double, so that the same scenario runs for all of them. */
export const CARRIER_SCENES: Readonly<Record<string, (now: Date) => Promise<CarrierScene>>> = {
  EASYPOST: async () => {
    const double = await startEasyPostDouble();
    const words = { ANNOUNCED: "pre_transit", TRANSIT: "in_transit", DELIVERED: "delivered" };
    return {
      ...{ provider: "EASYPOST", carrier: "USPS", definition: easypost, typed: { apiKey: TEST_KEY } },
      ...{ secrets: [TEST_KEY], isLive: false, double, bought: () => double.books.bought },
      say: (where) => {
        double.books.trackerStatus = words[where];
      },
      hook: ({ trackingNumber, secret, nth }) => {
        const result = { id: "trk_1", tracking_code: trackingNumber };
        const body = bytes({ id: `evt_${nth}`, description: "tracker.updated", result });
        return { body, headers: { "x-hmac-signature": `hmac-sha256-hex=${hmacSha256Hex(secret, body)}` } };
      },
    };
  },
  SHIPENGINE: async () => {
    const double = await startShipEngineDouble();
    const apiKey = "live0123456789abcdefghij";
    const words = { ANNOUNCED: "NY", TRANSIT: "IT", DELIVERED: "DE" };
    return {
      ...{ provider: "SHIPENGINE", carrier: "stamps_com", definition: shipengine, typed: { apiKey } },
      ...{ secrets: [apiKey, SANDBOX_KEY], isLive: true, double, bought: () => double.books.bought },
      say: (where) => {
        double.books.statusCode = words[where];
      },
      hook: ({ trackingNumber, secret, nth }) => ({
        body: bytes({
          resource_type: "API_TRACK",
          data: { tracking_number: trackingNumber, events: [{ occurred_at: `2026-11-24T07:0${nth}:00Z` }] },
        }),
        headers: { "x-homeward-secret": secret },
      }),
    };
  },
  SHIPPO: async (now) => {
    const double = await startShippoDouble();
    double.books.now = now;
    const words = { ANNOUNCED: "PRE_TRANSIT", TRANSIT: "TRANSIT", DELIVERED: "DELIVERED" };
    return {
      ...{ provider: "SHIPPO", carrier: "usps", definition: shippo, typed: { apiKey: SHIPPO_TEST_TOKEN } },
      ...{ secrets: [SHIPPO_TEST_TOKEN], isLive: false, double, bought: () => double.books.bought },
      say: (where) => {
        double.books.trackStatus = words[where];
      },
      hook: ({ trackingNumber, secret, nth }) => ({
        body: bytes({ event: "track_updated", data: { tracking_number: trackingNumber, nth } }),
        headers: {},
        query: { token: secret },
      }),
    };
  },
  SENDCLOUD: async (now) => {
    const double = await startSendcloudDouble();
    double.books.now = now;
    const { publicKey, secretKey } = SENDCLOUD_VALUES;
    const words = { ANNOUNCED: "announced", TRANSIT: "shipment-on-route", DELIVERED: "delivered" };
    return {
      ...{
        provider: "SENDCLOUD",
        carrier: "dpd",
        definition: sendcloud,
        typed: SENDCLOUD_VALUES,
        isLive: true,
        double,
      },
      secrets: [secretKey, Buffer.from(`${publicKey}:${secretKey}`).toString("base64")],
      bought: () => double.books.bought,
      say: (where) => {
        const [made] = double.books.returns.values();
        made.status_history[0].parent_status = words[where];
      },
      hook: ({ trackingNumber, nth }) => {
        const parcel = { tracking_number: trackingNumber, is_return: true };
        const body = bytes({ action: "parcel_status_changed", timestamp: 1_795_503_600_000 + nth, parcel });
        return { body, headers: { "sendcloud-signature": hmacSha256Hex(secretKey, body) } };
      },
    };
  },
};

/** The same context with this provider as its only one, at the test double. */
export const withCarrier = (ctx: TestContext, { definition, double }: CarrierScene): TestContext => {
  const providers: TestContext["providers"] = {
    all: new Map([[definition.provider, definition]]),
    openHttp: (_, onCall) => tappedHttp(double.http, onCall),
  };
  const changed = { ...ctx, providers };
  return { ...changed, partners: resolvePartners(ctx.sandbox, createConnectedPartners(changed)) };
};

/** A store whose shoppers send returns through that account, in its key's mode. */
export const connectCarrier = async (
  ctx: TestContext,
  { provider, carrier, typed, isLive }: CarrierScene,
): Promise<{ tenant: Tenant; connectionId: string }> => {
  const method = { returnMethod: "DROP_OFF_POINT" as const, provider, carrier, feeMinor: 0 };
  const tenant = await createTenant(ctx, { store: { isTesting: !isLive, config: { returnOptions: [method] } } });
  const { actor, store } = tenant;
  const { id } = await connectStore(ctx, { actor, ecommerceId: store.id, provider, typed, days: 90 });
  return { tenant, connectionId: id };
};
