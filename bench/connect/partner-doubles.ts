import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { startEasyPostDouble } from "@/test/carriers/easypost-double";
import { TEST_KEY } from "@/test/carriers/open-easypost";
import { SENDCLOUD_VALUES } from "@/test/carriers/open-sendcloud";
import { SANDBOX_KEY } from "@/test/carriers/open-shipengine";
import { SHIPPO_TEST_TOKEN } from "@/test/carriers/open-shippo";
import { startSendcloudDouble } from "@/test/carriers/sendcloud-double";
import { startShipEngineDouble } from "@/test/carriers/shipengine-double";
import { startShippoDouble } from "@/test/carriers/shippo-double";
import { PAYPAL_VALUES, startPaypalServer } from "@/test/payments/paypal-server";
import { STRIPE_KEY, startStripeServer } from "@/test/payments/stripe-server";

/** A stateful simulated provider, as far as the journey needs it. */
type Double = {
  readonly provider: string;
  readonly values: Readonly<Record<string, string>>;
  /** Secrets that must not be in any log or row. */
  readonly secrets: readonly string[];
  /** Where its hosts are served, without the host in the path. */
  readonly places: Readonly<Record<string, string>>;
  close(): Promise<void>;
};

export type CarrierDouble = Double & {
  readonly carrier: string;
  readonly mode: ConnectionMode;
  /** So far. */
  labels(): { bought: number; voided: number };
  /** Simulates the time for which an attempt may still be in progress there. */
  letTimePass?(): void;
};

export type PaymentsDouble = Double & {
  readonly processor: string;
  /** A payment of that many cents; returns its reference. */
  take(cents: number): Promise<string>;
  /** The refunded cents, one entry per refund. */
  refunds(reference: string): Promise<readonly number[]>;
};

const inPlace = (origin: string, hosts: readonly string[]): Record<string, string> =>
  Object.fromEntries(hosts.map((host) => [host, `${origin}/${host}`]));

/** The responses are EasyPost's own, as recorded. */
export const startEasyPost = async (): Promise<CarrierDouble> => {
  const double = await startEasyPostDouble();
  return {
    ...{ provider: "EASYPOST", carrier: "USPS", mode: "TEST", values: { apiKey: TEST_KEY }, secrets: [TEST_KEY] },
    places: inPlace(double.origin, ["api.easypost.com", "easypost-files.s3.us-west-2.amazonaws.com"]),
    labels: () => ({ bought: double.books.bought, voided: double.books.refunds }),
    close: double.close,
  };
};

/** Validated against ShipEngine's OpenAPI document. */
export const startShipEngine = async (): Promise<CarrierDouble> => {
  const double = await startShipEngineDouble();
  return {
    ...{
      provider: "SHIPENGINE",
      carrier: "stamps_com",
      mode: "TEST",
      values: { apiKey: SANDBOX_KEY },
      secrets: [SANDBOX_KEY],
    },
    places: inPlace(double.origin, ["api.shipengine.com"]),
    labels: () => ({
      bought: double.books.bought,
      voided: double.books.labels.filter(({ voided }) => voided === true).length,
    }),
    close: double.close,
  };
};

/** Validated against the schemas of Shippo's client; a dead worker's attempt blocks for two minutes there. */
export const startShippo = async (): Promise<CarrierDouble> => {
  const double = await startShippoDouble();
  double.books.now = new Date();
  return {
    ...{ provider: "SHIPPO", carrier: "usps", mode: "TEST", values: { apiKey: SHIPPO_TEST_TOKEN } },
    secrets: [SHIPPO_TEST_TOKEN],
    places: inPlace(double.origin, ["api.goshippo.com", "shippo-delivery-east.s3.amazonaws.com"]),
    labels: () => ({ bought: double.books.bought, voided: double.books.refunds }),
    letTimePass: () => {
      double.books.now = new Date(double.books.now.getTime() + 121_000);
    },
    close: double.close,
  };
};

/** Validated against Sendcloud's OpenAPI documents. It has no test mode. */
export const startSendcloud = async (): Promise<CarrierDouble> => {
  const double = await startSendcloudDouble();
  double.books.now = new Date();
  return {
    ...{ provider: "SENDCLOUD", carrier: "dpd", mode: "LIVE", values: SENDCLOUD_VALUES },
    secrets: [SENDCLOUD_VALUES.secretKey],
    places: inPlace(double.origin, ["panel.sendcloud.sc"]),
    labels: () => ({ bought: double.books.bought, voided: double.books.cancellations }),
    close: double.close,
  };
};

/** State is kept by `stripe-stateful-mock`. */
export const startStripe = async (): Promise<PaymentsDouble> => {
  const server = await startStripeServer();
  return {
    ...{ provider: "STRIPE", processor: "stripe", values: { secretKey: STRIPE_KEY }, secrets: [STRIPE_KEY] },
    places: { "api.stripe.com": server.url },
    take: (cents) => server.addCharge(cents),
    refunds: async (reference) => (await server.refundsOf(reference)).map(({ amount }) => Number(amount)),
    close: server.close,
  };
};

/** Validated against PayPal's published schemas. */
export const startPayPal = async (): Promise<PaymentsDouble> => {
  const server = await startPaypalServer();
  const captures = new Map<string, ReturnType<typeof server.addCapture>>();
  return {
    ...{ provider: "PAYPAL", processor: "paypal", values: PAYPAL_VALUES, secrets: [PAYPAL_VALUES.clientSecret] },
    places: { "api-m.sandbox.paypal.com": server.url },
    take: async (cents) => {
      const capture = server.addCapture(cents);
      captures.set(capture.id, capture);
      return capture.id;
    },
    refunds: async (reference) =>
      (captures.get(reference)?.refunds ?? []).map(({ amount }) =>
        Math.round(Number((amount as { value: string }).value) * 100),
      ),
    close: server.close,
  };
};
