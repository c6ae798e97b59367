import { expect, test } from "vitest";
import { SHOP_CAPABILITIES } from "@/contract/vocabulary/connection";
import { testReach } from "./test-reach";

const shop = { kind: "SHOP", mode: "TEST", state: "CONNECTED", capabilities: [...SHOP_CAPABILITIES] } as const;

test.each([
  [null, "NOTHING"],
  [{ ...shop, mode: "LIVE" }, "NOTHING"],
  [{ ...shop, state: "DISCONNECTED" }, "NOTHING"],
  [{ ...shop, capabilities: ["RESTOCK", "RETURNS"] }, "NOTHING"],
  [{ ...shop, capabilities: ["GIFT_CARDS"] }, "REFUNDS"],
  [{ ...shop, capabilities: ["REFUNDS"] }, "REFUNDS"],
  [{ ...shop, capabilities: ["EXCHANGE_ORDERS", "RESTOCK"] }, "EXCHANGES"],
  [shop, "REFUNDS_AND_EXCHANGES"],
  // It is used again as soon as it responds.
  [{ ...shop, state: "NEEDS_ATTENTION" }, "REFUNDS_AND_EXCHANGES"],
] as const)("%o reaches %s", (connected, reach) => {
  expect(testReach(connected === null ? [] : [{ ...connected, capabilities: [...connected.capabilities] }])).toBe(
    reach,
  );
});

const account = (kind: "CARRIER" | "PAYMENTS", mode: "TEST" | "LIVE" = "TEST") => ({
  kind,
  mode,
  state: "CONNECTED" as const,
  capabilities: [],
});

test("lists test accounts of carriers and payment providers, but not live ones or those behind a test shop", () => {
  const reach = (...all: Parameters<typeof testReach>[0]) => testReach(all);
  expect(reach(account("CARRIER"))).toBe("LABELS");
  expect(reach(account("PAYMENTS"))).toBe("PAYMENTS");
  expect(reach(account("CARRIER"), account("PAYMENTS"))).toBe("LABELS_AND_PAYMENTS");
  expect(reach(account("CARRIER", "LIVE"), account("PAYMENTS", "LIVE"))).toBe("NOTHING");
  expect(reach({ ...account("CARRIER"), state: "DISCONNECTED" })).toBe("NOTHING");
  expect(reach({ ...shop, capabilities: ["REFUNDS"] }, account("CARRIER"))).toBe("REFUNDS");
});
