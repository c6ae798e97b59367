import type { PortalStore } from "@/contract/storefront/store";
import type { Intent, IntentLine } from "../draft/line-view";
import type { Derivation } from "../money/sum-lines";
import type { Reader } from "../reader";
import type { ReturnActs } from "../status/return-acts";
import type { Tracking } from "../status/tracking-view";

/**
 * A sample return for previewing the branding: the portal's own screens render it, with two items in the reader's
 * language.
 */
type Scene = { store: PortalStore; reader: Reader; now: Date };

const DAY_MS = 86_400_000;
const CURRENCY = "EUR";
const [FIRST_MINOR, SECOND_MINOR, FEE_MINOR] = [4_800, 2_950, 390];
const CODE = "RT-7F3K-92QD";
const ORDER = "#1042";

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

const itemsOf = ({ t }: Reader) =>
  [
    { id: "first", name: t("preview.first"), variantName: t("preview.size"), priceMinor: FIRST_MINOR },
    { id: "second", name: t("preview.second"), variantName: "", priceMinor: SECOND_MINOR },
  ] as const;

const addressOf = (fields: Partial<Tracking["from"]>): Tracking["from"] => ({
  ...{ first_name: "", last_name: "", company: "", address_line_1: "", address_line_2: "", city: "" },
  ...{ state_province: "", state_province_code: "", postcode: "", country: "", country_code: "" },
  ...{ phone: "", email: "", svc_id: "" },
  ...fields,
});

/** The two items in transit: one page for the pass, one for the final status. */
export function sampleTracking({ store, reader, now }: Scene, status: "READY_TO_SEND" | "COMPLETED"): Tracking {
  const isDone = status === "COMPLETED";
  const reached = [isDone ? -9 : 0, isDone ? -7 : null, isDone ? -3 : null, isDone ? -2 : null];
  const total = String(FIRST_MINOR + SECOND_MINOR - FEE_MINOR);
  return {
    ...{ return_id: "preview", process_id: "preview", return_code: CODE, order_name: ORDER },
    status: isDone ? "COMPLETED" : "RUNNING",
    shipping_status: isDone ? "IN_WAREHOUSE" : "CREATED",
    status_key: status,
    authorization: { status: "NOT_REQUIRED", unauthorized_reason: "" },
    created_at: inDays(now, isDone ? -9 : 0),
    hand_over_by: inDays(now, 14),
    ...{ label_source: "CARRIER", label_due_at: null, can_enter_tracking: false },
    ...{ return_method: "DROP_OFF_POINT", carrier: "preview", carrier_name: reader.t("preview.carrier") },
    ...{ tracking_number: "00340434161094021501", tracking_url: "", label_url: null, pass_payload: CODE },
    ...{ qr_code_url: null, customs_form_url: null, prints_label: false },
    ...{ pickup_date: "", pickup_range: "NO_RANGE", events: [] },
    ...{ parcels: [], parcel_count: 1, can_add_parcel: false, is_split_binding: false },
    from: addressOf({ company: reader.t("preview.person"), address_line_1: "1", postcode: "10000" }),
    to: addressOf({ company: store.name, address_line_1: "2", postcode: "20000" }),
    milestones: (["REQUESTED", "HANDED_OVER", "CHECKED", "PAID_BACK"] as const).map((key, index) => {
      const day = reached[index] ?? null;
      return { key, reached_at: day === null ? null : inDays(now, day) };
    }),
    units: itemsOf(reader).map(({ id, name, variantName, priceMinor }) => ({
      ...{ unit_id: id, line_item_id: id, name, variant_name: variantName, image_url: "", return_reason: "" },
      ...{ paid_amount: String(priceMinor), review_status: isDone ? ("APPROVED" as const) : null },
      ...{ reject_reason: null, keep_your_item: null, new_item: null },
    })),
    derivation: { ...sampleDerivation({ store, reader, now }, total), basis: isDone ? "DECISION" : "QUOTE" },
    outlook: {
      ...{ is_final: isDone, is_closed: false, total, paid: isDone ? total : "0", pending: "0" },
      ...{
        expected: isDone ? "0" : total,
        taken_back: "0",
        rejected: "0",
        owed: "0",
        charge_due: "0",
        charge_returned: "0",
      },
    },
    refund_option: "ORIGINAL_PAYMENT_METHOD",
    refunds: isDone ? [refundOf(total, inDays(now, -2))] : [],
    ...{ exchange_order_name: null, refund_by: null, can_cancel: !isDone, hold: null, is_gift: false },
  };
}

const refundOf = (amount: string, refunded_at: string): Tracking["refunds"][number] => ({
  ...{ amount, currency: CURRENCY, refund_option: "ORIGINAL_PAYMENT_METHOD", destination: "Visa •• 42" },
  ...{ refunded_at, code: null },
});

/** The refund of the two items, minus return shipping. */
export function sampleDerivation({ reader, now }: Scene, total: string): Derivation {
  const rows = itemsOf(reader).map(({ id, name, priceMinor }) => ({
    ...{ group: "ITEMS", kind: "UNIT_PRICE", label: name, formula: "", unit_id: id, amount: String(priceMinor) },
  }));
  const fee = {
    ...{ group: "FEES", kind: "SHIPPING_FEE", label: "", formula: "", unit_id: null, amount: String(-FEE_MINOR) },
  };
  const sums = { fees: String(-FEE_MINOR), bonus: "0", rounding: "0", total };
  const subtotal = String(FIRST_MINOR + SECOND_MINOR);
  return {
    ...{ settlement_id: "preview", basis: "QUOTE", currency: CURRENCY, subtotal, shipping: "0", tax: "0", owed: "0" },
    ...sums,
    portions: [{ refund_option: "ORIGINAL_PAYMENT_METHOD", subtotal, ...sums }],
    units: [],
    created_at: now.toISOString(),
    rows: [...rows, fee].map((row, position) => ({ position, ...row })),
  };
}

/** Allowed actions: all of them before it is sent. */
export const sampleActs = (isSent: boolean): Omit<ReturnActs, "resend"> => ({
  ...{ can_change_method: !isSent, can_resend_mail: !isSent, email_mask: "a•••@example.com" },
  ...{ refusal_photos: [], documents: null, shops: [] },
});

/** An order of both items, of which the first is chosen. */
export function sampleIntent({ reader, now }: Scene, reason: string): Pick<Intent, "order" | "draft"> {
  return {
    order: {
      ...{
        id: "preview",
        name: ORDER,
        currency: CURRENCY,
        return_id: "preview",
        is_gift: false,
        refund_limit: null,
        existing_returns: [],
      },
      ...{ purchased_at: inDays(now, -8), delivered_at: inDays(now, -5), return_window_ends_at: inDays(now, 25) },
      line_items: itemsOf(reader).map(lineOf),
    },
    draft: {
      ...{ refund_option: null, bank_account: null, delivery: null },
      items: [
        {
          ...{ line_item_id: "first", quantity: 1, return_reason: reason, comment: "", refund_option: null },
          ...{ exchange_variant_id: null, exchange: null, document_ids: [], keep_your_item: false },
        },
      ],
    },
  };
}

const lineOf = ({ id, name, variantName, priceMinor }: ReturnType<typeof itemsOf>[number]): IntentLine => ({
  ...{ id, platform_line_item_id: id, quantity: 1, returnable_quantity: 1, image_url: "" },
  product: { product_id: id, variant_id: id, sku: "", ean: "", name, variant_name: variantName },
  ...{ unit_price: String(priceMinor), total_price: String(priceMinor), is_returnable: true },
  ...{ non_returnable_reason: null, non_returnable_code: null, return_window_ends_at: null },
  ...{ keep_your_item: null, requires_documents: false, requires_documents_why: null },
});
