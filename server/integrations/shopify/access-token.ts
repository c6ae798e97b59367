import { z } from "zod";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { failureOf, readAnswer } from "../provider-kit/answers";

/** Tokens are renewed this long before they expire, so that none expires during a call. */
const SPARE_MS = 5 * 60_000;
const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(3_600) });

type TokenAsk = { values: ConnectionValues; http: ProviderHttp; now: Date; signal?: AbortSignal | undefined };
type Grant = { token: string; until: number };

/**
 * Returns the token for Admin API calls: the one from the form, or a one-day token obtained with the client ID and
 * secret (client credentials grant, for apps of the merchant's own organization).
 * @throws PartnerError
 */
export const accessToken = async (ask: TokenAsk): Promise<string> => {
  const { accessToken: fixed = "" } = ask.values;
  if (fixed !== "") return fixed;
  const owner = ownerOf(ask.values);
  const known = grants.get(owner);
  if (known !== undefined && known.until > ask.now.getTime()) return known.token;
  const grant = await requestGrant(ask);
  for (const [other, { until }] of grants) if (until <= ask.now.getTime()) grants.delete(other);
  grants.set(owner, grant);
  return grant.token;
};

/** Drops the cached one-day token after Shopify rejected it. Returns false when none was cached. */
export const forgetToken = (values: ConnectionValues): boolean => grants.delete(ownerOf(values));

/**
 * Cached per process, because a connection is reopened for each piece of work. Looking up a token requires the secret.
 */
const grants = new Map<string, Grant>();

const ownerOf = ({ shop = "", clientId = "", clientSecret = "" }: ConnectionValues): string =>
  sha256Hex([shop, clientId, clientSecret].join("\n"));

const requestGrant = async ({ values, http, now, signal }: TokenAsk): Promise<Grant> => {
  const { shop = "", clientId = "", clientSecret = "" } = values;
  const answer = await http.send({
    method: "POST",
    url: `https://${shop}/admin/oauth/access_token`,
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
    purpose: "Get access token",
    signal,
  });
  if (answer.status !== 200) throw grantFailure(answer, now);
  const { access_token: token, expires_in: seconds } = readAnswer("SHOPIFY", answer, grantSchema);
  return { token, until: now.getTime() + seconds * 1_000 - SPARE_MS };
};

const grantFailure = (
  { status, headers, text }: { status: number; headers: Readonly<Record<string, string>>; text: string },
  now: Date,
): PartnerError => {
  const code = /shop_not_permitted|app_not_installed|application_cannot_be_found|invalid_client/.exec(text)?.[0];
  if (code !== undefined || status === 400)
    return new PartnerError(
      "SHOPIFY",
      "UNAUTHORIZED",
      GRANT_WORDS[code ?? "invalid_client"] ?? "",
      code === "app_not_installed" ? { attention: "UNINSTALLED" } : {},
    );
  if (status >= 300 && status < 400) return new PartnerError("SHOPIFY", "UNAUTHORIZED", NO_SHOP);
  if (status === 404) return new PartnerError("SHOPIFY", "UNAUTHORIZED", NO_SHOP);
  return failureOf("SHOPIFY", { status, headers }, { words: `Shopify gave no access token (HTTP ${status}).`, now });
};

export const NO_SHOP =
  "There is no Shopify shop at this address. Enter the one that ends in myshopify.com (Shopify → Settings → Domains).";
const GRANT_WORDS: Readonly<Record<string, string>> = {
  shop_not_permitted:
    "Shopify does not give this app a token for this shop: app and shop must belong to the same organization. Create the app in the organization of the shop, or approve it with Install.",
  app_not_installed: "The app is not installed in this shop. Open it in the Dev Dashboard and choose Install app.",
  application_cannot_be_found: "Shopify knows no app with this client ID. Copy it from the app's settings again.",
  invalid_client: "Shopify refused the client ID or the client secret. Copy both from the app's settings again.",
};
