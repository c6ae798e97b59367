import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { createAdmin } from "./admin";
import { API_VERSION } from "./api-version";
import { listLocations } from "./list-locations";
import { compareScopes } from "./scopes";
import { SHOP_AND_APP } from "./shop-documents";

const dataSchema = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    plan: z.object({ partnerDevelopment: z.boolean() }),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/** Asks the shop who it is and what the app may do there. Changes nothing. @throws PartnerError */
export const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
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
    // The shops of partners and developers take no real payments.
    mode: shop.plan.partnerDevelopment ? "TEST" : "LIVE",
    currency: shop.currencyCode,
    capabilities,
    locations: await listLocations(admin),
    warnings,
    versionEndsOn: API_VERSION.endsOn,
  };
};
