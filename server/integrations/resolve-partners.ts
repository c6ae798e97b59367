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

/** Simulated partners: they move no money, create no valid labels, and sell nothing. */
export type Sandbox = {
  readonly carriers: readonly Carrier[];
  readonly payments: PaymentProvider;
  readonly shop: Shop;
};

/**
 * Resolves the partners of a store. The sandbox is limited to test mode: it is rejected here for every task, whatever
 * provider a store's settings or a return's row name. While a store is in test mode, live connections are only read;
 * the sandbox replaces them for changes. It does not replace a disconnected test shop, whose tasks are left to people.
 * Manual work is available in both modes.
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
      // Mail servers have no test accounts: unless it is set to test mode, one serves both.
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
