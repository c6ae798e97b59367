import { describe, expect, it } from "vitest";
import { portalText } from "@/messages/portal";
import type { IntentLine, ReturnReason } from "../draft/line-view";
import { planItems } from "./plan-items";

const line = (id: string, returnable_quantity = 2): IntentLine => ({
  id,
  platform_line_item_id: id,
  product: { product_id: "", variant_id: "", sku: "", ean: "", name: `Item ${id}`, variant_name: "" },
  quantity: 2,
  returnable_quantity,
  unit_price: "1000",
  total_price: "2000",
  image_url: "",
  is_returnable: true,
  non_returnable_reason: null,
  non_returnable_code: null,
  return_window_ends_at: null,
  keep_your_item: null,
  requires_documents: false,
  requires_documents_why: null,
});
const reason = (name: string, requires_comment = false): ReturnReason => ({
  id: name,
  name,
  label: name,
  requires_comment,
  requires_photo: false,
});
const reasons = [reason("TOO_BIG"), reason("OTHER", true)];
const plan = (fields: Record<string, string>, drafted: { id: string; quantity: number }[] = [], shown = ["a", "b"]) =>
  planItems({
    lines: [line("a"), line("b")],
    isShown: (lineId) => shown.includes(lineId),
    draft: {
      items: drafted.map(({ id, quantity }) => ({
        line_item_id: id,
        quantity,
        return_reason: "TOO_BIG",
        comment: "",
        refund_option: null,
        exchange_variant_id: null,
        exchange: null,
        document_ids: [],
        keep_your_item: false,
      })),
      refund_option: null,
      bank_account: null,
      delivery: null,
    },
    reasons,
    value: (name) => fields[name] ?? null,
    t: portalText("en"),
  });

describe("planItems", () => {
  it("saves chosen and complete lines", () => {
    const { saves, errors, chosen } = plan({ "chosen-a": "a", "quantity-a": "1", "reason-a": "TOO_BIG" });
    expect(saves).toEqual([{ line_item_id: "a", quantity: 1, return_reason: "TOO_BIG", comment: "" }]);
    expect(errors).toEqual({});
    expect(chosen).toBe(1);
  });

  it("removes lines that are no longer ticked", () => {
    expect(plan({}, [{ id: "b", quantity: 2 }]).saves).toEqual([
      { line_item_id: "b", quantity: 0, return_reason: "", comment: "" },
    ]);
  });

  it("removes lines that a rule has excluded meanwhile", () => {
    expect(plan({}, [{ id: "gone", quantity: 1 }]).saves).toEqual([
      { line_item_id: "gone", quantity: 0, return_reason: "", comment: "" },
    ]);
  });

  it("writes nothing that the draft already has", () => {
    const fields = { "chosen-a": "a", "quantity-a": "2", "reason-a": "TOO_BIG" };
    expect(plan(fields, [{ id: "a", quantity: 2 }]).saves).toEqual([]);
  });

  it("leaves lines unchanged that the form didn't ask about, and counts them", () => {
    const { saves, errors, chosen } = plan({}, [{ id: "b", quantity: 2 }], ["a"]);
    expect([saves, errors, chosen]).toEqual([[], {}, 1]);
  });

  it("asks for the reason, a required comment, and an available quantity", () => {
    expect(Object.keys(plan({ "chosen-a": "a" }).errors)).toEqual(["reason-a"]);
    expect(Object.keys(plan({ "chosen-a": "a", "reason-a": "OTHER", "comment-a": "  " }).errors)).toEqual([
      "comment-a",
    ]);
    for (const quantity of ["0", "3", "1.5", "x", ""]) {
      const { errors, saves } = plan({ "chosen-a": "a", "quantity-a": quantity, "reason-a": "TOO_BIG" });
      expect(Object.keys(errors)).toEqual(["quantity-a"]);
      expect(saves).toEqual([]);
    }
  });
});
