import { z } from "zod";
import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { CAPABILITIES } from "./capabilities";
import { createStripeClient, type StripeCall, type StripeClient } from "./client";
import { missingPermission, type StripeFailure } from "./failures";

const accountSchema = z.object({
  id: z.string(),
  charges_enabled: z.boolean().catch(true),
  business_profile: z.object({ name: z.string().nullish() }).nullish().catch(null),
  settings: z
    .object({ dashboard: z.object({ display_name: z.string().nullish() }).nullish() })
    .nullish()
    .catch(null),
});
type Account = { accountId: string; accountName: string; warnings: readonly string[] };

type Check = {
  /** A call that fails without the permission; it changes nothing. */
  readonly call: Pick<StripeCall, "method" | "path" | "params" | "purpose">;
  readonly needs: string;
  readonly without: string;
  readonly capabilities: readonly PaymentCapability[];
};

const LIST = { limit: 1 };

const REFUNDS: Omit<Check, "call"> = {
  needs: "Charges and Refunds: Write",
  without: "refunds stay manual",
  capabilities: ["PAYMENT_REFUNDS"],
};
const CHARGES: Omit<Check, "call" | "needs"> = {
  without: "shoppers can't pay price differences or fees, nor get instant exchanges",
  capabilities: ["CHARGES", "HOLDS"],
};

/**
 * Permission checks: a call without its parameters is rejected for those or, before that, for the missing permission.
 */
const CHECKS: readonly Check[] = [
  { call: { method: "POST", path: "/v1/refunds", purpose: "Check refund access" }, ...REFUNDS },
  { call: { path: "/v1/refunds", params: LIST, purpose: "Check access to refunds" }, ...REFUNDS },
  {
    call: { method: "POST", path: "/v1/checkout/sessions", purpose: "Check access to checkout" },
    needs: "Checkout Sessions: Write",
    ...CHARGES,
  },
  {
    call: { path: "/v1/payment_intents", params: LIST, purpose: "Check access to payments" },
    needs: "Payment Intents: Write",
    ...CHARGES,
  },
  {
    // A key that can make payments can capture and cancel them, too.
    call: { method: "POST", path: "/v1/payment_intents", purpose: "Check access to payments" },
    needs: "Payment Intents: Write",
    without: "instant exchanges aren't offered",
    capabilities: ["HOLDS"],
  },
  {
    call: { path: "/v1/disputes", params: LIST, purpose: "Check access to disputes" },
    needs: "Disputes: Read",
    without: "disputes aren't shown on returns",
    capabilities: ["DISPUTES"],
  },
  {
    call: { path: "/v1/webhook_endpoints", params: LIST, purpose: "Check access to webhooks" },
    needs: "Webhook Endpoints: Write",
    without: "changes of refunds arrive late",
    capabilities: [],
  },
];

/** Asks Stripe for the account and permissions of a key. Changes nothing. @throws PartnerError with what to fix */
export const connectStripe = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const client = createStripeClient({ values, http, now: () => now });
  const account = await readAccount(client);
  const missing: Check[] = [];
  for (const check of CHECKS) if (!(await isAllowed(client, check))) missing.push(check);
  const lacking = new Set(missing.flatMap(({ capabilities }) => capabilities));
  return {
    accountId: account.accountId,
    accountName: account.accountName,
    mode: /^(sk|rk)_live_/.test(values.secretKey ?? "") ? "LIVE" : "TEST",
    currency: "",
    capabilities: CAPABILITIES.filter((capability) => !lacking.has(capability)),
    locations: [],
    warnings: [...account.warnings, ...warningsOf(missing)],
    versionEndsOn: null,
  };
};

/** Reads the account. If a restricted key can't, the error still names the account's ID. */
const readAccount = async (client: StripeClient): Promise<Account> => {
  const result = await client.tryAsk({ path: "/v1/account", purpose: "Read account", schema: accountSchema });
  if (!result.ok) {
    const accountId = accountIn(result.failure);
    if (accountId === "") throw result.failure.error;
    return { accountId, accountName: accountId, warnings: [] };
  }
  const { id, charges_enabled, business_profile, settings } = result.data;
  return {
    accountId: id,
    accountName: settings?.dashboard?.display_name || business_profile?.name || id,
    warnings: charges_enabled
      ? []
      : ["Stripe has paused payments of this account. Open Stripe to see what is required."],
  };
};

const accountIn = ({ status, message }: StripeFailure): string =>
  status === 403 ? (/\bacct_\w+/.exec(message)?.[0] ?? "") : "";

/** @throws PartnerError when the permission can't be determined */
const isAllowed = async (client: StripeClient, { call }: Check): Promise<boolean> => {
  const result = await client.tryAsk({ ...call, schema: z.unknown() });
  if (result.ok) return true;
  const { status, message, error } = result.failure;
  if (status === 403 || missingPermission(message) !== "") return false;
  if (call.method === "POST" && status === 400) return true;
  throw error;
};

const warningsOf = (missing: readonly Check[]): string[] =>
  [...new Set(missing.map(({ without }) => without))].map((without) => {
    const needs = new Set(missing.filter((check) => check.without === without).map((check) => check.needs));
    const list = new Intl.ListFormat("en").format([...needs].map((need) => `“${need}”`));
    return `The key lacks ${list}, so ${without}. Edit the key in Stripe under Developers → API keys.`;
  });
