import { createProviderAgent, createProviderHttp } from "@/server/integrations/provider-http/provider-http";
import { CAPABILITIES, SCOPES } from "@/server/integrations/shopify/scopes";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";
import { type MockAdmin, startMockAdmin } from "./mock-admin";

export type ShopifyStage = {
  readonly admin: MockAdmin;
  readonly calls: HeardProviderCall[];
  readonly http: ProviderHttp;
  readonly clock: { now: Date };
  readonly open: (values?: ConnectionValues) => OpenedConnection;
};

export const VALUES: ConnectionValues = {
  shop: "acme.myshopify.com",
  clientId: "client-1",
  clientSecret: "shpss_secret",
  accessToken: "shpat_good",
  locationId: "",
};

/** A shop behind HTTP, and a connection to it. All HTTPS addresses of Shopify's lead to the mock. */
export const shopifyStage = async (): Promise<ShopifyStage> => {
  const admin = await startMockAdmin();
  admin.shop.scopes = [...SCOPES];
  const calls: HeardProviderCall[] = [];
  const agent = createProviderAgent({ allowPrivateAddresses: true });
  const open = (): ProviderHttp =>
    createProviderHttp({ partner: "SHOPIFY", agent, isGuarded: false, onCall: (call) => calls.push(call) });
  const real = open();
  const local = (url: string): string => url.replace(/^https:\/\/[^/]+/, admin.url);
  const http: ProviderHttp = {
    send: (request) => real.send({ ...request, url: local(request.url) }),
    readBytes: (request) => real.readBytes({ ...request, url: local(request.url) }),
    readLines: (request) => real.readLines({ ...request, url: local(request.url) }),
  };
  const clock = { now: new Date("2026-11-23T12:00:00.000Z") };
  return {
    admin,
    calls,
    http,
    clock,
    open: (values = VALUES) => ({
      id: "con_1",
      ecommerceId: "sto_1",
      accountId: "acme.myshopify.com",
      mode: "TEST",
      values,
      capabilities: CAPABILITIES,
      carriers: [],
      hookUrl: "https://returns.example.com/hooks/con_1",
      http,
      now: () => clock.now,
    }),
  };
};
