import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ShopRefundRequest } from "@/server/partners/shop";
import { type MockOrder, mockOrder } from "@/test/shopify/mock-order";
import { type ShopifyStage, shopifyStage, VALUES } from "@/test/shopify/shopify-stage";
import { SOLD_REF, seedSold } from "@/test/shopify/sold-order";
import { shopify } from "./shopify";

let stage: ShopifyStage;
let placed: MockOrder;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  placed = seedSold(stage);
});

const order = SOLD_REF;
const since = new Date("2026-10-01T00:00:00.000Z");
const shop = (values: ConnectionValues = VALUES) => shopify.open(stage.open(values));
const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()]);

const refundAsk = (rest: Partial<ShopRefundRequest> = {}): ShopRefundRequest => ({
  order,
  idempotencyKey: "refund:1",
  paymentReference: "10011",
  amountMinor: 2_000,
  returnCode: "R-1",
  platformReturnId: "",
  lines: [{ lineItemId: "100100", quantity: 1, amountMinor: 2_000, taxMinor: 0 }],
  shippingMinor: 0,
  locationId: "",
  ...rest,
});

test("books a refund with its lines on the named payment, and finds it by its key", async () => {
  const made = await shop().refund(refundAsk());
  expect(made.status).toBe("SETTLED");
  const [refund] = placed.refunds;
  expect(refund?.note).toBe("Return R-1 (Homeward refund:1)");
  expect(refund?.lines).toMatchObject([{ quantity: 1, restockType: "NO_RESTOCK" }]);
  expect(refund?.transactionRows[0]).toMatchObject({
    amountSet: { presentmentMoney: { amount: "20.00" } },
    parentTransaction: { id: "gid://shopify/OrderTransaction/10011" },
  });
  expect(await shop().findRefund({ order, idempotencyKey: "refund:1", since })).toEqual(made);
  expect(await shop().findRefund({ order, idempotencyKey: "refund:2", since })).toBeNull();
  expect(await shop().readRefund({ order, reference: made.reference })).toEqual(made);
  const record = await shopify.openFeed(stage.open()).readOrder("1001");
  expect(record?.refunds).toEqual([
    {
      refundId: made.reference,
      key: "refund:1",
      payments: [{ paymentReference: "10011", amountMinor: 2_000 }],
      lines: [{ lineItemId: "100100", quantity: 1 }],
    },
  ]);
  expect(record?.order.lines[0]).toMatchObject({ quantity: 2, fulfilledQuantity: 2 });
});

test.each([
  ["is repeated", async () => void (await shop().refund(refundAsk()))],
  [
    "lost its answer",
    async () => {
      stage.admin.disturb("RefundCreate", "LOSE_ANSWER");
      await expect(shop().refund(refundAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    },
  ],
  ["found its key used up", async () => stage.admin.disturb("RefundCreate", "KEY_FAILED")],
])("makes a refund that %s once, also when two workers ask at the same time", async (_, before) => {
  await before();
  const answers = await twice(() => shop().refund(refundAsk()));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(placed.refunds).toHaveLength(1);
});

test("refunds the card first and the gift card last when no payment is named", async () => {
  await shop().refund(refundAsk({ paymentReference: "", amountMinor: 4_500, lines: [], shippingMinor: 500 }));
  expect(placed.refunds[0]?.transactionRows.map((row) => [row.gateway, row.amountSet.presentmentMoney.amount])).toEqual(
    [
      ["shopify_payments", "40.00"],
      ["gift_card", "5.00"],
    ],
  );
});

test.each([
  ["more than the payment", { amountMinor: 4_001 }, /#1001 can be refunded €40.00 at most, not €40.01/],
  ["more than the order", { amountMinor: 5_501, paymentReference: "" }, /#1001 can be refunded €55.00 at most/],
  ["a payment that is not the order's", { paymentReference: "9" }, /#1001 has no payment 9/],
  ["an order that is gone", { order: { ...order, orderId: "4711", name: "#4711" } }, /no order #4711/],
  ["another currency", { order: { ...order, currency: "USD" } }, /was paid in EUR, not in USD/],
  [
    "more pieces than there are",
    { lines: [{ lineItemId: "100101", quantity: 2, amountMinor: 0, taxMinor: 0 }] },
    /Shopify did not refund order #1001: Refund line items/,
  ],
] as const)("rejects %s with an explanation", async (_, rest, message) => {
  const asked = shop().refund(refundAsk(rest as Partial<ShopRefundRequest>));
  await expect(asked).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringMatching(message) });
  expect(placed.refunds).toHaveLength(0);
});

test("does not report money as sent that Shopify can't send back", async () => {
  const unpaid = mockOrder({ id: 1_002, lines: [{ price: "5.00" }], payments: [] });
  const payments = [{ gateway: "Bank Deposit", amount: "5.00", isManual: true }];
  stage.admin.shop.orders = [unpaid, mockOrder({ id: 1_003, lines: [{ price: "5.00" }], payments })];
  const ask = (id: string, values = VALUES) =>
    shop(values).refund(
      refundAsk({ order: { ...order, orderId: id, name: `#${id}` }, paymentReference: "", amountMinor: 1, lines: [] }),
    );
  const overrides = { suggestedRefund: null };
  for (const one of stage.admin.shop.orders) Object.assign(one, overrides);
  await expect(ask("1002")).rejects.toMatchObject({ message: expect.stringContaining("is not paid") });
  await expect(ask("1003")).rejects.toMatchObject({ message: expect.stringContaining("paid by Bank Deposit") });
  expect((await ask("1003", { ...VALUES, recordManualRefunds: "true" })).status).toBe("SETTLED");
});

test.each([
  ["PENDING", "PENDING"],
  ["AWAITING_RESPONSE", "PENDING"],
  ["FAILURE", "FAILED"],
  ["ERROR", "FAILED"],
])("maps a transaction that is %s to a refund that is %s", async (transaction, status) => {
  stage.admin.shop.refundStatus = transaction;
  const made = await shop().refund(refundAsk());
  expect(made.status).toBe(status);
  for (const row of placed.refunds[0]?.transactionRows ?? []) row.status = "SUCCESS";
  expect((await shop().readRefund({ order, reference: made.reference })).status).toBe("SETTLED");
});

test.each([
  ["THROTTLE", { kind: "PAUSED", retryAfterSeconds: 20 }],
  ["SERVER_ERROR", { kind: "UNAVAILABLE" }],
] as const)("reports %s as what it is", async (how, error) => {
  stage.admin.disturb("Refundable", how);
  await expect(shop().refund(refundAsk())).rejects.toMatchObject(error);
});

test.each([
  [401, "UNAUTHORIZED", /uninstalled/],
  [402, "UNAUTHORIZED", /unpaid bill/],
  [404, "UNAUTHORIZED", /no Shopify shop/],
  [301, "UNAUTHORIZED", /no Shopify shop/],
  [429, "PAUSED", /slow down/],
  [503, "UNAVAILABLE", /HTTP 503/],
])("maps HTTP %s to %s", async (status, kind, message) => {
  stage.admin.status = status;
  await expect(shop().refund(refundAsk())).rejects.toMatchObject({ kind, message: expect.stringMatching(message) });
});
