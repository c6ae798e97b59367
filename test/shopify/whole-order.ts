import { orderNodeSchema } from "@/server/integrations/shopify/order-subject";
import { refundSchema, type WholeOrder } from "@/server/integrations/shopify/wire-order";
import { mockOrder, type OrderSpec } from "./mock-order";

/** An order as received over the wire, without a server. */
export const wholeOrder = (spec: OrderSpec, refunds: readonly RefundSpec[] = []): WholeOrder => {
  const order = mockOrder(spec);
  const currency = spec.currency ?? "EUR";
  for (const { lines = [] } of refunds)
    for (const { index, quantity } of lines) {
      const line = order.lines[index];
      if (line !== undefined) line.currentQuantity -= quantity;
    }
  const { lineItems, shippingLines, ...parsed } = orderNodeSchema.parse({
    ...order,
    lineItems: { nodes: order.lines, pageInfo: { hasNextPage: false } },
    shippingLines: (order.shippingLines as (args: object) => unknown)({}),
  });
  return {
    order: parsed,
    lines: lineItems.nodes,
    shippingLines: shippingLines.nodes,
    sent: null,
    collections: new Map(),
    refunds: refunds.map(({ note = "", lines = [], money = [] }, nth) =>
      refundSchema.parse({
        id: `gid://shopify/Refund/${nth + 1}`,
        note,
        refundLineItems: {
          nodes: lines.map(({ index, quantity, restockType = "RETURN" }) => ({
            quantity,
            restockType,
            lineItem: { id: order.lines[index]?.id },
          })),
          pageInfo: { hasNextPage: false },
        },
        transactions: {
          nodes: money.map(({ payment, amount, status = "SUCCESS" }, index) => ({
            id: `gid://shopify/OrderTransaction/9${index}`,
            kind: "REFUND",
            status,
            gateway: order.transactions[payment]?.gateway ?? "",
            amountSet: { presentmentMoney: { amount, currencyCode: currency } },
            parentTransaction: order.transactions[payment] ?? null,
          })),
        },
      }),
    ),
  };
};

type RefundSpec = {
  note?: string;
  lines?: readonly { index: number; quantity: number; restockType?: string }[];
  money?: readonly { payment: number; amount: string; status?: string }[];
};
