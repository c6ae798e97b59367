import type { PolicyFactsInput } from "./facts";
import type { PolicyRule, PolicyWhen } from "./types";

/** A rule for tests. */
export const ruleOf = <Then>(id: string, then: Then, ...whens: PolicyWhen[]): PolicyRule<Then> => ({
  id,
  label: `Label of ${id}`,
  whens,
  then,
});

export const when = (field: PolicyWhen["field"], op: PolicyWhen["op"], value: PolicyWhen["value"] = null) =>
  ({ field, op, value }) satisfies PolicyWhen;

/** An item of which everything is known, for tests. */
export const factsInput = (changes: Partial<PolicyFactsInput> = {}): PolicyFactsInput => ({
  order: {
    purchasedAt: "2026-05-01T10:00:00.000Z",
    fulfilledAt: "2026-05-03T10:00:00.000Z",
    deliveredAt: "2026-05-06T10:00:00.000Z",
    tags: ["VIP", "gift"],
    payments: [paymentOf("CREDIT_CARD"), paymentOf("GIFT_CARD")],
  },
  line: {
    productId: "prod_1",
    brandId: "brand_1",
    categoryIds: ["cat_1", "cat_2"],
    collectionIds: ["col_1"],
    tagIds: ["Final Sale", "red"],
  },
  returnReason: "TOO_SMALL",
  country: "DE",
  unitValueMinor: 8999,
  returnValueMinor: 17_998,
  earlierReturns: 2,
  refundOption: "STORE_CREDIT",
  returnMethod: "DROP_OFF_POINT",
  riskScore: 40,
  now: new Date("2026-05-16T10:00:00.000Z"),
  timeZone: "Europe/Berlin",
  ...changes,
});

export const paymentOf = (method: string): PolicyFactsInput["order"]["payments"][number] => ({
  id: `pay_${method}`,
  position: 0,
  platformPaymentId: "",
  processor: "",
  method,
  label: "",
  capturedMinor: 1000,
  refundedMinor: 0,
  isStoreCredit: false,
  carriedMinor: 0,
});
