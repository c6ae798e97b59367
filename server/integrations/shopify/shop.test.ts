import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { CreditRequest, ExchangeOrderRequest, RestockRequest, ShopRefundRequest } from "@/server/partners/shop";
import type { ConnectionValues } from "@/server/partners/shop-provider";
import { type MockOrder, mockOrder } from "@/test/shopify/mock-order";
import { mockShop } from "@/test/shopify/mock-state";
import { type ShopifyStage, shopifyStage, VALUES } from "@/test/shopify/shopify-stage";
import { shopify } from "./shopify";

let stage: ShopifyStage;
beforeAll(async () => {
  stage = await shopifyStage();
});
afterAll(() => stage.admin.close());
beforeEach(() => {
  Object.assign(stage.admin.shop, mockShop(), { scopes: stage.admin.shop.scopes });
  stage.admin.shop.orders = [sold()];
  stage.admin.asked.length = 0;
  stage.admin.status = null;
  for (const [id, tracked] of [[501, true] as const, [502, false] as const])
    stage.admin.shop.variants.set(`gid://shopify/ProductVariant/${id}`, {
      __typename: "ProductVariant",
      id: `gid://shopify/ProductVariant/${id}`,
      displayName: "Wool sweater - Blue / M",
      inventoryItem: { id: `gid://shopify/InventoryItem/${id}`, tracked },
      tracked,
      available: 5,
      policy: "DENY",
    });
});

/** Two sweaters and a scarf, in three parcels, paid by card and by gift card. */
const sold = (): MockOrder =>
  mockOrder({
    id: 1_001,
    lines: [{ price: "20.00", quantity: 2 }, { price: "10.00" }],
    shipping: [{ price: "5.00" }],
    payments: [
      { gateway: "gift_card", amount: "15.00" },
      { gateway: "shopify_payments", amount: "40.00" },
    ],
    parcels: [{ 0: 1 }, { 0: 1 }, { 1: 1 }],
  });
const order = { orderId: "1001", name: "#1001", currency: "EUR", customerId: "77" };
const since = new Date("2026-10-01T00:00:00.000Z");
const shop = (values: ConnectionValues = VALUES) => shopify.open(stage.open(values));
const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()]);
const soldOrder = () => stage.admin.shop.orders[0] ?? sold();

const openReturn = (quantity = 2) =>
  shop().openReturn({
    order,
    idempotencyKey: "open:R-1",
    returnCode: "R-1",
    lines: [{ lineItemId: "100100", quantity, reason: "Too small" }],
  });

test("a return takes the pieces of a line out of the parcels that they were sent in", async () => {
  const { platformReturnId } = await openReturn();
  const [row] = soldOrder().returnRows;
  expect(row?.id).toBe(`gid://shopify/Return/${platformReturnId}`);
  expect(row?.rows.map(({ quantity, returnReasonNote }) => [quantity, returnReasonNote])).toEqual([
    [1, "Return R-1 (Homeward open:R-1) Too small"],
    [1, "Return R-1 (Homeward open:R-1) Too small"],
  ]);
});

test("a return is opened once, also when the answer was lost or two ask at the same moment", async () => {
  stage.admin.disturb("ReturnCreate", "LOSE_ANSWER");
  await expect(openReturn(1)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const answers = await twice(() => openReturn(1));
  expect(new Set(answers.map(({ platformReturnId }) => platformReturnId)).size).toBe(1);
  expect(soldOrder().returnRows).toHaveLength(1);
});

test("two returns that were opened at the same moment end as one", async () => {
  const answers = await twice(() => openReturn(1));
  expect(new Set(answers.map(({ platformReturnId }) => platformReturnId)).size).toBe(1);
  expect(soldOrder().returnRows.filter(({ status }) => status === "OPEN")).toHaveLength(1);
});

test("a return of more than was sent is refused, with what is wrong", async () => {
  await expect(openReturn(3)).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("only 2 of 3 pieces of line 100100"),
  });
});

test.each([
  ["COMPLETED", "CLOSED"],
  ["CANCELED", "CANCELED"],
  ["FAILED", "CANCELED"],
] as const)("a return that ended as %s is %s in Shopify; once more changes nothing", async (outcome, status) => {
  const { platformReturnId } = await openReturn();
  const close = () => shop().closeReturn({ order, platformReturnId, outcome, idempotencyKey: "close:R-1" });
  await twice(close);
  await close();
  expect(soldOrder().returnRows.map((row) => row.status)).toEqual([status]);
  await shop().closeReturn({ order, platformReturnId: "4711", outcome, idempotencyKey: "close:R-2" });
});

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

test("a refund is booked with its lines on the payment that it names, and found by its key", async () => {
  const made = await shop().refund(refundAsk());
  expect(made.status).toBe("SETTLED");
  const [refund] = soldOrder().refunds;
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
])("a refund that %s is made once, and so when two workers ask at the same moment", async (_, before) => {
  await before();
  const answers = await twice(() => shop().refund(refundAsk()));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(soldOrder().refunds).toHaveLength(1);
});

test("an amount without a named payment goes to the card first and to the gift card last", async () => {
  await shop().refund(refundAsk({ paymentReference: "", amountMinor: 4_500, lines: [], shippingMinor: 500 }));
  expect(
    soldOrder().refunds[0]?.transactionRows.map((row) => [row.gateway, row.amountSet.presentmentMoney.amount]),
  ).toEqual([
    ["shopify_payments", "40.00"],
    ["gift_card", "5.00"],
  ]);
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
] as const)("%s is refused in words", async (_, rest, message) => {
  const asked = shop().refund(refundAsk(rest as Partial<ShopRefundRequest>));
  await expect(asked).rejects.toMatchObject({ kind: "REFUSED", message: expect.stringMatching(message) });
  expect(soldOrder().refunds).toHaveLength(0);
});

test("money that Shopify cannot send back is not said to be sent", async () => {
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
])("a transaction that is %s makes the refund %s", async (transaction, status) => {
  stage.admin.shop.refundStatus = transaction;
  const made = await shop().refund(refundAsk());
  expect(made.status).toBe(status);
  for (const row of soldOrder().refunds[0]?.transactionRows ?? []) row.status = "SUCCESS";
  expect((await shop().readRefund({ order, reference: made.reference })).status).toBe("SETTLED");
});

const pieces = (quantity: number) => [{ lineItemId: "100100", quantity, amountMinor: quantity * 2_000, taxMinor: 0 }];
const pass = (ms: number): void => {
  stage.clock.now = new Date(stage.clock.now.getTime() + ms);
};

test.each([true, false])(
  "an open return is processed once, whether Shopify keeps our note (%s) or not",
  async (keeps) => {
    stage.admin.shop.keepsReturnNotes = keeps;
    const { platformReturnId } = await openReturn();
    const ask = (key: string) => refundAsk({ platformReturnId, idempotencyKey: key, lines: pieces(1) });
    stage.admin.disturb("ReturnProcess", "LOSE_ANSWER");
    await expect(shop().refund(ask("refund:1"))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    const answers = await twice(() => shop().refund(ask("refund:1")));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(soldOrder().refunds).toHaveLength(1);
    pass(121_000);
    // The same money for the other piece of the same line is another refund.
    const second = await shop().refund(ask("refund:2"));
    expect(second.reference).not.toBe(answers[0]?.reference);
    for (const key of ["refund:1", "refund:2", "refund:2"]) await shop().refund(ask(key));
    expect(soldOrder().refunds).toHaveLength(2);
    expect(soldOrder().returnRows[0]?.rows.map(({ processedQuantity }) => processedQuantity)).toEqual([1, 1]);
    // Of the card 40.00 are back now; the gift card is another payment of the order.
    const further = { idempotencyKey: "refund:3", paymentReference: "10010", amountMinor: 500, lines: [] };
    await shop().refund(refundAsk({ platformReturnId, ...further }));
    expect(soldOrder().refunds).toHaveLength(3);
    await shop().closeReturn({ order, platformReturnId, outcome: "FAILED", idempotencyKey: "close" });
    expect(soldOrder().returnRows[0]?.status).toBe("CLOSED");
  },
);

test.each([true, false])("two workers process a return once (note kept: %s); the second waits", async (keeps) => {
  stage.admin.shop.keepsReturnNotes = keeps;
  const { platformReturnId } = await openReturn();
  const ask = () => shop().refund(refundAsk({ platformReturnId, lines: pieces(1) }));
  const settled = await Promise.allSettled([ask(), ask()]);
  expect(settled.map(({ status }) => status)).toContain("fulfilled");
  await ask();
  expect(soldOrder().refunds).toHaveLength(1);
});

test("a call that was lost before it had an effect is made again after two minutes", async () => {
  const { platformReturnId } = await openReturn();
  const ask = () => shop().refund(refundAsk({ platformReturnId, lines: pieces(1) }));
  stage.admin.disturb("ReturnProcess", "SERVER_ERROR");
  await expect(ask()).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await expect(ask()).rejects.toMatchObject({ kind: "UNAVAILABLE", retryAfterSeconds: 120 });
  pass(121_000);
  await ask();
  expect(soldOrder().refunds).toHaveLength(1);
});

test("a return that somebody closed in Shopify is refunded on the order", async () => {
  const { platformReturnId } = await openReturn();
  for (const row of soldOrder().returnRows) row.status = "CLOSED";
  await shop().refund(refundAsk({ platformReturnId }));
  expect(stage.admin.asked).toContain("RefundCreate");
});

const restockAsk = (rest: Partial<RestockRequest> = {}): RestockRequest => ({
  order,
  idempotencyKey: "restock:1",
  returnCode: "R-1",
  platformReturnId: "",
  locationId: "2",
  items: [
    { lineItemId: "100100", productId: "51", variantId: "501", sku: "A", quantity: 2 },
    { lineItemId: "100101", productId: "51", variantId: "502", sku: "B", quantity: 1 },
  ],
  ...rest,
});
const stockOf = (id: number) => stage.admin.shop.variants.get(`gid://shopify/ProductVariant/${id}`)?.available;

test("stock comes back once, at its location, of what is tracked", async () => {
  stage.admin.disturb("StockAdjust", "LOSE_ANSWER");
  await expect(shop().restock(restockAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await twice(() => shop().restock(restockAsk()));
  expect([stockOf(501), stockOf(502)]).toEqual([7, 5]);
  expect(stage.admin.shop.events).toEqual(["stock 2 2"]);
});

test("a key that Shopify has forgotten is still known on the order", async () => {
  await shop().restock(restockAsk());
  stage.admin.asked.length = 0;
  await shop().restock(restockAsk());
  expect(stage.admin.asked).toEqual(["RestockContext"]);
});

test("two restocks of one variant at the same moment both count, and pieces are taken off again", async () => {
  await Promise.all([1, 2].map((nth) => shop().restock(restockAsk({ idempotencyKey: `restock:${nth}` }))));
  expect(stockOf(501)).toBe(9);
  const items = [{ lineItemId: "100100", productId: "51", variantId: "501", sku: "A", quantity: -3 }];
  await shop().restock(restockAsk({ idempotencyKey: "restock:3", items }));
  expect(stockOf(501)).toBe(6);
});

test("a restock without a location goes to that of the settings, else to the shop's own", async () => {
  await shop({ ...VALUES, locationId: "2" }).restock(restockAsk({ locationId: "" }));
  await shop().restock(restockAsk({ locationId: "", idempotencyKey: "restock:2" }));
  expect(stage.admin.shop.events).toEqual(["stock 2 2", "stock 2 1"]);
});

test("a location or a variant that is gone is refused", async () => {
  const gone = [{ lineItemId: "1", productId: "1", variantId: "999", sku: "GONE", quantity: 1 }];
  await expect(shop().restock(restockAsk({ items: gone }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("GONE"),
  });
  await expect(shop().restock(restockAsk({ locationId: "9" }))).rejects.toMatchObject({ kind: "REFUSED" });
});

const exchangeAsk = (rest: Partial<ExchangeOrderRequest> = {}): ExchangeOrderRequest => ({
  order,
  idempotencyKey: "exchange:1",
  returnCode: "R-1",
  email: "mia@example.com",
  shippingAddress: { ...EMPTY_ADDRESS, firstName: "Mia", line1: "Hauptstraße 1", city: "Köln", countryCode: "DE" },
  currency: "EUR",
  paymentMethod: "Return R-1",
  shippingLine: "Exchange",
  shippingPriceMinor: 0,
  lines: [{ productId: "51", variantId: "501", sku: "A", quantity: 1, unitPriceMinor: 2_000 }],
  at: "2026-11-01T00:00:00.000Z",
  ...rest,
});

test("an exchange order is paid by the return, reserves stock, and is made once", async () => {
  stage.admin.disturb("ExchangeCreate", "LOSE_ANSWER");
  await expect(shop().createExchangeOrder(exchangeAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const [made] = await twice(() => shop().createExchangeOrder(exchangeAsk()));
  const created = stage.admin.shop.orders.filter(({ sourceIdentifier }) => sourceIdentifier !== null);
  expect(created).toHaveLength(1);
  expect(created[0]?.transactions).toMatchObject([
    { gateway: "Return R-1", amountSet: { presentmentMoney: { amount: "20.00" } } },
  ]);
  expect(made).toEqual({
    platformOrderId: created[0]?.id.split("/").at(-1),
    name: created[0]?.name,
    fulfilledAt: null,
  });
  expect(stockOf(501)).toBe(4);
  stage.admin.shop.unsearchable.clear();
  expect(await shop().findExchangeOrder({ order, idempotencyKey: "exchange:1", since })).toEqual(made);
  expect(await shop().findExchangeOrder({ order, idempotencyKey: "exchange:2", since })).toBeNull();
});

test("of two exchange orders that were made at the same moment one stays", async () => {
  const answers = await twice(() => shop().createExchangeOrder(exchangeAsk()));
  expect(new Set(answers.map(({ platformOrderId }) => platformOrderId)).size).toBe(1);
  const alive = stage.admin.shop.orders.filter((one) => one.sourceIdentifier !== null && one.cancelledAt === null);
  expect(alive).toHaveLength(1);
  expect(stockOf(501)).toBe(4);
});

test("an exchange for what is out of stock is refused, with what to do", async () => {
  const lines = [{ productId: "51", variantId: "501", sku: "A", quantity: 6, unitPriceMinor: 2_000 }];
  await expect(shop().createExchangeOrder(exchangeAsk({ lines }))).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("out of stock"),
  });
});

const creditAsk = (rest: Partial<CreditRequest> = {}): CreditRequest => ({
  order,
  idempotencyKey: "credit:1",
  kind: "STORE_CREDIT",
  code: "SC-7F3K-92QD-XM4T",
  amountMinor: 2_550,
  currency: "EUR",
  returnCode: "R-1",
  email: "mia@example.com",
  ...rest,
});

test("a credit is a gift card with our code, issued once", async () => {
  stage.admin.disturb("GiftCardCreate", "LOSE_ANSWER");
  await expect(shop().issueCredit(creditAsk())).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const [made] = await twice(() => shop().issueCredit(creditAsk()));
  expect(stage.admin.shop.giftCards).toMatchObject([
    { code: "sc7f3k92qdxm4t", initial: { amount: "25.50", currencyCode: "EUR" } },
  ]);
  expect(stage.admin.shop.giftCards[0]?.id).toBe(`gid://shopify/GiftCard/${made?.reference}`);
  await expect(shop().issueCredit(creditAsk({ code: "SC-1" }))).rejects.toMatchObject({ kind: "REFUSED" });
});

test.each([
  ["THROTTLE", { kind: "PAUSED", retryAfterSeconds: 20 }],
  ["SERVER_ERROR", { kind: "UNAVAILABLE" }],
] as const)("%s is said as what it is", async (how, error) => {
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
])("HTTP %s is %s", async (status, kind, message) => {
  stage.admin.status = status;
  await expect(shop().refund(refundAsk())).rejects.toMatchObject({ kind, message: expect.stringMatching(message) });
});
