import { type WireRow, wireColumns } from "@/server/schema/columns";
import { orderMoney } from "./order-money";
import type { Order, OrderLine } from "./types";

/** The order data that a shop pushes (decisions.md 11): everything except what we add. Times are text in UTC. */
export type OrderContent = WireRow<"orders"> &
  Pick<Order, "orderNumber" | "shippingAddress" | "conditionalDiscounts"> & {
    lines: OrderLineContent[];
    payments: OrderPaymentContent[];
  };

export type OrderLineContent = Omit<OrderLine, "id" | "position">;
export type OrderPaymentContent = WireRow<"order_payments"> & {
  /** What was captured for all orders of the payment, if it pays several; `capturedMinor` is this order's part. */
  capturedTotalMinor?: number;
  /** Our ID of that payment, once it is found. */
  sharedPaymentId?: string;
};

/** The shop's own store credit is refunded as credit first (domain.md, money rule 6). */
export const isStoreCreditMethod = (method: string): boolean => /^store[\s_-]?credit$/i.test(method.trim());

/** Returns the money of an order's content; lines and payments are identified by their platform IDs. */
export const contentMoney = (content: OrderContent) =>
  orderMoney({
    ...content,
    lines: content.lines.map((line) => ({ ...line, id: line.platformLineItemId })),
    payments: content.payments.map((payment) => ({
      ...payment,
      id: payment.platformPaymentId,
      isStoreCredit: isStoreCreditMethod(payment.method),
    })),
  });

/**
 * What the first version hashed, in its order: changing their position in the text would make every order look changed.
 */
const FIRST_MEMBERS = [
  ...["orderNumber", "platformOrderId", "name", "currency", "purchasedAt", "fulfilledAt", "deliveredAt", "email"],
  ...["firstName", "lastName", "phone", "platformCustomerId", "shippingAddress", "tags", "taxesIncluded"],
  ...["orderDiscountMinor", "shippingPriceMinor", "shippingDiscountMinor", "shippingTaxMinor"],
  ...["conditionalDiscounts", "lines", "payments"],
];
const LATER_MEMBERS = wireColumns("orders")
  .map(([member]) => member)
  .filter((member) => !FIRST_MEMBERS.includes(member))
  .sort();
const FIRST_LINE_MEMBERS: ReadonlySet<string> = new Set([
  ...["platformLineItemId", "productId", "variantId", "sku", "ean", "name", "variantName", "imageUrl", "brandId"],
  ...["categoryIds", "collectionIds", "tagIds", "options", "quantity", "refundedQuantity", "removedQuantity"],
  ...["fulfilledQuantity", "unitPriceMinor", "discountMinor", "taxMinor", "weightInGrams", "hsCode", "originCountry"],
  "isReturnable",
]);

/**
 * Returns the content as text, identical for identical content, to be hashed for detecting changes. A member added
 * later counts only if it has a value, so orders pushed without it stay unchanged.
 */
export const contentText = (content: OrderContent): string => {
  const members: ReadonlyMap<string, unknown> = new Map(Object.entries(content));
  const first = FIRST_MEMBERS.map((name): [string, unknown] => [name, members.get(name)]);
  const later = LATER_MEMBERS.map((name) => [name, members.get(name)]).filter(([, value]) => !isEmpty(value));
  const lines = content.lines.map((line) => withSortedOptions(withoutEmptyLater(line)));
  return JSON.stringify({ ...Object.fromEntries([...first, ...later]), lines });
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || value === 0 || value === false || isEmptyList(value);

const isEmptyList = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const withoutEmptyLater = (line: OrderLineContent): OrderLineContent => {
  const empty = Object.entries(line).filter(([name, value]) => !FIRST_LINE_MEMBERS.has(name) && isEmpty(value));
  if (empty.length === 0) return line;
  const left = { ...line };
  for (const [name] of empty) Reflect.deleteProperty(left, name);
  return left;
};

const withSortedOptions = (line: OrderLineContent): OrderLineContent => {
  const options = Object.entries(line.options);
  if (options.length < 2) return line;
  options.sort(([left], [right]) => (left < right ? -1 : 1));
  return { ...line, options: Object.fromEntries(options) };
};
