import type { Carrier } from "@/server/partners/carrier";
import type { PartnerScope, Partners } from "@/server/partners/partners";
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
 * store's settings or a return's row name as its provider. What people do by hand is there in either mode.
 */
export const resolvePartners = (sandbox: Sandbox): Partners => {
  const manual = createManualCarrier();
  const live = byProvider([manual]);
  const testing = byProvider([...sandbox.carriers, manual]);
  const inTest = <T>(scope: PartnerScope, partner: T): T | null => (scope.isTest ? partner : null);
  return {
    carriers: (scope) => inTest(scope, testing) ?? live,
    payments: (scope) => inTest(scope, sandbox.payments),
    shop: (scope) => inTest(scope, sandbox.shop),
  };
};

const byProvider = (carriers: readonly Carrier[]): ReadonlyMap<string, Carrier> =>
  new Map(carriers.map((carrier) => [carrier.provider, carrier]));
