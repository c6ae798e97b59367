import { z } from "zod";
import type { PaymentCapability } from "@/contract/vocabulary/connection";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { CAPABILITIES } from "./capabilities";
import { createPaypalClient, type PaypalClient } from "./client";
import { PAYPAL } from "./failures";

const userSchema = z.object({
  payer_id: z.string().catch(""),
  name: z.string().catch(""),
});

const REFUND_SCOPES = /\/services\/payments\/refund$|\/v1\/payments\/\.\*$/;

/** Asks PayPal for the app's account and permissions. Changes nothing. @throws PartnerError with what to fix */
export const connectPaypal = async (attempt: ConnectAttempt): Promise<ConnectedAccount> => {
  const { values, now } = attempt;
  const client = createPaypalClient({ ...attempt, now: () => now });
  const scopes = await signIn(client, attempt);
  const { payer_id, name } = await readAccount(client);
  const mayRefund = scopes.length === 0 || scopes.some((scope) => REFUND_SCOPES.test(scope));
  const mayReadDisputes = await mayRead(client, "/v1/customer/disputes?page_size=1", "Check access to disputes");
  const mayHook = await mayRead(client, "/v1/notifications/webhooks", "Check access to webhooks");
  const lacking = new Set<PaymentCapability>([
    ...(mayRefund ? [] : (["PAYMENT_REFUNDS"] as const)),
    ...(mayReadDisputes ? [] : (["DISPUTES"] as const)),
  ]);
  return {
    accountId: payer_id || (values.clientId ?? ""),
    accountName: name || payer_id || "PayPal",
    mode: values.environment === "SANDBOX" ? "TEST" : "LIVE",
    currency: "",
    capabilities: CAPABILITIES.filter((capability) => !lacking.has(capability)),
    locations: [],
    warnings: [
      ...(mayRefund ? [] : [lacks("refund payments", "refunds stay manual")]),
      ...(mayReadDisputes ? [] : [lacks("read disputes", "disputes aren't shown on returns")]),
      ...(mayHook ? [] : [lacks("use webhooks", "changes of refunds arrive late")]),
    ],
    versionEndsOn: null,
  };
};

const lacks = (what: string, effect: string): string =>
  `The PayPal app may not ${what}, so ${effect}. Turn the feature on under developer.paypal.com → Apps & Credentials.`;

/** Signs in. Credentials that one environment rejects and the other accepts were entered for the wrong one. */
const signIn = async (client: PaypalClient, { values, http, now }: ConnectAttempt): Promise<readonly string[]> => {
  try {
    return await client.scopes();
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind !== "UNAUTHORIZED") throw error;
    const [here, there] = values.environment === "SANDBOX" ? ["Sandbox", "Live"] : ["Live", "Sandbox"];
    const environment = there === "Live" ? "LIVE" : "SANDBOX";
    const other = createPaypalClient({ values: { ...values, environment }, http, now: () => now });
    const isOther = await other.scopes().then(
      () => true,
      () => false,
    );
    if (!isOther) throw error;
    throw new PartnerError(
      PAYPAL,
      "UNAUTHORIZED",
      `These credentials belong to ${there}, not to ${here}. Choose ${there} as the environment, or enter those of ${here}.`,
    );
  }
};

/** Reads the account; an app without this permission is identified by its client ID. */
const readAccount = async (client: PaypalClient): Promise<z.output<typeof userSchema>> => {
  const path = "/v1/identity/oauth2/userinfo?schema=paypalv1.1";
  const result = await client.tryAsk({ path, purpose: "Read account", schema: userSchema });
  if (result.ok) return result.data;
  if (result.failure.status >= 500 || result.failure.status === 429) throw result.failure.error;
  return { payer_id: "", name: "" };
};

const mayRead = async (client: PaypalClient, path: string, purpose: string): Promise<boolean> => {
  const result = await client.tryAsk({ path, purpose, schema: z.unknown() });
  if (result.ok || result.failure.status === 404) return true;
  if (result.failure.status === 403) return false;
  throw result.failure.error;
};
