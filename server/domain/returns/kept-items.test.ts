import { describe, expect, test } from "vitest";
import { content, contentLine } from "@/test/fixtures/order-content-fixtures";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import type { Order } from "../orders/types";
import { DEFAULT_POLICY, defaultKeepPhotoAbove } from "../policy/default-policy";
import type { ReturnPolicy } from "../policy/types";
import { DEFAULT_STORE_CONFIG } from "../store/default-config";
import type { Store } from "../store/types";
import { draftFees } from "./draft-fees";
import { lineRules } from "./kept-items";
import { lineEligibility } from "./line-eligibility";
import { type DraftFacts, priceDraft, ruleScene } from "./price-draft";
import { NO_EARLIER_RETURNS } from "./settle-by-terms";
import { type DraftItem, EMPTY_DRAFT, NO_DELIVERY } from "./types";

const now = new Date("2026-06-30T12:00:00Z");
const line = (id: string, unitPriceMinor: number) => ({
  ...contentLine({ quantity: 1, fulfilledQuantity: 1, unitPriceMinor, discountMinor: 0, taxMinor: 0 }),
  id,
  position: 0,
});
const order: Order = {
  ...content(),
  id: "ord_1",
  groupId: "grp_1",
  ecommerceId: "eco_1",
  lookupEmail: "",
  lookupPostcode: "",
  contentHash: "",
  purchasedAt: "2026-06-20T12:00:00Z",
  fulfilledAt: null,
  deliveredAt: null,
  orderDiscountMinor: 0,
  shippingPriceMinor: 500,
  shippingDiscountMinor: 0,
  shippingTaxMinor: 0,
  payments: [],
  lines: [line("li_cheap", 1_000), line("li_dear", 20_000)],
};
const payment = { id: "pay_1", processor: "", method: "CARD", label: "Card", isStoreCredit: false };
const keepCheap = ruleOf("cheap", { isForced: true, refundPercentage: 100 }, when("unit_value", "lt", 5_000));
const keepHalf = ruleOf("half", { isForced: false, refundPercentage: 50 });

const facts = (
  policy: Partial<ReturnPolicy>,
  items: (Partial<DraftItem> & { lineItemId: string })[],
  isShippingRefunded = false,
): DraftFacts => {
  const refunds = { ...DEFAULT_STORE_CONFIG.refunds, isOriginalShippingRefunded: isShippingRefunded };
  const store = {
    timeZone: "Europe/Berlin",
    config: { ...DEFAULT_STORE_CONFIG, refunds },
    policy: { ...DEFAULT_POLICY, ...policy },
  } as Store;
  const delivery = { ...NO_DELIVERY, returnMethod: "HOME_PICK_UP" as const, provider: "SANDBOX" };
  const chosen = { quantity: 1, returnReason: "TOO_SMALL", comment: "", refundOption: null, exchangeVariantId: null };
  const draft = { ...EMPTY_DRAFT, delivery, items: items.map((item) => ({ ...chosen, ...item })) };
  return {
    draft,
    order,
    store,
    payments: [{ ...payment, capturedMinor: 21_500, refundedMinor: 0 }],
    eligibility: lineEligibility({ order, liveUnits: [], store, draft, now }),
    earlier: NO_EARLIER_RETURNS,
    newItems: new Map(),
    now,
  };
};
const keeping = (...options: ReturnPolicy["keepYourItem"]["options"]) => ({
  keepYourItem: { isEnabled: true, options },
});
const both = [{ lineItemId: "li_cheap" }, { lineItemId: "li_dear" }];

describe("items that the shopper keeps", () => {
  test("are those a rule requires to be kept, and those the shopper chose to keep where a rule offers it", () => {
    const keptOf = (...asked: Parameters<typeof facts>) =>
      priceDraft(facts(...asked)).units.map(({ keep }) => keep?.decision.ruleId);
    expect(keptOf(keeping(keepCheap), both)).toEqual(["cheap", undefined]);
    expect(keptOf(keeping(keepCheap, keepHalf), both)).toEqual(["cheap", undefined]);
    const chosen = [{ lineItemId: "li_cheap" }, { lineItemId: "li_dear", keepYourItem: true }];
    expect(keptOf(keeping(keepCheap, keepHalf), chosen)).toEqual(["cheap", "half"]);
    expect(keptOf({ keepYourItem: { isEnabled: false, options: [keepCheap] } }, both)).toEqual([undefined, undefined]);
  });

  test("are refunded by their percentage", () => {
    const half = keeping(keepHalf);
    const { settlement } = priceDraft(facts(half, [{ lineItemId: "li_dear", keepYourItem: true }]));
    expect(settlement).toMatchObject({ subtotalMinor: 10_000, feesMinor: 0, totalMinor: 10_000 });
  });

  test("are charged no fee, and nothing is sent if all are kept", () => {
    const fees = [ruleOf("restock", { type: "RESTOCK_FEE" as const, charge: { rateBasisPoints: 1_000 } })];
    const policy = { ...keeping(keepCheap), fees };
    expect(priceDraft(facts(policy, both)).terms.fees).toMatchObject([
      { type: "SHIPPING_FEE", totalMinor: 490 },
      { type: "RESTOCK_FEE", lineIds: ["li_dear"] },
    ]);
    expect(priceDraft(facts(policy, both)).settlement.feesMinor).toBe(490 + 2_000);
    expect(priceDraft(facts(policy, [{ lineItemId: "li_cheap" }])).terms.fees).toEqual([]);
    const method = {
      returnMethod: "HOME_PICK_UP" as const,
      provider: "SANDBOX",
      carrier: "sandbox_express",
      feeMinor: 490,
    };
    expect(draftFees(facts(policy, both), { method }).map(({ type, totalMinor }) => `${type} ${totalMinor}`)).toEqual([
      "SHIPPING_FEE 490",
      "RESTOCK_FEE 2000",
    ]);
    expect(draftFees(facts(policy, [{ lineItemId: "li_cheap" }]), { method })).toEqual([]);
  });

  test("need a photo if the full price is above the store's amount, and only then", () => {
    const keepFull = ruleOf("full", { isForced: false, refundPercentage: 100 });
    const asked = (photoAboveMinor: number | null | undefined, rule: typeof keepHalf, keepYourItem = true) => {
      const { keepYourItem: policy } = keeping(rule);
      const scene = facts(
        { keepYourItem: { ...policy, ...(photoAboveMinor === undefined ? {} : { photoAboveMinor }) } },
        [{ lineItemId: "li_dear", keepYourItem }],
      );
      const rules = lineRules(scene.store.policy, ruleScene(scene)).find(({ line }) => line.id === "li_dear");
      return [rules?.isKeepPhotoAsked, rules?.documents?.ruleId];
    };
    expect(asked(19_999, keepFull)).toEqual([true, "keep_photo"]);
    expect(asked(19_999, keepFull, false)).toEqual([true, undefined]);
    expect(asked(20_000, keepFull)).toEqual([false, undefined]);
    expect(asked(0, keepHalf)).toEqual([false, undefined]);
    for (const never of [null, undefined]) expect(asked(never, keepFull)).toEqual([false, undefined]);
  });

  test("need a photo above 20.00 by default, above 2000 in a currency without cents", () => {
    expect(["EUR", "JPY", "KWD"].map(defaultKeepPhotoAbove)).toEqual([2_000, 2_000, 20_000]);
  });

  test("prevent the order's shipping from being refunded, since not everything comes back", () => {
    expect(priceDraft(facts({}, both, true)).settlement.shippingMinor).toBe(500);
    expect(priceDraft(facts(keeping(keepCheap), both, true)).settlement.shippingMinor).toBe(0);
  });
});
