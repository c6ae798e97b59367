import type { NewOrder } from "@/server/db/orders/order-inserts";
import { checkOrderAddsUp } from "@/server/domain/money/check-order-adds-up";
import { EMPTY_LINE, EMPTY_ORDER } from "@/server/domain/orders/empty-order";
import { lookupEmail, lookupNumber, lookupPostcode } from "@/server/domain/orders/lookup-keys";
import { orderMoney } from "@/server/domain/orders/order-money";
import type { Order, OrderLine, OrderPayment } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { PostalAddress } from "@/server/kernel/address";
import type { Ids } from "@/server/kernel/ids";

export type LineDraft = Pick<OrderLine, "name" | "unitPriceMinor" | "quantity"> &
  Partial<Omit<OrderLine, "id" | "position">>;
export type PaymentDraft = Pick<OrderPayment, "capturedMinor"> & Partial<Omit<OrderPayment, "id" | "position">>;

/** The interesting facts of an order; the rest is derived. */
export type OrderDraft = {
  orderNumber: string;
  email: string;
  firstName: string;
  lastName: string;
  shippingAddress: PostalAddress;
  purchasedAt: string;
  fulfilledAt: string | null;
  deliveredAt: string | null;
  lines: LineDraft[];
  /** Default: the number. */
  name?: string;
  currency?: string;
  phone?: string;
  tags?: string[];
  taxesIncluded?: boolean;
  orderDiscountMinor?: number;
  shippingPriceMinor?: number;
  shippingDiscountMinor?: number;
  shippingTaxMinor?: number;
  /** Default: one card that paid the order's total. */
  payments?: PaymentDraft[];
};

/** Returns the order of a draft, ready to be stored. @throws Error if its payments do not add up, which is a typo */
export const orderFrom = ({ ids, store, draft }: { ids: Ids; store: Store; draft: OrderDraft }): NewOrder => {
  const order: NewOrder = {
    ...EMPTY_ORDER,
    id: ids.next("ord"),
    groupId: store.groupId,
    ecommerceId: store.id,
    orderNumber: draft.orderNumber,
    platformOrderId: `shop-${draft.orderNumber.replace("#", "")}`,
    name: draft.name ?? draft.orderNumber,
    currency: draft.currency ?? store.currencyCode,
    purchasedAt: draft.purchasedAt,
    fulfilledAt: draft.fulfilledAt,
    deliveredAt: draft.deliveredAt,
    email: draft.email,
    lookupEmail: lookupEmail(draft.email),
    lookupNumber: lookupNumber(draft.orderNumber, store.config),
    lookupPostcode: lookupPostcode(draft.shippingAddress.postcode),
    firstName: draft.firstName,
    lastName: draft.lastName,
    phone: draft.phone ?? "",
    shippingAddress: draft.shippingAddress,
    tags: draft.tags ?? [],
    taxesIncluded: draft.taxesIncluded ?? true,
    orderDiscountMinor: draft.orderDiscountMinor ?? 0,
    shippingPriceMinor: draft.shippingPriceMinor ?? 0,
    shippingDiscountMinor: draft.shippingDiscountMinor ?? 0,
    shippingTaxMinor: draft.shippingTaxMinor ?? 0,
    contentHash: "",
    lines: draft.lines.map((line, position) => lineFrom({ ids, draft, line, position })),
    payments: [],
  };
  const paid = { ...order, payments: paymentsFrom({ ids, draft, order }) };
  const sum = checkOrderAddsUp(orderMoney(paid));
  if (!sum.ok) throw new Error(`Order ${draft.orderNumber} doesn't add up to what was paid.`);
  return paid;
};

type LineFacts = { ids: Ids; draft: OrderDraft; line: LineDraft; position: number };

const lineFrom = ({ ids, draft, line, position }: LineFacts): OrderLine => ({
  ...EMPTY_LINE,
  platformLineItemId: `${draft.orderNumber.replace("#", "")}-${position + 1}`,
  variantId: line.sku ?? "",
  fulfilledQuantity: draft.fulfilledAt === null ? 0 : line.quantity,
  ...line,
  id: ids.next("li"),
  position,
});

const paymentsFrom = ({ ids, draft, order }: { ids: Ids; draft: OrderDraft; order: Order }): OrderPayment[] => {
  const sum = checkOrderAddsUp(orderMoney(order));
  const owedMinor = sum.ok ? 0 : sum.expectedMinor;
  const card: PaymentDraft = {
    capturedMinor: owedMinor,
    processor: "cards",
    method: "card",
    label: "Visa ending in 42",
  };
  const drafts = draft.payments ?? (owedMinor > 0 ? [card] : []);
  return drafts.map((payment, position) => ({
    platformPaymentId: `pay-${draft.orderNumber.replace("#", "")}-${position + 1}`,
    processor: "",
    method: "",
    label: "",
    refundedMinor: 0,
    carriedMinor: 0,
    isStoreCredit: payment.method === "store_credit",
    ...payment,
    id: ids.next("pay"),
    position,
  }));
};
