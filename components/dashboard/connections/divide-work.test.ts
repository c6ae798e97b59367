import { describe, expect, test } from "vitest";
import { SHOP_CAPABILITIES } from "@/contract/vocabulary/connection";
import { divideWork } from "./divide-work";

describe("division of work", () => {
  test("lists nothing twice for carriers and payment providers, and no task that nobody needs", () => {
    expect(divideWork("CARRIER", []).homeward).toEqual([]);
    expect(divideWork("CARRIER", ["LABELS"]).team).not.toContain("Uploads return labels");
    expect(divideWork("PAYMENTS", ["PAYMENT_REFUNDS"]).homeward).toEqual([
      "Sends refunds to the original payment method",
    ]);
    expect(divideWork("PAYMENTS", ["PAYMENT_REFUNDS"]).team).toEqual(["Sends bank transfers"]);
  });

  test("assigns every job to exactly one side, whatever the shop supports", () => {
    for (const can of [[], ["REFUNDS"], [...SHOP_CAPABILITIES]] as const) {
      const { homeward, team } = divideWork("SHOP", can);
      expect(homeward).toHaveLength(1 + can.length);
      expect(homeward.length + team.length).toBe(1 + SHOP_CAPABILITIES.length);
    }
  });
});
