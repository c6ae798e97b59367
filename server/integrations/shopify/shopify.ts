import { z } from "zod";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount, OpenedConnection } from "@/server/partners/provider";
import type { CloseReturnRequest, Shop } from "@/server/partners/shop";
import type { ShopInstall, ShopProvider } from "@/server/partners/shop-provider";
import { readAnswer } from "../provider-kit/answers";
import { describeFields } from "../provider-kit/fields";
import { type Admin, createAdmin } from "./admin";
import { API_VERSION } from "./api-version";
import { createExchangeOrder } from "./create-exchange-order";
import { failureOfUser } from "./failures";
import { findExchangeOrder, shopOrderOf } from "./find-exchange-order";
import { readHook, verifyHook } from "./hooks";
import { gidOf } from "./ids";
import { issueCredit } from "./issue-credit";
import { listLocations } from "./list-locations";
import { openFeed } from "./open-feed";
import { openReturn } from "./open-return";
import { findRefund, readRefund } from "./read-refund";
import { refund } from "./refund";
import { restock } from "./restock";
import { RETURN_CANCEL, RETURN_CLOSE, RETURN_STATUS } from "./return-documents";
import { CAPABILITIES, compareScopes, SCOPES } from "./scopes";
import { SHOP_AND_APP } from "./shop-documents";
import { readShopDomain } from "./shop-domain";
import { isSubscribed, subscribe, unsubscribe } from "./subscribe";
import { credentialsSchema, readValues, settingsSchema } from "./values";

/** Opens a shop for a store's actions. Its functions throw PartnerError. */
const openShop = ({ values, http, now, capabilities }: OpenedConnection): Shop => {
  const admin = createAdmin({ values, http, now });
  return {
    platform: "SHOPIFY",
    capabilities: new Set(capabilities),
    openReturn: (request) => openReturn(admin, request),
    closeReturn: (request) => closeReturn(admin, request),
    refund: (request) => refund(admin, { request, recordsManual: values.recordManualRefunds === "true", now: now() }),
    findRefund: (look) => findRefund(admin, look),
    readRefund: (look) => readRefund(admin, look),
    createExchangeOrder: (request) => createExchangeOrder(admin, request),
    findExchangeOrder: async ({ idempotencyKey: key, since, signal }) => {
      const found = await findExchangeOrder(admin, { key, since, signal });
      return found === null ? null : shopOrderOf(found);
    },
    restock: (request) => restock(admin, { request, defaultLocationId: values.locationId ?? "" }),
    issueCredit: (request) => issueCredit(admin, request),
  };
};

const OPEN = new Set(["OPEN", "REQUESTED"]);
const statusSchema = z.object({
  return: z
    .object({
      status: z.string(),
      returnLineItems: z.object({ nodes: z.array(z.object({ processedQuantity: z.int() })) }),
    })
    .nullable(),
});
const answerSchema = z.object({ userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })) });

/**
 * Closes the return of an order in the shop, or cancels it if nothing came of it. Shopify can't cancel a return with a
 * processed line, so that one is closed. A return that is already closed or deleted is left as is.
 */
const closeReturn = async (admin: Admin, { platformReturnId, outcome, signal }: CloseReturnRequest): Promise<void> => {
  const id = gidOf("Return", platformReturnId);
  const read = { document: RETURN_STATUS, variables: { id }, data: statusSchema, purpose: "Read return", signal };
  const { return: found } = await admin.ask(read);
  if (found === null || !OPEN.has(found.status)) return;
  const isUntouched = found.returnLineItems.nodes.every(({ processedQuantity }) => processedQuantity === 0);
  const isCanceled = outcome !== "COMPLETED" && isUntouched;
  const answer = await admin.ask({
    document: isCanceled ? RETURN_CANCEL : RETURN_CLOSE,
    variables: { id },
    data: z.record(z.string(), answerSchema),
    purpose: isCanceled ? "Cancel return" : "Close a return",
    signal,
  });
  const faults = Object.values(answer).flatMap(({ userErrors }) => userErrors);
  if (faults.length === 0) return;
  // It was closed in the meantime, which is the requested result.
  const again = await admin.ask(read);
  if (again.return !== null && OPEN.has(again.return.status)) throw failureOfUser(faults, "close the return");
};

const tokenSchema = z.object({ access_token: z.string().min(1), scope: z.string(), expires_in: z.number().nullish() });

/** Lets the shop's owner approve the app in Shopify (authorization code grant). */
const install: ShopInstall = {
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
    // An expiring token is not stored in the form: the app renews it with its client ID and secret.
    return { ...values, accessToken: grant.expires_in ? "" : grant.access_token };
  },
};

/** Returns whether the parameters are signed: Shopify signs all of them except the signature, sorted by name. */
const isSigned = (query: Readonly<Record<string, string>>, clientSecret: string): boolean => {
  const { hmac = "", signature: _, ...signed } = query;
  const message = Object.entries(signed)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return clientSecret !== "" && isEqualSecret(hmacSha256Hex(clientSecret, message), hmac.toLowerCase());
};

const refused = (message: string): PartnerError => new PartnerError("SHOPIFY", "REFUSED", message);

const dataSchema = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    plan: z.object({ partnerDevelopment: z.boolean() }),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/** Asks the shop for its identity and the app's permissions. Changes nothing. @throws PartnerError */
const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const admin = createAdmin({ values, http, now: () => now });
  const { shop, currentAppInstallation } = await admin.ask({
    document: SHOP_AND_APP,
    data: dataSchema,
    purpose: "Read shop details",
  });
  const granted = currentAppInstallation.accessScopes.map(({ handle }) => handle);
  const { missing, capabilities, warnings } = compareScopes(granted);
  if (missing.length > 0)
    throw new PartnerError(
      "SHOPIFY",
      "UNAUTHORIZED",
      `The app lacks the ${missing.length === 1 ? "scope" : "scopes"} ${missing.join(", ")}. Add them in the app, install it again, then connect.`,
      { attention: "PERMISSIONS_MISSING" },
    );
  return {
    accountId: shop.myshopifyDomain,
    accountName: shop.name,
    // Partner and development stores take no real payments.
    mode: shop.plan.partnerDevelopment ? "TEST" : "LIVE",
    currency: shop.currencyCode,
    capabilities,
    locations: await listLocations(admin),
    warnings,
    versionEndsOn: API_VERSION.endsOn,
  };
};

/** Shopify, through its Admin GraphQL API. */
export const shopify: ShopProvider = {
  kind: "SHOP",
  provider: "SHOPIFY",
  displayName: "Shopify",
  tagline: "Orders, products and stock in; returns, refunds, exchange orders and gift cards back.",
  tile: { color: "#5e8e3e", letters: "Sh" },
  guide: "shopify",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: describeFields(settingsSchema),
  capabilities: CAPABILITIES,
  readValues,
  connect,
  subscribe,
  isSubscribed,
  unsubscribe,
  open: openShop,
  openFeed,
  verifyHook,
  readHook,
  install,
};
