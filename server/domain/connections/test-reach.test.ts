import { expect, test } from "vitest";
import { SHOP_CAPABILITIES } from "@/contract/vocabulary/connection";
import { testReach } from "./test-reach";

const shop = { mode: "TEST", state: "CONNECTED", capabilities: [...SHOP_CAPABILITIES] } as const;

test.each([
  [null, "NOTHING"],
  [{ ...shop, mode: "LIVE" }, "NOTHING"],
  [{ ...shop, state: "DISCONNECTED" }, "NOTHING"],
  [{ ...shop, capabilities: ["RESTOCK", "RETURNS"] }, "NOTHING"],
  [{ ...shop, capabilities: ["GIFT_CARDS"] }, "REFUNDS"],
  [{ ...shop, capabilities: ["REFUNDS"] }, "REFUNDS"],
  [{ ...shop, capabilities: ["EXCHANGE_ORDERS", "RESTOCK"] }, "EXCHANGES"],
  [shop, "REFUNDS_AND_EXCHANGES"],
  // It acts as soon as it answers again.
  [{ ...shop, state: "NEEDS_ATTENTION" }, "REFUNDS_AND_EXCHANGES"],
] as const)("%o reaches %s", (connected, reach) => {
  expect(testReach(connected && { ...connected, capabilities: [...connected.capabilities] })).toBe(reach);
});
