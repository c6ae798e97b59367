import { describe, expect, test } from "vitest";
import type { CarrierCapability, ConnectionMode } from "@/contract/vocabulary/connection";
import { systemClock } from "@/server/kernel/clock";
import type { ConnectedPartners } from "@/server/partners/partners";
import { createModelPartners } from "@/test/model/model-partners";
import { resolvePartners } from "./resolve-partners";

const { sandbox } = createModelPartners(systemClock);
const testing = { ecommerceId: "eco_1", isTest: true };
const live = { ecommerceId: "eco_1", isTest: false };

const SANDBOX = { provider: "SANDBOX", connectionId: null };
const CARD = { processor: "stripe", paymentReference: "pi_1" };

const NOTHING: ConnectedPartners = {
  mailerOfStore: async () => null,
  shopOfStore: async () => null,
  shopById: async () => null,
  carrierOfStore: async () => null,
  carrierById: async () => null,
  paymentsOfStore: async () => [],
};

/** One shop is connected, to store eco_1, as connection con_1. */
const connectedIn = (mode: ConnectionMode) => {
  const shop = { ...sandbox.shop, platform: "REAL" };
  const connected = { ecommerceId: "eco_1", mode, shop };
  const shops: ConnectedPartners = {
    ...NOTHING,
    shopOfStore: async (id) => (id === "eco_1" ? connected : null),
    shopById: async (id) => (id === "con_1" ? connected : null),
  };
  return { partners: resolvePartners(sandbox, shops), shop };
};

describe("the partners of a store without connections", () => {
  const partners = resolvePartners(sandbox, NOTHING);

  test("use the sandbox to ship, refund, charge, order and restock in test mode", async () => {
    expect([...partners.carrierFacts({ isTest: true, connected: [] }).keys()]).toEqual(["SANDBOX", "MANUAL"]);
    expect(await partners.carrier(testing, SANDBOX)).toBe(sandbox.carriers[0]);
    expect(await partners.refunder(testing, CARD)).toBe(sandbox.payments);
    expect((await partners.charger(testing))?.payments).toBe(sandbox.payments);
    expect(await partners.shop(testing)).toBe(sandbox.shop);
    expect(await partners.shopOfOrder(testing, null)).toBe(sandbox.shop);
  });

  test("use no sandbox in a live store, only manual work", async () => {
    const facts = partners.carrierFacts({ isTest: false, connected: [] });
    const sources = [...facts.values()].flatMap(({ combinations }) =>
      combinations.map(({ labelSource }) => labelSource),
    );
    expect([...facts.keys()]).toEqual(["MANUAL"]);
    expect(await partners.carrier(live, SANDBOX)).toBeNull();
    expect(sources).not.toContain("CARRIER");
    expect(await partners.refunder(live, CARD)).toBeNull();
    expect(await partners.charger(live)).toBeNull();
    expect(await partners.shop(live)).toBeNull();
    expect(await partners.shopOfOrder(live, null)).toBeNull();
  });
});

describe("a connected shop", () => {
  test("is changed in live mode only if it is live, and in tests only if it is a test shop", async () => {
    const [real, copy] = [connectedIn("LIVE"), connectedIn("TEST")];
    expect(await real.partners.shop(live)).toBe(real.shop);
    expect(await real.partners.shopOfOrder(live, "con_1")).toBe(real.shop);
    expect(await real.partners.shopOfOrder(testing, "con_1")).toBe(sandbox.shop);
    expect(await copy.partners.shopOfOrder(testing, "con_1")).toBe(copy.shop);
    expect(await copy.partners.shop(live)).toBeNull();
    expect(await copy.partners.shopOfOrder(live, "con_1")).toBeNull();
  });

  test("leaves its orders to people after it was disconnected, also in a test if it is not live", async () => {
    const past = (mode: ConnectionMode) => {
      const found = { ecommerceId: "eco_1", mode, shop: null };
      return resolvePartners(sandbox, { ...NOTHING, shopById: async () => found });
    };
    expect(await past("TEST").shopOfOrder(testing, "con_1")).toBeNull();
    expect(await past("TEST").shopOfOrder(testing, null)).toBe(sandbox.shop);
    expect(await past("LIVE").shopOfOrder(testing, "con_1")).toBe(sandbox.shop);
    expect(await past("LIVE").shopOfOrder(live, "con_1")).toBeNull();
  });

  test("is not used for orders from elsewhere, nor by another store", async () => {
    const { partners } = connectedIn("LIVE");
    expect(await partners.shopOfOrder(live, null)).toBeNull();
    expect(await partners.shopOfOrder(live, "con_2")).toBeNull();
    expect(await partners.shopOfOrder({ ...live, ecommerceId: "eco_2" }, "con_1")).toBeNull();
    expect(await partners.shop({ ...live, ecommerceId: "eco_2" })).toBeNull();
  });
});

describe("a connected carrier", () => {
  const account = (mode: ConnectionMode) => ({
    ...{ provider: "REAL", mode, capabilities: [] },
    carriers: [{ code: "USPS", name: "USPS", returnMethods: ["DROP_OFF_POINT" as const] }],
  });
  const connectedCarrier = (mode: ConnectionMode, carrier = sandbox.carriers[0] ?? null) => {
    const found = { ecommerceId: "eco_1", mode, carrier };
    return resolvePartners(sandbox, {
      ...NOTHING,
      carrierOfStore: async (_, wanted) => (wanted.mode === mode ? found : null),
      carrierById: async (id) => (id === "con_1" ? found : null),
    });
  };
  const named = { provider: "REAL", connectionId: null };

  test("is offered only in the mode of its account", () => {
    const { carrierFacts } = resolvePartners(sandbox, NOTHING);
    const offered = (isTest: boolean) => [
      ...carrierFacts({ isTest, connected: [account(isTest ? "LIVE" : "TEST")] }).keys(),
      ...carrierFacts({ isTest, connected: [account(isTest ? "TEST" : "LIVE")] }).keys(),
    ];
    expect(offered(true)).toEqual(["SANDBOX", "MANUAL", "REAL", "SANDBOX", "MANUAL"]);
    expect(offered(false)).toEqual(["MANUAL", "REAL", "MANUAL"]);
  });

  test("has rates if its account provides them", () => {
    const { carrierFacts } = resolvePartners(sandbox, NOTHING);
    const real = (capabilities: CarrierCapability[]) =>
      carrierFacts({ isTest: true, connected: [{ ...account("TEST"), capabilities }] }).get("REAL");
    expect(real(["LABELS"])?.hasPrices).toBe(false);
    expect(real(["LABELS", "RATES"])?.hasPrices).toBe(true);
  });

  test("makes labels only in its mode, and voids only those of its own store", async () => {
    const [real, copy] = [connectedCarrier("LIVE"), connectedCarrier("TEST")];
    expect(await real.carrier(live, named)).not.toBeNull();
    expect(await real.carrier(testing, named)).toBeNull();
    expect(await copy.carrier(live, named)).toBeNull();
    const made = { provider: "REAL", connectionId: "con_1" };
    expect(await real.carrier(live, made)).not.toBeNull();
    expect(await real.carrier({ ...live, ecommerceId: "eco_2" }, made)).toBeNull();
    expect(await copy.carrier(live, made)).toBeNull();
    expect(await connectedCarrier("LIVE", null).carrier(live, made)).toBeNull();
  });
});

describe("connected payment accounts", () => {
  const [stripe, paypal] = ["stripe", "paypal"].map((name) => ({
    ...{ connectionId: `con_${name}`, mode: "LIVE" as const, payments: { ...sandbox.payments, provider: name } },
    serves: ({ processor }: { processor: string }) => processor === name,
  }));
  const partners = resolvePartners(sandbox, {
    ...NOTHING,
    paymentsOfStore: async () => [stripe, paypal].flatMap((each) => each ?? []),
  });
  const taken = (processor: string) => ({ processor, paymentReference: "" });

  test("each refund the payments they took, and no others", async () => {
    expect((await partners.refunder(live, taken("paypal")))?.provider).toBe("paypal");
    expect((await partners.refunder(live, taken("stripe")))?.provider).toBe("stripe");
    expect(await partners.refunder(live, taken("adyen"))).toBeNull();
  });

  test("of live mode are never used in a test", async () => {
    expect(await partners.refunder(testing, taken("stripe"))).toBe(sandbox.payments);
  });
});
