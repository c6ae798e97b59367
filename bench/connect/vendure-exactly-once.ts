import { type Figure, figure } from "../lib-measure";
import { vendureBooks } from "./vendure-books";
import { atOnce, killEverywhere, type VendureStage } from "./vendure-checks";
import { creditOf, exchangeOf, refundOf, restockOf } from "./vendure-requests";
import type { PlacedOrder } from "./vendure-seed";

/** Everything happens exactly once, with workers killed at each call and two workers at the same task. */
export const exactlyOnce = async (stage: VendureStage): Promise<Figure[]> => {
  const { seeded } = stage;
  const books = vendureBooks(seeded);
  const variantOf = (wanted: string) => seeded.variants.find(({ sku }) => sku === wanted)?.id ?? "";
  const [mug, linen, socks] = [variantOf("MUG-RED"), variantOf("LINEN-M"), variantOf("SOCKS-BLUE")];
  const location = "1";
  const place = () => seeded.place({ lines: [{ sku: "MUG-RED", quantity: 2 }] });
  const prepare = async <T>(plan: (order: PlacedOrder) => T | Promise<T>): Promise<{ of: T; order: PlacedOrder }> => {
    const order = await place();
    return { of: await plan(order), order };
  };
  const counted = async (order: PlacedOrder) => ({
    request: restockOf(order, { variantId: socks, quantity: 1, locationId: location }),
    before: await books.stock(socks, location),
  });
  let codes = 0;
  const coupon = (order: PlacedOrder) => {
    codes += 1;
    return creditOf(order, `KILL-${codes}`);
  };
  const [one, two, three] = [await place(), await place(), await place()];
  const twice = refundOf(one);
  const exchange = exchangeOf(two, { variantId: linen, unitPriceMinor: 3000 });
  const restock = restockOf(three, { variantId: mug, quantity: 1, locationId: location });
  const before = await books.stock(mug, location);
  return [
    await killEverywhere(stage, "refund", {
      prepare: () => prepare((order) => ({ order, request: refundOf(order) })),
      act: (shop, { request }) => shop.refund(request),
      effects: ({ order }) => books.refunds(order.id),
    }),
    await killEverywhere(stage, "exchange order", {
      prepare: () => prepare((order) => exchangeOf(order, { variantId: linen, unitPriceMinor: 3000 })),
      act: (shop, request) => shop.createExchangeOrder(request),
      effects: ({ idempotencyKey }) => books.exchanges(idempotencyKey),
    }),
    await killEverywhere(stage, "restock", {
      prepare: () => prepare(counted),
      act: (shop, { request }) => shop.restock(request),
      effects: async ({ before: first }) => `+${(await books.stock(socks, location)) - first}`,
    }),
    await killEverywhere(stage, "store credit", {
      prepare: () => prepare(coupon),
      act: (shop, request) => shop.issueCredit(request),
      effects: ({ code }) => books.coupons(code),
    }),
    await atOnce(stage, "refund", {
      act: (shop) => shop.refund(twice),
      effects: () => books.refunds(one.id),
      expected: "1000 Settled 1×",
    }),
    await atOnce(stage, "exchange order", {
      act: (shop) => shop.createExchangeOrder(exchange),
      effects: () => books.exchanges(exchange.idempotencyKey),
      expected: "PaymentSettled 3000 exchange; 0 drafts",
    }),
    await atOnce(stage, "restock", {
      act: (shop) => shop.restock(restock),
      effects: async () => `+${(await books.stock(mug, location)) - before}`,
      expected: "+1",
    }),
    await emptyDrafts(books),
  ];
};

/**
 * Of all the kills above, only those right after Vendure created a draft can leave one: before its ID is known or
 * stored.
 */
const emptyDrafts = async (books: ReturnType<typeof vendureBooks>): Promise<Figure> => {
  const left = await books.emptyDrafts();
  return figure("Empty drafts that killed workers left", "2 at most", String(left), left <= 2);
};
