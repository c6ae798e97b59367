import { bag } from "./bag";
import { listOf } from "./connection-of";
import { type MockTransaction, mockPayment, type PaymentSpec } from "./mock-payment";

export type MockRefund = {
  __typename: "Refund";
  id: string;
  note: string | null;
  lines: { quantity: number; restockType: string; lineItem: MockLine }[];
  transactionRows: MockTransaction[];
  refundLineItems: unknown;
  transactions: unknown;
};
export type MockLine = {
  id: string;
  title: string;
  sku: string;
  quantity: number;
  currentQuantity: number;
  variant: { id: string } | null;
  [field: string]: unknown;
};
export type MockParcelLine = { id: string; quantity: number; returned: number; lineItem: MockLine };
export type MockParcel = {
  __typename: "Fulfillment";
  id: string;
  status: string;
  createdAt: string;
  deliveredAt: string | null;
  rows: MockParcelLine[];
  fulfillmentLineItems: unknown;
};
export type MockReturn = {
  __typename: "Return";
  id: string;
  status: string;
  rows: {
    __typename: "ReturnLineItem";
    id: string;
    quantity: number;
    processableQuantity: number;
    processedQuantity: number;
    returnReasonNote: string;
    fulfillmentLineItem: MockParcelLine;
  }[];
  refundRows: MockRefund[];
  [field: string]: unknown;
};
export type MockOrder = {
  __typename: "Order";
  id: string;
  name: string;
  updatedAt: string;
  createdAt: string;
  cancelledAt: string | null;
  presentmentCurrencyCode: string;
  sourceIdentifier: string | null;
  lines: MockLine[];
  transactions: MockTransaction[];
  refunds: MockRefund[];
  fulfillments: MockParcel[];
  returnRows: MockReturn[];
  metafieldRows: Map<string, { value: string; compareDigest: string }>;
  [field: string]: unknown;
};

export type LineSpec = {
  price: string;
  quantity?: number;
  discounts?: readonly string[];
  taxes?: readonly string[];
  sku?: string;
  variantId?: number;
  isGiftCard?: boolean;
  requiresShipping?: boolean;
};
export type OrderSpec = {
  id: number;
  currency?: string;
  lines: readonly LineSpec[];
  shipping?: readonly { price: string; paid?: string; tax?: string; isRemoved?: boolean }[];
  payments?: readonly PaymentSpec[];
  /** Parcels with line index → quantity. Without it, one parcel with everything. */
  parcels?: readonly Readonly<Record<number, number>>[];
  overrides?: Record<string, unknown>;
};

/**
 * An order of the shop in the shape of Shopify's schema; any other field that a document requests is missing and fails.
 */
export const mockOrder = (spec: OrderSpec): MockOrder => {
  const { id, currency = "EUR", shipping = [], payments = [] } = spec;
  const lines = spec.lines.map((line, index) => mockLine(line, { id: id * 100 + index, currency }));
  const parcels = (spec.parcels ?? [Object.fromEntries(lines.map(({ quantity }, index) => [index, quantity]))]).map(
    (pieces, index) => mockParcel(pieces, { id: id * 10 + index, lines }),
  );
  const sent = parcels.flatMap(({ rows }) => rows).reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const time = new Date(Date.UTC(2026, 9, 1, 8, id)).toISOString();
  const order: MockOrder = {
    __typename: "Order",
    id: `gid://shopify/Order/${id}`,
    name: `#${id}`,
    createdAt: time,
    processedAt: time,
    updatedAt: time,
    cancelledAt: null,
    email: "mia@example.com",
    phone: null,
    tags: [],
    taxesIncluded: true,
    presentmentCurrencyCode: currency,
    sourceIdentifier: null,
    displayFulfillmentStatus: sent === 0 ? "UNFULFILLED" : sent < ordered ? "PARTIALLY_FULFILLED" : "FULFILLED",
    customer: { id: "gid://shopify/Customer/77", firstName: "Mia", lastName: "Muster", defaultEmailAddress: null },
    shippingAddress: ADDRESS,
    billingAddress: null,
    lines,
    lineItems: listOf(() => lines),
    shippingLines: listOf(() => shipping.map((line, index) => shippingLine(line, { index, currency }))),
    transactions: payments.map((payment, index) => mockPayment(payment, { id: id * 10 + index, currency })),
    refunds: [],
    fulfillments: parcels.filter(({ rows }) => rows.length > 0),
    returnRows: [],
    returns: (args: object) => listOf(() => order.returnRows)(args),
    metafieldRows: new Map(),
    metafield: ({ key }: { key: string }) => order.metafieldRows.get(key) ?? null,
    suggestedRefund: () => ({ maximumRefundableSet: bag(String(leftOf(order)), currency) }),
    ...spec.overrides,
  };
  return order;
};

const ADDRESS = {
  firstName: "美",
  lastName: "Muster",
  company: null,
  address1: "Hauptstraße 1",
  address2: null,
  city: "Köln",
  province: null,
  provinceCode: null,
  zip: "50667",
  country: "Germany",
  countryCodeV2: "DE",
  phone: null,
};

const leftOf = ({ transactions }: MockOrder): number =>
  Math.round(
    transactions
      .filter(({ status }) => status === "SUCCESS" || status === "PENDING")
      .reduce((sum, { kind, amountSet }) => sum + signOf(kind) * Number(amountSet.presentmentMoney.amount) * 1_000, 0),
  ) / 1_000;

const signOf = (kind: string): number => (kind === "SALE" || kind === "CAPTURE" ? 1 : kind === "REFUND" ? -1 : 0);

const mockLine = (spec: LineSpec, { id, currency }: { id: number; currency: string }): MockLine => ({
  __typename: "LineItem",
  id: `gid://shopify/LineItem/${id}`,
  title: "Wool sweater",
  variantTitle: "Blue / M",
  sku: spec.sku ?? `SKU-${id}`,
  vendor: "Acme",
  quantity: spec.quantity ?? 1,
  currentQuantity: spec.quantity ?? 1,
  requiresShipping: spec.requiresShipping ?? true,
  isGiftCard: spec.isGiftCard ?? false,
  originalUnitPriceSet: bag(spec.price, currency),
  discountAllocations: (spec.discounts ?? []).map((amount) => ({ allocatedAmountSet: bag(amount, currency) })),
  taxLines: (spec.taxes ?? []).map((amount) => ({ priceSet: bag(amount, currency) })),
  weight: { unit: "KILOGRAMS", value: 0.35 },
  image: { url: "https://cdn.shopify.com/sweater.jpg" },
  variant: {
    id: `gid://shopify/ProductVariant/${spec.variantId ?? 501}`,
    barcode: "4006381333931",
    selectedOptions: [
      { name: "Color", value: "Blue" },
      { name: "Size", value: "M" },
    ],
    inventoryItem: { harmonizedSystemCode: "6110.20", countryCodeOfOrigin: "PT" },
  } as MockLine["variant"],
  product: {
    id: "gid://shopify/Product/51",
    tags: ["summer"],
    category: { id: "gid://shopify/TaxonomyCategory/aa-1" },
  },
});

const mockParcel = (
  pieces: Readonly<Record<number, number>>,
  { id, lines }: { id: number; lines: MockLine[] },
): MockParcel => {
  const rows = Object.entries(pieces).flatMap(([index, quantity]) => {
    const lineItem = lines[Number(index)];
    if (lineItem === undefined) return [];
    return [{ id: `gid://shopify/FulfillmentLineItem/${id}${index}`, quantity, returned: 0, lineItem }];
  });
  return {
    __typename: "Fulfillment",
    id: `gid://shopify/Fulfillment/${id}`,
    status: "SUCCESS",
    createdAt: "2026-10-02T10:00:00+02:00",
    deliveredAt: null,
    rows,
    fulfillmentLineItems: listOf(() => rows),
  };
};

const shippingLine = (
  { price, paid = price, tax, isRemoved = false }: { price: string; paid?: string; tax?: string; isRemoved?: boolean },
  { index, currency }: { index: number; currency: string },
) => ({
  id: `gid://shopify/ShippingLine/${index + 1}`,
  isRemoved,
  originalPriceSet: bag(price, currency),
  discountedPriceSet: bag(paid, currency),
  taxLines: tax === undefined ? [] : [{ priceSet: bag(tax, currency) }],
});
