import { describe, expect, test } from "vitest";
import { systemClock } from "@/server/kernel/clock";
import { createModelPartners } from "@/test/model/model-partners";
import { resolvePartners } from "./resolve-partners";

const { sandbox } = createModelPartners(systemClock);
const partners = resolvePartners(sandbox);

describe("the partners of a store", () => {
  const testing = { ecommerceId: "eco_1", isTest: true };
  const live = { ecommerceId: "eco_1", isTest: false };

  test("in test mode the sandbox ships, refunds, charges, orders and restocks", () => {
    expect([...partners.carriers(testing).keys()]).toEqual(["SANDBOX", "MANUAL"]);
    expect(partners.payments(testing)).toBe(sandbox.payments);
    expect(partners.shop(testing)).toBe(sandbox.shop);
  });

  test("a live store gets the sandbox for none of them, and what people do by hand", () => {
    const sources = [...partners.carriers(live).values()].flatMap(({ combinations }) =>
      combinations.map(({ labelSource }) => labelSource),
    );
    expect([...partners.carriers(live).keys()]).toEqual(["MANUAL"]);
    expect(sources).not.toContain("CARRIER");
    expect(partners.payments(live)).toBeNull();
    expect(partners.shop(live)).toBeNull();
  });
});
