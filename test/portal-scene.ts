import type { Intent, IntentLine, ReturnReason } from "@/components/portal/draft/line-view";
import type { Checkout, Fees, Timing } from "@/components/portal/outcome/outcome-view";
import type { Method } from "@/components/portal/send/send-view";
import type { Tracking } from "@/components/portal/status/tracking-view";
import type { PortalStore } from "@/contract/storefront/store";
import { perLanguage } from "@/contract/vocabulary/language";

/**
 * An order and a return with one of everything that a portal screen can show. A store's texts are in brackets; codes
 * and addresses are digits, so that any other visible letter comes from a component.
 */
export const AT = "2026-11-21T10:00:00.000Z";

const LOOKS = { layout_design: "VERTICAL", input_variant: "Filled", is_logo_persistent: true };
const COLORS = { primary_main: "#123456", primary_contrast_text: "", border_radius: 6 };

const NO_WORDS = { title: "", slogan: "" };
const TRANSLATIONS = perLanguage(() => NO_WORDS);

export const store = {
  ...{
    slug: "1",
    name: "⟦Store⟧",
    is_enabled: true,
    is_testing: true,
    test_reach: "NOTHING",
    time_zone: "Europe/Berlin",
  },
  ...{ website_url: "https://1", policy_url: "https://2", contact_email: "1@2", return_period_days: 30 },
  identification_flow: "ORDER_ID_AND_EMAIL",
  ...{ languages: ["en", "de"], default_language: "en", is_gift_offered: true, is_withdrawal_offered: true },
  branding: {
    title: "",
    slogan: "",
    translations: TRANSLATIONS,
    logo_url: "",
    background_image_url: "",
    ...COLORS,
    ...LOOKS,
  },
} as unknown as PortalStore;

export const line = (more: Partial<IntentLine>): IntentLine =>
  ({
    ...{ id: "1", quantity: 3, returnable_quantity: 2, unit_price: "1000", total_price: "3000", image_url: "" },
    product: { name: "⟦Slippers⟧", variant_name: "⟦Grey⟧" },
    ...{ is_returnable: true, non_returnable_reason: null, non_returnable_code: null, return_window_ends_at: null },
    ...{ requires_documents: true, requires_documents_why: "⟦Why⟧", keep_your_item: null },
    ...more,
  }) as IntentLine;
export const keep = {
  is_offered: true,
  refund_percentage: 50,
  keep_amount: "500",
  return_amount: "1000",
  requires_photo: false,
  why: "⟦Why⟧",
};
export const lines = [
  line({}),
  line({ id: "2", quantity: 9, returnable_quantity: 9, keep_your_item: { ...keep, is_forced: false } }),
  line({ id: "3", keep_your_item: { ...keep, is_forced: true } }),
];
export const drafted = (keep_your_item: boolean) =>
  lines.map(({ id }) => ({
    ...{ line_item_id: id, quantity: 2, return_reason: "R", comment: "", refund_option: null },
    ...{ exchange_variant_id: null, exchange: null, document_ids: id === "1" ? [] : ["d"], keep_your_item },
  }));
export const draft = (keep_your_item = false): Intent["draft"] => ({
  items: drafted(keep_your_item),
  ...{ refund_option: "ORIGINAL_PAYMENT_METHOD", bank_account: null, delivery: null },
});
export const existing = [{ return_code: "1", status: "RUNNING", units: 2 }];
export const order = {
  name: "#1",
  currency: "EUR",
  purchased_at: AT,
  delivered_at: AT,
  return_window_ends_at: null,
  is_gift: false,
  refund_limit: "4000",
} as const;
export const intent = (isKept = false) =>
  ({
    order: { ...order, line_items: lines, existing_returns: existing },
    draft: draft(isKept),
    expires_at: AT,
  }) as unknown as Intent;
export const reasons = [{ name: "R", label: "⟦Reason⟧", requires_comment: true }] as ReturnReason[];

const KINDS = [
  ...["UNIT_PRICE", "UNIT_EXCHANGED", "UNIT_DECLINED", "UNIT_MISSING", "UNIT_PENDING", "LINE_DISCOUNT"],
  ...["AMOUNT_LOWERED", "ORDER_DISCOUNT", "TAX_ON_TOP", "ALREADY_REFUNDED", "RETURN_FEE", "SHIPPING_FEE"],
  "RESTOCK_FEE",
  ...["FEE_NOT_CHARGED", "BONUS", "ROUNDING", "OVERRIDE"],
];
export const derivation = {
  ...{ currency: "EUR", tax: "19", total: "900", basis: "QUOTE", portions: [] },
  rows: KINDS.map((kind) => ({ kind, label: "⟦Slippers⟧", unit_id: null, amount: "100" })),
} as unknown as Checkout["derivation"];
/** One of the two is exchanged. */
const compensation = {
  new_items_to_ship: [
    { variant_id: "1", name: "⟦Boots⟧", variant_name: "", image_url: "", quantity: 1, price: "1000", currency: "EUR" },
  ],
};

export const quote = {
  ...{ quote_id: "1", total: "900", currency: "EUR", derivation, requires_authorization: false },
  returned_items: [{ id: "1", name: "⟦Slippers⟧", image: "", quantity_returned: 2, compensation }],
  instant_exchange: {
    hold_amount: "8990",
    send_by: "2026-12-02T22:59:59.000Z",
    released_on: "COLLECTED",
    is_chosen: false,
  },
} as unknown as Checkout;

const OPTIONS = ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD", "BANK_TRANSFER"] as const;
export const timings = OPTIONS.map((refund_option, index) => ({
  ...{ refund_option, destination: "", min_days: index, max_days: index + 1 },
  timing: (["ON_START", "ON_COLLECTED", "ON_REVIEW", "ON_REVIEW"] as const)[index],
})) as Timing[];
export const fees = [
  { refund_option: "GIFT_CARD", return_method: "IN_STORE", fee_type: "SHIPPING_FEE", total: "9" },
] as Fees;

const METHODS = ["HOME_PICK_UP", "DROP_OFF_POINT", "DELIVERY_PICKUP", "IN_STORE"] as const;
export const methods = METHODS.map((return_method, index) => ({
  ...{ return_method, provider: "P", carrier: "C", carrier_name: "⟦Carrier⟧", label: "", total_fee: String(index) },
  ...{ currency: "EUR", needs_printer: index === 1, needs_box: index < 2, store_list_url: "https://3" },
  ...{ hand_over_by: index % 2 === 0 ? null : AT, hand_over_days: 14 },
  pickup_slots: index === 0 ? [{ date: "2026-12-01", ranges: ["RANGE_8_TO_12", "NO_RANGE"] }] : [],
})) as Method[];

export const unit = (id: string, review_status: string | null, refund_percentage: number | null = null) => ({
  new_item: id === "2" ? null : { name: "⟦Boots⟧", variant_name: "", image_url: "" },
  ...{ unit_id: id, line_item_id: "1", name: "⟦Slippers⟧", variant_name: "", image_url: "", paid_amount: "1000" },
  ...{ review_status, reject_reason: null },
  keep_your_item: refund_percentage === null ? null : { refund_percentage },
});
const address = {
  first_name: "",
  last_name: "",
  address_line_1: "1",
  postcode: "2",
  city: "",
  state_province: "",
  country: "3",
};
export const tracking = (more: Partial<Record<keyof Tracking, unknown>> = {}) =>
  ({
    exchange_order_name: "#2",
    ...{ return_id: "1", return_code: "1-2", order_name: "#1", status: "RUNNING", status_key: "READY_TO_SEND" },
    ...{ authorization: { status: "NOT_REQUIRED", unauthorized_reason: "" }, created_at: AT, hand_over_by: AT },
    ...{ return_method: "DROP_OFF_POINT", carrier_name: "⟦Carrier⟧", tracking_number: "1", tracking_url: "https://1" },
    ...{ pass_payload: "1", pickup_date: "", pickup_range: "NO_RANGE", from: address, to: address, events: [] },
    ...{ parcel_count: 2, can_add_parcel: true, is_split_binding: false },
    parcels: ["CREATED", "IN_WAREHOUSE"].map((shipping_status, index) => ({
      ...{ parcel: index + 1, shipping_status, carrier_name: "⟦Carrier⟧", tracking_number: "1", tracking_url: "" },
      ...{ label_url: "https://1", qr_code_url: null, customs_form_url: "https://1" },
      items: [{ name: "⟦Slippers⟧", variant_name: "", quantity: 1 }],
    })),
    milestones: ["REQUESTED", "APPROVED", "HANDED_OVER", "CHECKED", "PAID_BACK"].map((key, index) => ({
      key,
      reached_at: index < 2 ? AT : null,
    })),
    units: [
      unit("1", "APPROVED"),
      unit("2", "DECLINED"),
      unit("3", "MISSING"),
      unit("4", null, 50),
      unit("5", null, 100),
    ],
    refunds: OPTIONS.map((refund_option) => ({
      ...{ amount: "100", currency: "EUR", refund_option, destination: "", refunded_at: AT },
      code: refund_option === "STORE_CREDIT" ? "1" : null,
    })),
    outlook: {
      ...{ is_final: false, is_closed: false, total: "900", paid: "400", pending: "0", expected: "500" },
      ...{ taken_back: "0", rejected: "2000", owed: "0" },
      ...{ charge_due: "450", charge_returned: "350" },
    },
    ...{ derivation, can_cancel: true },
    hold: {
      ...{ payment_id: "pi_1", amount: "8990", captured: "0", state: "HELD", cause: null },
      ...{ released_on: "COLLECTED", ends_at: null },
    },
    ...more,
  }) as unknown as Tracking;
