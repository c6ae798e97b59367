import { PDF_FILE } from "@/test/hostile-files";
import type { Drawn, Hints } from "./draw";
import type { Form } from "./forms";
import { HOOK_URL, type Stage, type Subject, type World } from "./subjects";

/** The input that an operation needs to have an effect. Operations not listed take any return. */
const STAGE_OF: Readonly<Record<string, Stage>> = {
  startIntent: "ORDER",
  importReturn: "ORDER",
  getIntent: "DRAFT",
  saveClientPreferences: "DRAFT",
  // It may be for an item that was chosen.
  addDocument: "READY",
  listExchangeOptions: "DRAFT",
  listRecommendedProducts: "DRAFT",
  getExchangeIncentive: "DRAFT",
  listReturnOptions: "DRAFT",
  listReturnStores: "DRAFT",
  chooseReturnOption: "DRAFT",
  getReturnFees: "READY",
  listReturnFees: "READY",
  listRefundTimings: "READY",
  checkout: "READY",
  completeReturn: "READY",
  cancelReturn: "CONFIRMED",
  chooseCarrier: "CONFIRMED",
  saveManualOrder: "CONFIRMED",
  createLogisticOrder: "CONFIRMED",
  updateShippingStatus: "CONFIRMED",
  patchProcess: "CONFIRMED",
  requestPickup: "PICKED_UP",
  getLabelLink: "PICKED_UP",
  getLogistics: "PICKED_UP",
  authorizeProcess: "WAITING",
  getAuthorizationStatus: "WAITING",
  reviewProcess: "ARRIVED",
  addReview: "ARRIVED",
  correctReview: "REVIEWED",
  undoInspection: "INSPECTED",
  enterTracking: "OWN_SHIPPING",
  markAsRefundedExternally: "REVIEWED",
  markItemsAsRefunded: "REVIEWED",
};
export const stageOf = ({ operation }: Form): Stage => STAGE_OF[operation] ?? "CONFIRMED";

const LABEL = Buffer.from(PDF_FILE).toString("base64");

/** Field names with the same meaning everywhere. */
const COMMON: Readonly<Record<string, readonly unknown[]>> = {
  carrier: ["sandbox_post"],
  refund_override: [undefined, { amount: { amount: "100", currency_code: "EUR" }, reason: "Agreed by phone" }],
  fulfilled_quantity: [1],
  refunded_quantity: [0],
  height_cm: ["12.5", ""],
  length_cm: ["30"],
  width_cm: ["0.5"],
  weight: ["0.8", ""],
  previous_status: [undefined],
  provider: ["", "SANDBOX"],
  user_selected_carrier: ["sandbox_post", "sandbox_express"],
  user_selected_provider: ["", "SANDBOX"],
  return_method: ["DROP_OFF_POINT"],
  return_type: ["DROP_OFF_POINT"],
  currency: ["EUR"],
  currency_code: ["EUR"],
  country_code: ["NL", "DE", "", "nl"],
  origin_country: ["PT", ""],
  hs_code: ["6110.20", ""],
  country: ["NL"],
  exchange_country: ["NL", "DE"],
  return_reason: ["TOO_SMALL", "CHANGED_MIND"],
  product_return_reason: ["TOO_SMALL", "CHANGED_MIND"],
  refund_option: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"],
  pickup_date: [""],
  pickup_range: ["NO_RANGE"],
  payment_token: ["", "tok_ok"],
  quote_id: [""],
  document_ids: [[]],
  exchange_variant_id: [null],
  label: [LABEL],
  content: [LABEL],
  label_extension: ["pdf"],
  image_url: ["", "https://shop.example/a.png"],
  tracking_url: ["", "https://carrier.example/t/1"],
  lang: ["en", "nl", "de", ""],
  cursor: [""],
  slug: [""],
  group: [""],
  reject_reason: ["Signs of wear"],
  unauthorized_reason: ["Too late"],
  reason: ["Asked by phone"],
  note: ["Refunded in the till"],
  address: [{ first_name: "Noor", address_line_1: "Kade 1", city: "Zwolle", postcode: "8011 AB", country_code: "NL" }],
  quantity: [1],
  parcel: [1],
  parcel_count: [1],
  exchange_timing: ["ON_REVIEW"],
  keep_your_item: [false],
  timestamp: ["2026-11-20T09:12:44Z"],
  purchased_at: ["2026-11-10T09:12:44Z"],
  fulfilled_at: ["2026-11-11T09:12:44Z", null],
  delivered_at: ["2026-11-12T09:12:44Z", null],
  order_discount: [0],
  conditional_discounts: [[]],
  refunded: [0],
  order_purchased_at: ["2026-11-10T09:12:44Z"],
  mapping: [undefined],
  url: [HOOK_URL],
  email: ["noor@example.com"],
  bank_account: [{ iban: "NL91ABNA0417164300", holder_name: "Noor de Wit" }],
};

/** Amounts of an order and of a product; elsewhere these names are texts. */
const AMOUNTS: Readonly<Record<string, readonly unknown[]>> = {
  ...{ total_discount: [0], total_tax: [0, 120], unit_price: [1999, 5000] },
  ...{ price: [0, 495], discount: [0], tax: [0] },
};
const PLACES_OF_AMOUNTS = new Set(["OrderLineInput", "VariantInput", "shipping"]);

/** Fields for which a 400 for a value that the schema allows is a business rule, not a rule of the form. */
export const hintsOf = (
  world: World,
  { tenant, order, returnId, unitIds, endpointId }: Subject,
  form: Form,
): Hints["of"] => {
  const lines = order.lines.slice(0, 1).flatMap((line) => [line.id, line.platformLineItemId, line.sku]);
  const own: Record<string, readonly unknown[]> = {
    process_id: [returnId],
    return_id: [returnId],
    process_platform_id: [""],
    ecommerce_id: [tenant.store.id],
    order_number: [order.orderNumber],
    customer_printed_order_id: [order.name],
    order_id: [order.id],
    order_ids: [[order.id]],
    ecommerce_order_id: ["", order.platformOrderId],
    platform_process_id: [`shop-${returnId}`],
    line_item_id: form.operation === "importReturn" ? [order.lines[0]?.platformLineItemId] : lines,
    unit_id: form.operation === "correctReview" ? unitIds : ["", ...unitIds],
    id: [world.warehouseIds[tenant.store.id]],
    warehouse_id: ["", world.warehouseIds[tenant.store.id]],
    endpoint_id: [endpointId],
    ecommerce_ids: [[tenant.store.id]],
    connection_id: [world.connectionIds[tenant.store.id]],
    code: [world.creditCode],
    import_id: [world.importId],
    product_id: ["fuzz-1"],
    query: [order.orderNumber, order.email, returnId, "Noor", ""],
    ecommerce_group: ["", tenant.groupId],
  };
  return (name, place) => {
    if (name === "email" && (form.operation === "startIntent" || form.operation === "importReturn"))
      return [order.email];
    if (name === "postal_code" && form.operation === "startIntent") return [order.shippingAddress.postcode];
    if (name === "amount" && form.operation === "spendCredit") return ["1", "25"];
    if (name === "amount" && place === "amount_override") return ["100"];
    if (form.operation === "putOrder" && name === "order_number") return [`F${order.orderNumber}`, order.orderNumber];
    if (name === "id" && place !== "path") return undefined;
    if (name === "reviews" && form.operation === "correctReview") return correctionsOf(unitIds);
    if (name === "carrier" && form.operation === "requestPickup") return ["", "sandbox_express"];
    return own[name] ?? (PLACES_OF_AMOUNTS.has(place) ? AMOUNTS[name] : undefined) ?? COMMON[name];
  };
};

const correctionsOf = (unitIds: readonly string[]): unknown[] => {
  const corrections = unitIds.map((unit_id) => ({ unit_id, status: "DECLINED", reject_reason: "Signs of wear" }));
  return [corrections, corrections.slice(0, 1), [...corrections.slice(0, 1), ...corrections]];
};

type OrderBody = {
  line_items: { unit_price: number; quantity: number; total_discount?: number; platform_line_item_id: string }[];
  shipping?: { price?: number; discount?: number };
  order_discount?: number;
  payments: unknown[];
  taxes_included: boolean;
};

/** Of a line's ID; with its number appended it has an ID's maximum length. */
const LONGEST_STEM = 120;

/** Values that are consistent only together: an order's payments equal its total. */
export const madeToFit = (form: Form, drawn: Drawn, returnId: string): Drawn => {
  if (form.operation === "saveManualOrder" && form.path.length === 0) {
    const body = drawn.body as { order: object };
    return { ...drawn, body: { ...body, order: { ...body.order, process_id: returnId } } };
  }
  if (form.operation !== "putOrder") return drawn;
  const body = structuredClone(drawn.body) as OrderBody;
  body.taxes_included = true;
  for (const [index, line] of body.line_items.entries())
    line.platform_line_item_id = `${Array.from(line.platform_line_item_id).slice(0, LONGEST_STEM).join("")}-${index}`;
  const lines = body.line_items.reduce(
    (sum, line) => sum + line.unit_price * line.quantity - (line.total_discount ?? 0),
    0,
  );
  const captured = lines + (body.shipping?.price ?? 0) - (body.shipping?.discount ?? 0) - (body.order_discount ?? 0);
  body.payments = [{ id: "pay-1", processor: "cards", method: "card", captured: Math.max(0, captured) }];
  return { ...drawn, body };
};
