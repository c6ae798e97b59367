import type { OpenedConnection } from "@/server/partners/provider";
import { createProviderAgent, createProviderHttp } from "../../server/integrations/provider-http/provider-http";
import { CAPABILITIES } from "../../server/integrations/woocommerce/connect-shop";
import { PARTNER } from "../../server/integrations/woocommerce/read-failure";

const agent = createProviderAgent({ allowPrivateAddresses: true });

/** The HTTP client for shops on loopback, for tests. */
export const testHttp = createProviderHttp({ partner: PARTNER, agent, isGuarded: false, onCall: () => undefined });

/** A connection to a shop on loopback, for tests. */
export const testConnection = (
  address: string,
  values: Record<string, string> = {},
  now = () => new Date(),
): OpenedConnection => ({
  ...{
    id: "con_1",
    ecommerceId: "eco_1",
    accountId: "shop",
    mode: "TEST",
    hookUrl: "https://returns.example.com/hooks/con_1",
  },
  values: { address, consumerKey: `ck_${"a".repeat(40)}`, consumerSecret: `cs_${"b".repeat(40)}`, ...values },
  ...{ capabilities: CAPABILITIES, carriers: [], http: testHttp, now },
});
