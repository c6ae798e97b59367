import { PartnerError, type PartnerErrorKind } from "@/server/partners/partner-error";
import type { ProviderResponse } from "@/server/partners/provider-http";
import { failureOf } from "../provider-kit/answers";
import { NO_SHOP } from "./access-token";
import { type Cost, secondsUntilFull } from "./budget";

type GraphqlError = {
  readonly message: string;
  readonly extensions?: { readonly code?: string | undefined } | undefined;
};
export type UserFault = { readonly message: string; readonly code?: string | null | undefined };

/** The document exceeds Shopify's cost limit for one query; the same query with a smaller page works. */
export class QueryTooCostly extends PartnerError {}

/** The key was used by a call that failed. Nothing was done, and a retry needs a new key. */
export class PreviousAttemptFailed extends PartnerError {}

/** Maps the HTTP status of a response without GraphQL content to an error. */
export const failureOfStatus = (response: ProviderResponse, now: Date): PartnerError => {
  const { status } = response;
  const words = STATUS_WORDS[status];
  if (words !== undefined)
    return new PartnerError(
      "SHOPIFY",
      "UNAUTHORIZED",
      words,
      status === 403 ? { attention: "PERMISSIONS_MISSING" } : {},
    );
  if (status >= 300 && status < 400) return new PartnerError("SHOPIFY", "UNAUTHORIZED", NO_SHOP);
  if (status === 429) return failureOf("SHOPIFY", response, { words: "Shopify asks us to slow down.", now });
  return failureOf("SHOPIFY", response, { words: `Shopify answered with HTTP ${status}.`, now });
};

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: "Shopify refuses the app's access token: the app was uninstalled, or the token was revoked. Install the app again and reconnect.",
  402: "Shopify has frozen the shop because of an unpaid bill. It works again once the bill is paid.",
  403: "Shopify does not let the app in. Check in the app that it is installed and has its scopes, then reconnect.",
  404: NO_SHOP,
  423: "Shopify has locked the shop. Ask Shopify's support why.",
};

/** Maps the `errors` of a response to an error, by Shopify's codes. */
export const failureOfErrors = (errors: readonly GraphqlError[], cost: Cost | undefined): PartnerError => {
  const [first] = errors;
  const message = first?.message ?? "";
  const code = first?.extensions?.code ?? "";
  if (code === "THROTTLED")
    return new PartnerError("SHOPIFY", "PAUSED", "Shopify's rate limit is used up for the moment.", {
      retryAfterSeconds: cost === undefined ? 10 : secondsUntilFull(cost.throttleStatus),
    });
  if (/not approved to (access|use)/i.test(message))
    return new PartnerError("SHOPIFY", "UNAUTHORIZED", PROTECTED, { attention: "PERMISSIONS_MISSING" });
  if (code === "ACCESS_DENIED") {
    const scope = /`?((?:read|write)_[a-z_]+)`?/.exec(message)?.[1];
    const named = scope === undefined ? "a scope" : `the scope ${scope}`;
    const words = `The app lacks ${named}. Add it in the app, then reconnect.`;
    return new PartnerError("SHOPIFY", "UNAUTHORIZED", words, { attention: "PERMISSIONS_MISSING" });
  }
  if (code === "SHOP_INACTIVE")
    return new PartnerError("SHOPIFY", "UNAUTHORIZED", "The shop is not active in Shopify.");
  if (code === "MAX_COST_EXCEEDED") return new QueryTooCostly("SHOPIFY", "REFUSED", "The question costs too much.");
  if (code === PREVIOUS_FAILED) return new PreviousAttemptFailed("SHOPIFY", "UNAVAILABLE", message);
  if (UNAVAILABLE_CODES.has(code))
    return new PartnerError("SHOPIFY", "UNAVAILABLE", `Shopify couldn't answer. Shopify says: ${message}`);
  return new PartnerError("SHOPIFY", "REFUSED", `Shopify says: ${message}`);
};

const PROTECTED =
  "Shopify has not approved the app's access to customer data. Request it in the Dev Dashboard (API access requests), then reconnect.";

const UNAVAILABLE_CODES = new Set([
  "INTERNAL_SERVER_ERROR",
  "SERVICE_UNAVAILABLE",
  "TIMEOUT",
  "IDEMPOTENCY_CONCURRENT_REQUEST",
]);
const PREVIOUS_FAILED = "IDEMPOTENCY_PREVIOUS_ATTEMPT_FAILED";

/**
 * Maps the `userErrors` of a mutation to an error: a rejection in Shopify's words, unless the code says that the same
 * call may succeed later. `action` names the attempt, for example "refund order #1042".
 */
export const failureOfUser = (faults: readonly UserFault[], action: string): PartnerError => {
  const words = faults.map(({ message }) => message.trim().replace(/\.?$/, ".")).join(" ");
  if (faults.some(({ code }) => code === PREVIOUS_FAILED))
    return new PreviousAttemptFailed("SHOPIFY", "UNAVAILABLE", words);
  const kind: PartnerErrorKind = faults.some(({ code }) => RETRYABLE_CODES.has(code ?? "")) ? "UNAVAILABLE" : "REFUSED";
  return new PartnerError("SHOPIFY", kind, `Shopify did not ${action}: ${words}`);
};

const RETRYABLE_CODES = new Set([
  "ADJUST_QUANTITIES_FAILED",
  "IDEMPOTENCY_CONCURRENT_REQUEST",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_ERROR",
  "OPERATION_IN_PROGRESS",
  "CHANGE_FROM_QUANTITY_STALE",
]);
