import type { Carrier } from "@/server/partners/carrier";
import type { ConnectedShop, ConnectedShops, PartnerScope, Partners } from "@/server/partners/partners";
import type { PaymentProvider } from "@/server/partners/payment-provider";
import type { Shop } from "@/server/partners/shop";
import { createManualCarrier } from "./manual-carrier/manual-carrier";

/** Made-up partners: they move no money, print no valid label, and sell nothing. */
export type Sandbox = {
  readonly carriers: readonly Carrier[];
  readonly payments: PaymentProvider;
  readonly shop: Shop;
};

/**
 * Opens the partners of a store. The sandbox serves test mode only: it is refused here, for every job alike, whatever a
 * store's settings or a return's row name as its provider. A shop that is connected in live mode is only read from while
 * its store tests: the sandbox does what would change it. Nor does it act for a test shop that was disconnected: what that
 * shop would have done is left to people. What people do by hand is there in either mode.
 */
export const resolvePartners = (sandbox: Sandbox, connected: ConnectedShops): Partners => {
  const manual = createManualCarrier();
  const live = byProvider([manual]);
  const testing = byProvider([...sandbox.carriers, manual]);
  const inTest = <T>(scope: PartnerScope, partner: T): T | null => (scope.isTest ? partner : null);
  const usable = (scope: PartnerScope, found: ConnectedShop | null): Shop | null => {
    const mode = scope.isTest ? "TEST" : "LIVE";
    return found?.mode === mode && found.ecommerceId === scope.ecommerceId ? found.shop : inTest(scope, sandbox.shop);
  };
  return {
    carriers: (scope) => inTest(scope, testing) ?? live,
    payments: async (scope) => inTest(scope, sandbox.payments),
    shop: async (scope) => usable(scope, await connected.ofStore(scope.ecommerceId)),
    shopOfOrder: async (scope, connectionId) =>
      usable(scope, connectionId === null ? null : await connected.byId(connectionId)),
  };
};

const byProvider = (carriers: readonly Carrier[]): ReadonlyMap<string, Carrier> =>
  new Map(carriers.map((carrier) => [carrier.provider, carrier]));
