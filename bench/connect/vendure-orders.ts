import { vendure } from "@/server/integrations/vendure/vendure";
import type { FeedPage, ShopFeed, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";
import { type Figure, figure } from "../lib-measure";
import { paidBy, type VendureStage } from "./vendure-checks";
import { ADMIN, type Placed } from "./vendure-seed";

const KINDS: readonly (Placed & { what: string })[] = [
  { what: "plain", lines: [{ sku: "LINEN-S", quantity: 1 }] },
  {
    what: "three lines",
    lines: [
      { sku: "LINEN-M", quantity: 3 },
      { sku: "MUG-RED", quantity: 2 },
      { sku: "SOCKS-BLUE", quantity: 7 },
    ],
  },
  {
    what: "10% off",
    lines: [
      { sku: "SOCKS-BLUE", quantity: 7 },
      { sku: "MUG-RED", quantity: 1 },
    ],
    coupon: "TENOFF",
  },
  {
    what: "5.00 off",
    lines: [
      { sku: "SOCKS-BLUE", quantity: 3 },
      { sku: "MUG-RED", quantity: 1 },
    ],
    coupon: "FIVER",
  },
  { what: "free shipping", lines: [{ sku: "MUG-RED", quantity: 1 }], coupon: "FREESHIP", shipping: "Express" },
  { what: "free goods", lines: [{ sku: "MUG-RED", quantity: 1 }], coupon: "GIFT" },
  { what: "non-Latin name", lines: [{ sku: "SOCKS-BLUE", quantity: 1 }], name: ["太郎", "山田"] },
  {
    what: "net, dollars",
    lines: [
      { sku: "SOCKS-BLUE", quantity: 7 },
      { sku: "MUG-RED", quantity: 3 },
    ],
    channel: "us",
    country: "US",
    coupon: "US-TENOFF",
  },
  { what: "net, yen", lines: [{ sku: "LINEN-S", quantity: 3 }], channel: "jp", country: "JP" },
];

/** Orders of each kind as Homeward reads them, to the cent, and later changes found by polling. */
export const ordersIn = async (stage: VendureStage): Promise<Figure[]> => {
  const { seeded, connection, connect } = stage;
  const feeds = {
    eu: vendure.openFeed(connection),
    us: vendure.openFeed(await connect({ ...ADMIN, channel: "homeward-us" })),
    jp: vendure.openFeed(await connect({ ...ADMIN, channel: "homeward-jp" })),
  };
  const figures: Figure[] = [];
  for (const { what, ...how } of KINDS) {
    const placed = await seeded.place(how);
    const record = await feeds[how.channel ?? "eu"].readOrder(placed.id);
    figures.push(adds(`Order in: ${what}`, record));
  }
  return [...figures, ...(await followed(stage, feeds.eu)), await paged(feeds.eu, stage)];
};

const adds = (what: string, record: ShopOrderRecord | null): Figure => {
  const captured = record?.order.payments.reduce((all, { capturedMinor }) => all + capturedMinor, 0) ?? -1;
  const reached = record === null ? -2 : paidBy(record);
  const currency = record?.order.currency;
  return figure(what, `captured ${captured} ${currency}`, `${reached} ${currency}`, captured === reached);
};

/** Vendure's changes to an order that don't update its date. */
const followed = async ({ seeded }: VendureStage, feed: ShopFeed): Promise<Figure[]> => {
  const place = () =>
    seeded.place({
      lines: [
        { sku: "LINEN-S", quantity: 2 },
        { sku: "MUG-RED", quantity: 1 },
      ],
    });
  const shipped = await place();
  const refunded = await place();
  const [part, canceled] = [await place(), await place()];
  await seeded.age("0");
  const since = new Date(Date.now() + 1);
  const lineOf = (order: { lines: { id: string; quantity: number }[] }, quantity: number) => ({
    orderLineId: order.lines[0]?.id ?? "",
    quantity,
  });
  await seeded.fulfill(shipped.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })));
  await seeded.fulfill([lineOf(part, 1)], false);
  const ask = {
    paymentId: refunded.payments[0]?.id,
    amount: 3999,
    lines: [lineOf(refunded, 1)],
    shipping: 0,
    adjustment: 0,
    reason: "phone call",
  };
  await seeded.admin(
    "mutation ($i: RefundOrderInput!) { refundOrder(input: $i) { ... on Refund { id } ... on ErrorResult { errorCode message } } }",
    { i: ask },
  );
  await seeded.admin(
    "mutation ($i: CancelOrderInput!) { cancelOrder(input: $i) { ... on Order { id } ... on ErrorResult { errorCode message } } }",
    { i: { orderId: canceled.id, lines: [lineOf(canceled, 1)], reason: "sold out" } },
  );
  const found = await readAll((cursor) => feed.listOrders({ since, cursor }));
  const of = (id: string) => found.find(({ orderId }) => orderId === id);
  const quantities = (id: string) =>
    of(id)
      ?.order.lines.map(({ quantity, fulfilledQuantity }) => `${fulfilledQuantity}/${quantity}`)
      .join(" ");
  const all = [shipped, refunded, part, canceled].filter(({ id }) => of(id) !== undefined).length;
  const isDelivered = of(shipped.id)?.order.deliveredAt !== null;
  const refunds = JSON.stringify(
    of(refunded.id)?.refunds.map(({ key, lines, payments }) => [key, lines[0]?.quantity, payments[0]?.amountMinor]),
  );
  return [
    figure("Noticed by a poll: shipped, refunded, in part, canceled", "4", String(all), all === 4),
    figure(
      "Delivered order",
      "2/2 1/1, delivered",
      `${quantities(shipped.id)}, ${isDelivered ? "delivered" : "not"}`,
      isDelivered,
    ),
    figure("Partly shipped order", "1/2 0/1", quantities(part.id) ?? "", quantities(part.id) === "1/2 0/1"),
    figure("Canceled piece", "0/1 0/1", quantities(canceled.id) ?? "", quantities(canceled.id) === "0/1 0/1"),
    figure("Refund made in Vendure", '[["",1,3999]]', refunds, refunds === '[["",1,3999]]'),
  ];
};

const paged = async (feed: ShopFeed, { seeded }: VendureStage): Promise<Figure> => {
  for (let made = 0; made < 60; made += 1) await seeded.place({ lines: [{ sku: "SOCKS-BLUE", quantity: 1 }] });
  const since = new Date(0);
  const orders = await readAll((cursor) => feed.listOrders({ since, cursor }));
  const products = await readAll<ShopProductRecord>((cursor) => feed.listProducts({ since, cursor }));
  const { orders: counted } = await seeded.admin(
    "{ orders(options: { filter: { orderPlacedAt: { isNull: false } } }) { totalItems } }",
  );
  const ids = new Set(orders.map(({ orderId }) => orderId));
  const isKept =
    ids.size === counted.totalItems && new Set(products.map((p) => p.product.platformProductId)).size === 3;
  return figure("Back-fill in pages of 25", `${counted.totalItems} orders, 3 products`, `${ids.size} orders`, isKept);
};

const readAll = async <T>(list: (cursor: string) => Promise<FeedPage<T>>): Promise<T[]> => {
  const items: T[] = [];
  for (let cursor = "", page = await list(""); ; page = await list(cursor)) {
    items.push(...page.items);
    for (const { id, reason } of page.unreadable) console.error("unreadable", id, reason);
    cursor = page.cursor;
    if (cursor === "") return items;
  }
};
