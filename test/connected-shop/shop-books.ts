import type { ShopOrderRecord, ShopProductRecord, ShopRefundRecord } from "@/server/partners/shop-feed";
import { shopOrderRecord } from "./records";

export type ExchangeAsk = {
  key: string;
  orderId: string;
  currency: string;
  email: string;
  shippingAddress: ShopOrderRecord["order"]["shippingAddress"];
  lines: { productId: string; variantId: string; sku: string; quantity: number; unitPriceMinor: number }[];
};

export type RefundAsk = {
  key: string;
  paymentReference: string;
  amountMinor: number;
  lines: { lineItemId: string; quantity: number }[];
};

/** The fake shop's records: tests read and change them as a merchant would in the shop's admin. */
export type ShopBooks = {
  readonly orders: ReadonlyMap<string, ShopOrderRecord>;
  readonly products: ReadonlyMap<string, ShopProductRecord>;
  /** By key: how often each command had an effect. More than once is a bug. */
  readonly effects: Map<string, unknown>;
  putOrder(record: ShopOrderRecord): void;
  /** Changes the content and sets the record's time a second later, or to `updatedAt`. */
  editOrder(id: string, change: (order: ShopOrderRecord["order"]) => Partial<ShopOrderRecord["order"]>): void;
  removeOrder(id: string): void;
  putProduct(record: ShopProductRecord): void;
  removeProduct(id: string): void;
  /** A refund made in the shop, or by us with `key`. Returns its ID. */
  refund(orderId: string, refund: Omit<ShopRefundRecord, "refundId" | "key"> & { key?: string }): string;
  /** The same key is one refund. Null: more than is available. */
  refundByKey(orderId: string, ask: RefundAsk): string | null;
  exchangeByKey(ask: ExchangeAsk): string;
  listOrders(ask: PageAsk): Page<ShopOrderRecord>;
  listProducts(ask: PageAsk): Page<ShopProductRecord>;
};

type PageAsk = { since: string; cursor: string; limit: number };
type Page<T> = { items: T[]; cursor: string; total: number };

/** A fake shop's records, in memory. */
export const createShopBooks = (): ShopBooks => {
  const orders = new Map<string, ShopOrderRecord>();
  const products = new Map<string, ShopProductRecord>();
  const effects = new Map<string, unknown>();
  const orderPages = createPages(orders);
  const productPages = createPages(products);
  let nextRefund = 1;

  const putOrder = (record: ShopOrderRecord): void => {
    orders.set(record.orderId, record);
    orderPages.change();
  };
  const orderOf = (id: string): ShopOrderRecord => {
    const record = orders.get(id);
    if (record === undefined) throw new Error(`The fake shop has no order ${id}.`);
    return record;
  };
  const refund: ShopBooks["refund"] = (orderId, { key = "", payments, lines }) => {
    const record = orderOf(orderId);
    const refundId = `refund-${nextRefund++}`;
    const refunds = [...record.refunds, { refundId, key, payments, lines }];
    putOrder({ ...record, refunds, updatedAt: later(record.updatedAt) });
    return refundId;
  };
  const refundByKey: ShopBooks["refundByKey"] = (orderId, { key, paymentReference, amountMinor, lines }) => {
    const record = orderOf(orderId);
    const known = record.refunds.find((one) => one.key === key);
    if (known !== undefined) return known.refundId;
    const captured = record.order.payments.find(({ platformPaymentId }) => platformPaymentId === paymentReference);
    if (captured === undefined || refundedOf(record, paymentReference) + amountMinor > captured.capturedMinor)
      return null;
    const refundId = refund(orderId, { key, payments: [{ paymentReference, amountMinor }], lines });
    effects.set(key, { refundId, amountMinor });
    return refundId;
  };
  const exchangeByKey: ShopBooks["exchangeByKey"] = (ask) => {
    const known = effects.get(ask.key) as { orderId: string } | undefined;
    if (known !== undefined) return known.orderId;
    const orderId = `x-${orders.size + 1}`;
    putOrder(exchangeRecord(orderId, ask, orderOf(ask.orderId)));
    effects.set(ask.key, { orderId });
    return orderId;
  };
  return {
    orders,
    products,
    effects,
    putOrder,
    editOrder: (id, change) => {
      const record = orderOf(id);
      putOrder({ ...record, updatedAt: later(record.updatedAt), order: { ...record.order, ...change(record.order) } });
    },
    removeOrder: (id) => {
      orders.delete(id);
      orderPages.change();
    },
    putProduct: (record) => {
      products.set(record.product.platformProductId, record);
      productPages.change();
    },
    removeProduct: (id) => {
      products.delete(id);
      productPages.change();
    },
    refund,
    refundByKey,
    exchangeByKey,
    listOrders: orderPages.list,
    listProducts: productPages.list,
  };
};

/** Pages of the records changed since, oldest change first. */
const createPages = <T extends { updatedAt: string }>(records: ReadonlyMap<string, T>) => {
  let sorted: { id: string; mark: string }[] | null = null;
  return {
    change: () => {
      sorted = null;
    },
    list: ({ since, cursor, limit }: PageAsk): Page<T> => {
      sorted ??= [...records]
        .map(([id, { updatedAt }]) => ({ id, mark: `${updatedAt}|${id}` }))
        .sort((left, right) => (left.mark < right.mark ? -1 : 1));
      const due = sorted.filter(({ mark }) => mark >= since);
      const rest = due.filter(({ mark }) => mark > cursor);
      const page = rest.slice(0, limit);
      const items = page.flatMap(({ id }) => records.get(id) ?? []);
      return { items, cursor: rest.length > limit ? (page.at(-1)?.mark ?? "") : "", total: due.length };
    },
  };
};

const later = (time: string): string => new Date(Date.parse(time) + 1_000).toISOString();

const refundedOf = ({ refunds }: ShopOrderRecord, reference: string): number =>
  refunds
    .flatMap(({ payments }) => payments)
    .filter(({ paymentReference }) => paymentReference === reference)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The order that the shop creates for an exchange: at its own prices, nothing captured. */
const exchangeRecord = (orderId: string, ask: ExchangeAsk, original: ShopOrderRecord): ShopOrderRecord => {
  const [model] = original.order.lines;
  const total = ask.lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
  const { email, currency, shippingAddress } = ask;
  return shopOrderRecord(orderId, {
    updatedAt: later(original.updatedAt),
    order: {
      ...{ email, currency, shippingAddress, fulfilledAt: null, deliveredAt: null },
      lines: ask.lines.map((line, place) => ({
        ...(model as NonNullable<typeof model>),
        ...line,
        ...{ platformLineItemId: `${orderId}-${place}`, fulfilledQuantity: 0, discountMinor: 0, taxMinor: 0 },
      })),
      payments: [
        {
          platformPaymentId: `pay-${orderId}`,
          ...{ processor: "manual", method: "return", label: "", capturedMinor: total },
        },
      ],
    },
  });
};
