import type { PaymentCapability } from "@/contract/vocabulary/connection";
import type { Carrier, CarrierFacts } from "@/server/partners/carrier";
import { connectedCarriers } from "@/server/partners/connected-carriers";
import type {
  Charger,
  ConnectedPartners,
  ConnectedShop,
  PartnerScope,
  Partners,
  TakenPayment,
} from "@/server/partners/partners";
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
 * store's settings or a return's row name as its provider. What is connected in live mode is only read from while its
 * store tests: the sandbox does what would change it. Nor does it act for a test shop that was disconnected: what that
 * shop would have done is left to people. What people do by hand is there in either mode.
 */
export const resolvePartners = (sandbox: Sandbox, connected: ConnectedPartners): Partners => {
  const manual = createManualCarrier();
  const live: ReadonlyMap<string, Carrier> = byProvider([manual]);
  const testing = byProvider([...sandbox.carriers, manual]);
  const ownCarriers = (isTest: boolean) => (isTest ? testing : live);
  const inTest = <T>(scope: PartnerScope, partner: T): T | null => (scope.isTest ? partner : null);
  const usableShop = (scope: PartnerScope, found: ConnectedShop | null): Shop | null =>
    isUsable(scope, found) ? found.shop : inTest(scope, sandbox.shop);
  const paymentsOf = async (scope: PartnerScope) =>
    (await connected.paymentsOfStore(scope.ecommerceId)).filter(({ mode }) => mode === modeOf(scope));
  const able = async (scope: PartnerScope, job: PaymentCapability) =>
    (await paymentsOf(scope)).find(({ payments }) => payments.capabilities.has(job)) ?? null;
  const taker = async (scope: PartnerScope, payment: TakenPayment) =>
    (await paymentsOf(scope)).find((each) => each.serves(payment)) ?? null;
  const ownCharger: Charger = { connectionId: null, payments: sandbox.payments };
  return {
    carrierFacts: ({ isTest, connected: accounts }) => {
      const mode = modeOf({ isTest });
      const usable = accounts.filter((account) => account.mode === mode);
      return byProvider<CarrierFacts>([
        ...usable.map((account) => connectedCarriers(account.provider, account)),
        ...ownCarriers(isTest).values(),
      ]);
    },
    carrier: async (scope, { provider, connectionId }) => {
      const own = ownCarriers(scope.isTest).get(provider);
      if (own !== undefined) return own;
      const { ecommerceId } = scope;
      if (connectionId === null)
        return (await connected.carrierOfStore(ecommerceId, { provider, mode: modeOf(scope) }))?.carrier ?? null;
      const found = await connected.carrierById(connectionId);
      return isUsable(scope, found) ? found.carrier : null;
    },
    refunder: async (scope, payment) => (await taker(scope, payment))?.payments ?? inTest(scope, sandbox.payments),
    accountOf: taker,
    transferrer: async (scope) => (await able(scope, "TRANSFERS"))?.payments ?? inTest(scope, sandbox.payments),
    charger: async (scope) => (await able(scope, "CHARGES")) ?? inTest(scope, ownCharger),
    holder: async (scope) => (await able(scope, "HOLDS")) ?? inTest(scope, ownCharger),
    chargerOf: async (scope, connectionId) =>
      connectionId === null
        ? inTest(scope, ownCharger)
        : ((await paymentsOf(scope)).find((each) => each.connectionId === connectionId) ?? null),
    shop: async (scope) => usableShop(scope, await connected.shopOfStore(scope.ecommerceId)),
    mailer: async (scope) => {
      const found = await connected.mailerOfStore(scope.ecommerceId);
      // Mail servers have no accounts for tests: one that nobody set aside for tests serves both.
      const isSetAside = found?.mode === "TEST" && !scope.isTest;
      return found?.ecommerceId === scope.ecommerceId && !isSetAside ? found : null;
    },
    shopOfOrder: async (scope, connectionId) =>
      usableShop(scope, connectionId === null ? null : await connected.shopById(connectionId)),
  };
};

const modeOf = ({ isTest }: Pick<PartnerScope, "isTest">) => (isTest ? ("TEST" as const) : ("LIVE" as const));

const isUsable = <T extends { ecommerceId: string; mode: string }>(scope: PartnerScope, found: T | null): found is T =>
  found !== null && found.mode === modeOf(scope) && found.ecommerceId === scope.ecommerceId;

const byProvider = <T extends { provider: string }>(carriers: readonly T[]): ReadonlyMap<string, T> =>
  new Map(carriers.map((carrier) => [carrier.provider, carrier]));
