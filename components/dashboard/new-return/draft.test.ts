import { expect, test } from "vitest";
import { type Choice, draftCall, firstChoice, NEW_ITEM, whatIsMissing } from "./draft";
import type { OrderToReturn } from "./types";

const method = (date?: string) => ({
  ...{ return_method: "HOME_PICK_UP" as const, provider: "P", carrier: "c", carrier_name: "Post", label: "Picked up" },
  ...{
    total_fee: "0",
    currency: "EUR",
    label_source: "CARRIER" as const,
    label_due_at: null,
    needs_printer: false,
    needs_box: false,
    store_list_url: "",
  },
  ...{ hand_over_by: null, hand_over_days: 0 },
  pickup_slots: date === undefined ? [] : [{ date, ranges: [] }],
});

const line = (id: string) => ({
  ...{ line_item_id: id, name: id, variant_name: "", sku: "", image_url: "", unit_price: "100" },
  ...{ quantity: 2, free_quantity: 2, cause: null, why: "" },
});

const ORDER: OrderToReturn = {
  ...{ order_id: "ord_1", order_name: "#1", store_name: "Shop", customer_name: "", email: "", currency: "EUR" },
  ...{ purchased_at: "2026-01-01T00:00:00Z", delivered_at: null, existing_returns: [] },
  lines: [line("a"), line("b")],
  reasons: [
    { name: "SMALL", label: "Too small", requires_comment: false },
    { name: "OTHER", label: "Other", requires_comment: true },
  ],
  outcomes: [{ refund_option: "BANK_TRANSFER", timing: "ON_REVIEW", destination: "" }],
  methods: [method("2026-01-05"), method()],
};

test("prices a selection with items, reasons, required comments and a payout account", () => {
  const empty = firstChoice(ORDER);
  const missing = (changes: Partial<Choice>) => whatIsMissing({ ...empty, ...changes }, ORDER);
  expect(missing({})).toBe("Choose at least one item.");
  expect(missing({ items: { a: NEW_ITEM } })).toBe("Choose a reason for each item.");
  expect(missing({ items: { a: { ...NEW_ITEM, reason: "OTHER", comment: " " } } })).toMatch("comment");
  const items = { a: { ...NEW_ITEM, reason: "SMALL" } };
  expect(missing({ items, iban: "NL91", holder: "" })).toMatch("account");
  expect(missing({ items, iban: "NL91", holder: "Noor" })).toBeNull();
  expect(missing({ items, outcome: "STORE_CREDIT" })).toBeNull();
});

test("sends items in the order of the lines, and a day only for a pickup", () => {
  const item = { ...NEW_ITEM, reason: "SMALL" };
  const choice: Choice = { ...firstChoice(ORDER), outcome: "STORE_CREDIT", items: { b: item, a: item } };
  const call = draftCall(choice, ORDER, "id");
  expect(call.items.map(({ line_item_id }) => line_item_id)).toEqual(["a", "b"]);
  expect(call).toMatchObject({ bank_account: null, method: { pickup_date: "2026-01-05", carrier: "c" } });
  expect(draftCall({ ...choice, method: 1 }, ORDER, "id").method?.pickup_date).toBe("");
});
