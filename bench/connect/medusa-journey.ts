import { minorDigits } from "@/server/kernel/money";
import type { ShopOrderRecord } from "@/server/partners/shop-feed";
import { type Figure, figure } from "../lib-measure";
import type { Json } from "./medusa-api";
import { killEverywhere, paidBy, refOf, type Stage, twiceAtOnce } from "./medusa-checks";

const SHIRTS = { region: "eu", lines: [{ sku: "SHIRT-M", quantity: 3 }], email: "ana@example.test" } as const;
let counter = 0;
const key = () => `bench-${++counter}`;

/** The amounts of every order equal what Medusa captured, to the cent. */
export const ordersIn = async (stage: Stage): Promise<Figure[]> => {
  await stage.place({
    region: "eu",
    lines: [
      { sku: "SHIRT-S", quantity: 3 },
      { sku: "MUG", quantity: 1 },
    ],
    email: "a@example.test",
    codes: ["TEN"],
  });
  await stage.place({
    region: "us",
    lines: [
      { sku: "SHIRT-S", quantity: 2 },
      { sku: "MUG", quantity: 7 },
    ],
    email: "b@example.test",
    codes: ["TEN"],
  });
  await stage.place({
    region: "jp",
    lines: [{ sku: "SHIRT-S", quantity: 1 }],
    email: "c@example.test",
    firstName: "花子",
    lastName: "山田",
  });
  await stage.place({ region: "kw", lines: [{ sku: "MUG", quantity: 3 }], email: "d@example.test" });
  await stage.place({
    region: "eu",
    lines: [{ sku: "MUG", quantity: 1 }],
    email: "e@example.test",
    isPaid: false,
    isFulfilled: false,
  });
  const records = await readAll(stage);
  const { orders } = await stage.api.get("/admin/orders?limit=200&fields=id,currency_code,summary,total");
  const wrong = orders.filter(({ id, currency_code, summary }: Json) => {
    const record = records.get(id);
    const total = Math.round(summary.original_order_total * 10 ** minorDigits(currency_code.toUpperCase()));
    return record === undefined || paidBy(record) !== total;
  });
  const reached = `${orders.length - wrong.length} of ${orders.length}`;
  return [
    await capturedLater(stage),
    figure("Orders read, sum right to the minor unit (EUR, USD, JPY, KWD)", "all", reached, wrong.length === 0),
  ];
};

/** Medusa doesn't update an order's own time when its payment is captured. */
const capturedLater = async (stage: Stage): Promise<Figure> => {
  const plan = { region: "eu", lines: [{ sku: "MUG", quantity: 1 }], email: "late@example.test" } as const;
  const order = await stage.place({ ...plan, isPaid: false, isFulfilled: false });
  const since = new Date();
  await stage.api.post(`/admin/payments/${order.payment_collections[0].payments[0].id}/capture`);
  const record = (await readAll(stage, since)).get(order.id);
  const captured = record?.order.payments[0]?.capturedMinor ?? null;
  return figure("Captured after it was read: found by the next poll", "1740", String(captured), captured === 1_740);
};

const readAll = async ({ worker }: Stage, since = new Date(0)): Promise<Map<string, ShopOrderRecord>> => {
  const { feed } = worker();
  const records = new Map<string, ShopOrderRecord>();
  let cursor = "";
  do {
    const page = await feed.listOrders({ since, cursor });
    for (const { id, reason } of page.unreadable) throw new Error(`${id}: ${reason}`);
    for (const record of page.items) records.set(record.orderId, record);
    cursor = page.cursor;
  } while (cursor !== "");
  return records;
};

const summaryOf = async ({ api }: Stage, orderId: string): Promise<string> => {
  const { order } = await api.get(`/admin/orders/${orderId}`);
  const { pending_difference, refunded_total } = order.summary;
  const returned = order.items.map(
    ({ detail }: Json) => `${detail.return_received_quantity}+${detail.return_dismissed_quantity}`,
  );
  return `refunded ${refunded_total}, outstanding ${pending_difference}, received ${returned}`;
};

const stockOf = async ({ api, seeded }: Stage, sku: string): Promise<number> => {
  const id = seeded.variants[sku]?.inventoryItemId;
  const { inventory_item } = await api.get(`/admin/inventory-items/${id}?fields=*location_levels`);
  return inventory_item.location_levels[0].stocked_quantity;
};

const item = (stage: Stage, order: Json, quantity: number, sku = "SHIRT-M") => ({
  ...{ lineItemId: order.items[0].id, sku, quantity },
  productId: stage.seeded.variants[sku]?.productId ?? "",
  variantId: stage.seeded.variants[sku]?.variantId ?? "",
});

const refundOf = (order: Json, idempotencyKey: string, amountMinor: number, platformReturnId = "") => ({
  ...{ order: refOf(order), idempotencyKey, amountMinor, platformReturnId, returnCode: "R-BENCH", locationId: "" },
  ...{ paymentReference: order.payment_collections[0].payments[0].id, shippingMinor: 0, lines: [] },
});

/** A return from start to end: one unit restocked, one damaged, a fee kept. */
export const wholeReturn = async (stage: Stage): Promise<Figure[]> => {
  const { shop, feed } = stage.worker();
  const order = await stage.place(SHIRTS);
  const before = await stockOf(stage, "SHIRT-M");
  const lines = [{ lineItemId: order.items[0].id, quantity: 2, reason: "Too small" }];
  const open = { order: refOf(order), idempotencyKey: key(), returnCode: "R-BENCH" };
  const { platformReturnId } = await shop.openReturn({ ...open, lines });
  const refunded = await shop.refund(refundOf(order, key(), 7_000, platformReturnId));
  const restocked = {
    ...open,
    idempotencyKey: key(),
    platformReturnId,
    locationId: "",
    items: [item(stage, order, 1)],
  };
  await shop.restock(restocked);
  await shop.closeReturn({ order: refOf(order), idempotencyKey: key(), platformReturnId, outcome: "COMPLETED" });
  const reached = await summaryOf(stage, order.id);
  const { return: twin } = await stage.api.get(`/admin/returns/${platformReturnId}`);
  const record = await feed.readOrder(order.id);
  const gained = (await stockOf(stage, "SHIRT-M")) - before;
  const expected = "refunded 70, outstanding 0, received 1+1";
  return [
    figure("Return: order's books in Medusa", expected, reached, reached === expected && refunded.status === "SETTLED"),
    figure(
      "Return: stock, Medusa's return",
      "+1, not requested",
      `+${gained}, ${twin.status}`,
      gained === 1 && twin.status !== "requested",
    ),
    figure(
      "Return: read again, as it was placed",
      "12460, 1 refund",
      `${record && paidBy(record)}, ${record?.refunds.length} refund`,
      record !== null && paidBy(record) === 12_460 && record.refunds.length === 1,
    ),
  ];
};

export const exactlyOnce = async (stage: Stage): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const prepare = async () => ({ order: await stage.place(SHIRTS), key: key() });
  type Prepared = Awaited<ReturnType<typeof prepare>>;
  const returnsOf = async ({ order }: Prepared) => (await stage.api.get(`/admin/returns?order_id=${order.id}`)).returns;
  const open = ({ order, key: idempotencyKey }: Prepared) => ({
    ...{ order: refOf(order), idempotencyKey, returnCode: "R-BENCH" },
    lines: [{ lineItemId: order.items[0].id, quantity: 2, reason: "" }],
  });
  figures.push(
    await killEverywhere(stage, "refund", {
      prepare,
      act: (shop, prepared) => shop.refund(refundOf(prepared.order, prepared.key, 1_234)),
      effects: ({ order }) => summaryOf(stage, order.id),
    }),
    await killEverywhere(stage, "open return", {
      prepare,
      act: (shop, prepared) => shop.openReturn(open(prepared)),
      effects: async (prepared) =>
        `${(await returnsOf(prepared)).map(({ status }: Json) => status)}; ${await summaryOf(stage, prepared.order.id)}`,
    }),
  );
  const opened = async () => {
    const prepared = await prepare();
    const { platformReturnId } = await stage.worker().shop.openReturn(open(prepared));
    return { ...prepared, key: key(), platformReturnId, before: await stockOf(stage, "SHIRT-M") };
  };
  const restockOf = (
    { order, key: idempotencyKey, platformReturnId }: Awaited<ReturnType<typeof opened>>,
    quantity: number,
  ) => ({
    ...{ order: refOf(order), idempotencyKey, returnCode: "R-BENCH", platformReturnId, locationId: "" },
    items: [item(stage, order, quantity)],
  });
  const gained = async ({ before }: { before: number }) => `stock ${(await stockOf(stage, "SHIRT-M")) - before}`;
  const unopened = async () => ({
    ...(await prepare()),
    platformReturnId: "",
    before: await stockOf(stage, "SHIRT-M"),
  });
  const close = { outcome: "COMPLETED" } as const;
  figures.push(
    await killEverywhere(stage, "restock into an open return", {
      prepare: opened,
      act: (shop, prepared) => shop.restock(restockOf(prepared, 2)),
      effects: async (prepared) => `${await gained(prepared)}; ${await summaryOf(stage, prepared.order.id)}`,
    }),
    await killEverywhere(stage, "restock by stock level", {
      prepare: async () => ({ ...(await unopened()), before: await stockOf(stage, "SHIRT-M") }),
      act: (shop, prepared) => shop.restock(restockOf(prepared, 2)),
      effects: gained,
    }),
    await killEverywhere(stage, "close return", {
      prepare: opened,
      act: (shop, { order, key: idempotencyKey, platformReturnId }) =>
        shop.closeReturn({ order: refOf(order), idempotencyKey, platformReturnId, ...close }),
      effects: ({ order }) => summaryOf(stage, order.id),
    }),
  );
  const twice = await prepare();
  figures.push(
    await twiceAtOnce(
      stage,
      "refund",
      {
        act: (shop) => shop.refund(refundOf(twice.order, twice.key, 500)),
        effects: () => summaryOf(stage, twice.order.id),
      },
      "refunded 5, outstanding 0, received 0+0",
    ),
  );
  const shared = [await unopened(), await unopened()];
  const from = await stockOf(stage, "SHIRT-M");
  await Promise.all(shared.map((one) => stage.worker().shop.restock(restockOf(one, 3))));
  const sum = (await stockOf(stage, "SHIRT-M")) - from;
  figures.push(figure("Two restocks of one variant at once", "+6", `+${sum}`, sum === 6));
  const taken = await unopened();
  await stage.worker().shop.restock(restockOf(taken, -2));
  const change = await gained(taken);
  figures.push(figure("Restock of -2", "stock -2", change, change === "stock -2"));
  return figures;
};
