import { describe, expect, it } from "vitest";
import type { Intent, IntentLine } from "../draft/line-view";
import { planKeeps } from "./plan-keeps";

const AMOUNTS = { keep_amount: "500", return_amount: "1000", requires_photo: false, why: "" };

const line = (id: string, refund_percentage: number | null, is_forced = false): IntentLine => ({
  ...{ id, platform_line_item_id: id, quantity: 1, returnable_quantity: 1, unit_price: "1000", total_price: "1000" },
  product: { product_id: "", variant_id: "", sku: "", ean: "", name: `Item ${id}`, variant_name: "" },
  ...{ image_url: "", is_returnable: true, non_returnable_reason: null, non_returnable_code: null },
  ...{ return_window_ends_at: null, requires_documents: false, requires_documents_why: null },
  keep_your_item:
    refund_percentage === null ? null : { is_offered: !is_forced, is_forced, refund_percentage, ...AMOUNTS },
});

const plan = (lines: IntentLine[], fields: Record<string, string>, kept: string[] = []) =>
  planKeeps({
    order: { line_items: lines } as Intent["order"],
    draft: {
      items: lines.map(({ id }) => ({
        ...{ line_item_id: id, quantity: 1, return_reason: "DAMAGED", comment: "torn" },
        ...{
          refund_option: null,
          exchange_variant_id: null,
          exchange: null,
          document_ids: [],
          keep_your_item: kept.includes(id),
        },
      })),
      refund_option: null,
      bank_account: null,
      delivery: null,
    },
    value: (name) => fields[name] ?? null,
  });

describe("planKeeps", () => {
  it("keeps the items that the form names, and writes nothing that the draft already has", () => {
    const { saves, unseen } = plan([line("a", 50)], { "keep-a": "keep-50" });
    expect(saves).toEqual([
      { line_item_id: "a", quantity: 1, return_reason: "DAMAGED", comment: "torn", keep_your_item: true },
    ]);
    expect(unseen).toEqual([]);
    expect(plan([line("a", 50)], { "keep-a": "keep-50" }, ["a"]).saves).toEqual([]);
    expect(plan([line("a", 50)], { "keep-a": "send-back" }, ["a"]).saves).toMatchObject([{ keep_your_item: false }]);
  });

  it("keeps nothing that still requires a photo, and names the item", () => {
    const asking = line("a", 100);
    const photo = { ...asking, keep_your_item: { ...AMOUNTS, ...asking.keep_your_item, requires_photo: true } };
    const { saves, unproven } = plan([photo as IntentLine], { "keep-a": "keep-100" });
    expect(saves).toEqual([]);
    expect(unproven.map(({ id }) => id)).toEqual(["a"]);
    expect(plan([photo as IntentLine], { "keep-a": "send-back" }).unproven).toEqual([]);
  });

  it("asks again instead of applying an answer to a different offer", () => {
    const { saves, unseen } = plan([line("a", 30)], { "keep-a": "keep-50" }, ["a"]);
    expect(saves).toMatchObject([{ line_item_id: "a", keep_your_item: false }]);
    expect(unseen.map(({ id }) => id)).toEqual(["a"]);
    expect(plan([line("a", 30)], {}).unseen).toHaveLength(1);
  });

  it("asks nothing without an offer: the store decides which items must be kept", () => {
    expect(plan([line("a", 100, true), line("b", null)], {}, ["a"])).toEqual({ saves: [], unseen: [], unproven: [] });
  });
});
