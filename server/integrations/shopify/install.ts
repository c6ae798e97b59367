import { z } from "zod";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopInstall } from "@/server/partners/shop-provider";
import { readAnswer } from "../provider-kit/answers";
import { compareScopes, SCOPES } from "./scopes";
import { readShopDomain } from "./shop-domain";

const tokenSchema = z.object({ access_token: z.string().min(1), scope: z.string(), expires_in: z.number().nullish() });

/** The way by which the shop's owner approves the app in Shopify (authorization code grant). */
export const install: ShopInstall = {
  begin: ({ values: { shop = "", clientId = "" }, callbackUrl, state }) => {
    const query = new URLSearchParams({
      client_id: clientId,
      scope: SCOPES.join(","),
      redirect_uri: callbackUrl,
      state,
    });
    return `https://${shop}/admin/oauth/authorize?${query.toString()}`;
  },
  finish: async ({ values, query, http }) => {
    const { shop = "", clientId = "", clientSecret = "" } = values;
    if (!isSigned(query, clientSecret)) throw refused("The address you came back with was not signed by Shopify.");
    if (readShopDomain(query.shop ?? "") !== shop || !(query.shop ?? "").endsWith(".myshopify.com"))
      throw refused(`You approved the app in ${query.shop ?? "another shop"}, not in ${shop}.`);
    const answer = await http.send({
      method: "POST",
      url: `https://${shop}/admin/oauth/access_token`,
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code: query.code ?? "" }),
      purpose: "Get access token",
    });
    if (answer.status >= 500 || answer.status === 429)
      throw new PartnerError("SHOPIFY", "UNAVAILABLE", "Shopify could not answer. Try again in a minute.");
    if (answer.status !== 200)
      throw refused("Shopify refused the approval: it was used already, or the client secret is wrong. Start again.");
    const grant = readAnswer("SHOPIFY", answer, tokenSchema);
    const { missing } = compareScopes(grant.scope.split(","));
    if (missing.length > 0) throw refused(`The app was approved without ${missing.join(", ")}. Start again.`);
    // A token that ends needs no form: the app gets one by itself with its client id and secret.
    return { ...values, accessToken: grant.expires_in ? "" : grant.access_token };
  },
};

/** Shopify signs all parameters but the signature itself, in the order of their names. */
const isSigned = (query: Readonly<Record<string, string>>, clientSecret: string): boolean => {
  const { hmac = "", signature: _, ...signed } = query;
  const message = Object.entries(signed)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return clientSecret !== "" && isEqualSecret(hmacSha256Hex(clientSecret, message), hmac.toLowerCase());
};

const refused = (message: string): PartnerError => new PartnerError("SHOPIFY", "REFUSED", message);
