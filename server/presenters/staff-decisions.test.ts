import { expect, test } from "vitest";
import type { ReturnProcess } from "@/server/domain/process/types";
import { unitOf } from "@/test/fixtures/process-fixtures";
import { presentDecisions } from "./staff-decisions";

test("shows staff each kept item and fee with its rule and facts, once", () => {
  const decision = {
    ruleId: "cheap",
    label: "Cheap items",
    then: { isForced: true, refundPercentage: 50 },
    facts: [{ field: "unit_value" as const, value: 900 }],
  };
  const why = { ruleId: "ALWAYS", label: "", then: null, facts: [] };
  const kept = unitOf({ location: "KEPT", keep: { refundPercentage: 50, decision } });
  const process = {
    currency: "EUR",
    units: [kept, { ...kept, id: "unit_2" }, unitOf({ id: "unit_3" })],
    order: { lines: [{ id: kept.orderLineId, name: "Socks" }] },
    terms: {
      fees: [
        { type: "SHIPPING_FEE", totalMinor: 490, why },
        { type: "RESTOCK_FEE", rateBasisPoints: 1250, lineIds: ["li1"], why: { ...why, ruleId: "r" } },
      ],
    },
  } as unknown as ReturnProcess;
  expect(presentDecisions(process)).toEqual([
    {
      subject: "Socks stays with the shopper for 50% of its price",
      why: "The rule “Cheap items”: unit value €9.00.",
    },
    { subject: "Return shipping of €4.90", why: "Always on." },
    { subject: "Restocking fee of 12.5%", why: "A rule without a name." },
  ]);
});

test("shows staff what a label fee consists of, or why the fallback price applies", () => {
  const fee = { type: "SHIPPING_FEE", totalMinor: 743, why: { ruleId: "ALWAYS", label: "", then: null, facts: [] } };
  const price = {
    ...{ carrier: "USPS", serviceName: "Ground Advantage", labelMinor: 593, feeMinor: 743, fallback: null },
  };
  const whyOf = (labelPrice: Record<string, unknown>) =>
    presentDecisions({
      ...{ currency: "USD", units: [], order: { lines: [] }, terms: { fees: [fee], labelPrice } },
    } as unknown as ReturnProcess)[0]?.why;
  expect(whyOf(price)).toBe("Always on. The label costs US$5.93 (USPS, Ground Advantage), plus US$1.50.");
  expect(whyOf({ ...price, feeMinor: 500 })).toBe(
    "Always on. The label costs US$5.93 (USPS, Ground Advantage), up to your limit.",
  );
  expect(whyOf({ ...price, labelMinor: null, fallback: "NO_ANSWER" })).toBe(
    "Always on. The fall-back price: the carrier didn’t say in time what the label costs.",
  );
});
