import { minorToMajorText } from "@/contract/vocabulary/format-money";
import { sumMinor } from "@/server/kernel/money";
import type { ExchangeOrderRequest } from "@/server/partners/shop";
import { readAmount, toMinor, writeAmount } from "./amounts";
import { orderSchema, type WooOrder, type WooPricedItem } from "./wire";
import type { WooClient } from "./woo-client";

const FEE = "Exchange adjustment";
/** WooCommerce taxes negative amounts like the items, so the right amount is approached in several tries. */
const MOST_TRIES = 4;

type Pricing = { readonly order: WooOrder; readonly request: ExchangeOrderRequest };

/**
 * Adjusts an exchange order to the value agreed in the return, line by line, where the shop's prices have changed. The
 * rounding difference becomes a fee. Repeating it changes nothing.
 */
export const priceExchangeOrder = async (client: WooClient, { order, request }: Pricing): Promise<WooOrder> => {
  let priced = order;
  const lines = repricedLines(priced, request);
  if (lines !== null) priced = await change(client, { order: priced, request }, lines);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const missing = worthOf(priced, request) - toMinor(readAmount(priced.total), priced.currency);
    if (missing === 0) return priced;
    priced = await change(client, { order: priced, request }, { fee_lines: [nextFee(priced, missing)] });
  }
  return priced;
};

/**
 * Returns the value of a request: its prices include tax if the shop's prices do, otherwise WooCommerce adds its own
 * tax.
 */
const worthOf = (order: WooOrder, { lines, shippingPriceMinor }: ExchangeOrderRequest): number => {
  const net = sumMinor(lines.map(({ unitPriceMinor, quantity }) => unitPriceMinor * quantity)) + shippingPriceMinor;
  if (order.prices_include_tax) return net;
  const tax = [...order.line_items, ...order.shipping_lines].reduce(
    (sum, item) => sum + readAmount(item.total_tax),
    0n,
  );
  return net + toMinor(tax, order.currency);
};

/**
 * Returns the lines to reprice; order lines keep the order in which they were sent. Null when every price is already
 * right.
 */
const repricedLines = (order: WooOrder, request: ExchangeOrderRequest) => {
  const wanted = (item: WooPricedItem, worthMinor: number) => {
    const worth = readAmount(minorToMajorText(worthMinor, order.currency));
    const net = readAmount(item.total);
    const gross = net + readAmount(item.total_tax);
    if ((order.prices_include_tax ? gross : net) === worth) return null;
    const share = order.prices_include_tax && gross > 0n ? (worth * net) / gross : worth;
    return { id: item.id, total: writeAmount(share) };
  };
  const goods = order.line_items.flatMap((item, index) => {
    const asked = request.lines[index];
    const line = asked === undefined ? null : wanted(item, asked.unitPriceMinor * asked.quantity);
    return line === null ? [] : [{ ...line, subtotal: line.total }];
  });
  const [first] = order.shipping_lines;
  const shipping = first === undefined ? null : wanted(first, request.shippingPriceMinor);
  if (goods.length === 0 && shipping === null) return null;
  return { line_items: goods, shipping_lines: shipping === null ? [] : [shipping] };
};

const nextFee = (order: WooOrder, missingMinor: number) => {
  const missing = readAmount(minorToMajorText(missingMinor, order.currency));
  const fee = order.fee_lines.find(({ name }) => name === FEE);
  if (fee === undefined) return { name: FEE, total: writeAmount(missing), tax_status: "none" };
  const net = readAmount(fee.total);
  const gross = net + readAmount(fee.total_tax);
  const step = gross === 0n ? missing : (missing * net) / gross;
  return { id: fee.id, total: writeAmount(net + step) };
};

const change = async (client: WooClient, { order, request }: Pricing, body: object): Promise<WooOrder> => {
  const { data } = await client.ask({
    method: "PUT",
    path: `orders/${order.id}`,
    query: { dp: 6 },
    body,
    purpose: "Set exchange order prices",
    signal: request.signal,
    schema: orderSchema,
  });
  return data;
};
