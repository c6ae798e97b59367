import { startEasyPostDouble } from "@/test/carriers/easypost-double";
import { TEST_KEY } from "@/test/carriers/open-easypost";
import { SANDBOX_KEY } from "@/test/carriers/open-shipengine";
import { startShipEngineDouble } from "@/test/carriers/shipengine-double";
import { PAYPAL_VALUES, startPaypalServer } from "@/test/payments/paypal-server";
import { STRIPE_KEY, startStripeServer } from "@/test/payments/stripe-server";

/** A provider that keeps books, as far as the journey needs it. */
type Double = {
  readonly provider: string;
  readonly values: Readonly<Record<string, string>>;
  /** What must stand in no log and no row. */
  readonly secrets: readonly string[];
  /** Where its hosts are answered, without the host in the path. */
  readonly places: Readonly<Record<string, string>>;
  close(): Promise<void>;
};

export type CarrierDouble = Double & {
  readonly carrier: string;
  /** So far. */
  labels(): { bought: number; voided: number };
};

export type PaymentsDouble = Double & {
  readonly processor: string;
  /** A payment of that many cents; answers its reference. */
  take(cents: number): Promise<string>;
  /** The cents that went back, one for each refund. */
  refunds(reference: string): Promise<readonly number[]>;
};

const inPlace = (origin: string, hosts: readonly string[]): Record<string, string> =>
  Object.fromEntries(hosts.map((host) => [host, `${origin}/${host}`]));

/** The answers are EasyPost's own, as recorded. */
export const startEasyPost = async (): Promise<CarrierDouble> => {
  const double = await startEasyPostDouble();
  return {
    ...{ provider: "EASYPOST", carrier: "USPS", values: { apiKey: TEST_KEY }, secrets: [TEST_KEY] },
    places: inPlace(double.origin, ["api.easypost.com", "easypost-files.s3.us-west-2.amazonaws.com"]),
    labels: () => ({ bought: double.books.bought, voided: double.books.refunds }),
    close: double.close,
  };
};

/** Checked against ShipEngine's OpenAPI document. */
export const startShipEngine = async (): Promise<CarrierDouble> => {
  const double = await startShipEngineDouble();
  return {
    ...{ provider: "SHIPENGINE", carrier: "stamps_com", values: { apiKey: SANDBOX_KEY }, secrets: [SANDBOX_KEY] },
    places: inPlace(double.origin, ["api.shipengine.com"]),
    labels: () => ({
      bought: double.books.bought,
      voided: double.books.labels.filter(({ voided }) => voided === true).length,
    }),
    close: double.close,
  };
};

/** `stripe-stateful-mock` keeps its books. */
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

/** Checked against PayPal's published schemas. */
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
