import type { SeededVendure } from "./vendure-seed";

/** Vendure's own records, from its Admin API. */
export const vendureBooks = ({ admin }: Pick<SeededVendure, "admin">) => ({
  refunds: async (orderId: string): Promise<string> => {
    const { order } = await admin(
      "query ($id: ID!) { order(id: $id) { payments { refunds { total state shipping lines { quantity } } } } }",
      { id: orderId },
    );
    const all = order.payments.flatMap((payment: { refunds: Refund[] }) => payment.refunds);
    return all
      .map((one: Refund) => `${one.total} ${one.state} ${one.lines.map(({ quantity }) => `${quantity}×`).join()}`)
      .join(", ");
  },
  stock: async (variantId: string, locationId: string): Promise<number> => {
    const { productVariant } = await admin(
      "query ($id: ID!) { productVariant(id: $id) { stockLevels { stockLocationId stockOnHand } } }",
      { id: variantId },
    );
    const levels: { stockLocationId: string; stockOnHand: number }[] = productVariant.stockLevels;
    return levels.find((level) => level.stockLocationId === locationId)?.stockOnHand ?? 0;
  },
  exchanges: async (key: string): Promise<string> => {
    const { orders } = await admin(
      "query ($o: OrderListOptions) { orders(options: $o) { items { state totalWithTax payments { method amount } } } }",
      { o: { filter: { transactionId: { eq: key } } } },
    );
    const lines = orders.items.map(
      (order: Exchange) => `${order.state} ${order.totalWithTax} ${order.payments[0]?.method}`,
    );
    const { begun } = await draftsOf(admin);
    return `${lines.join(", ")}; ${begun} drafts`;
  },
  /**
   * Vendure creates a draft empty and unmarked: a worker that dies before the response leaves one without any content.
   */
  emptyDrafts: async (): Promise<number> => (await draftsOf(admin)).empty,
  coupons: async (code: string): Promise<string> => {
    const { promotions } = await admin(
      "query ($o: PromotionListOptions) { promotions(options: $o) { items { usageLimit enabled actions { args { value } } } } }",
      { o: { filter: { couponCode: { eq: code } } } },
    );
    return promotions.items
      .map((one: Coupon) => `${one.actions[0]?.args[0]?.value} once:${one.usageLimit === 1}`)
      .join(", ");
  },
});

const draftsOf = async (admin: SeededVendure["admin"]): Promise<{ begun: number; empty: number }> => {
  const { orders } = await admin(
    '{ orders(options: { filter: { state: { in: ["Draft", "ArrangingPayment"] } } }) { items { customer { id } lines { id } } } }',
  );
  const all: Draft[] = orders.items;
  const empty = all.filter(({ customer, lines }) => customer === null && lines.length === 0).length;
  return { begun: all.length - empty, empty };
};

type Draft = { customer: { id: string } | null; lines: { id: string }[] };
type Refund = { total: number; state: string; lines: { quantity: number }[] };
type Exchange = { state: string; totalWithTax: number; payments: { method: string }[] };
type Coupon = { usageLimit: number; enabled: boolean; actions: { args: { value: string }[] }[] };
