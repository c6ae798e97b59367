import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ShopRefundRequest } from "@/server/partners/shop";
import type { MockOrder } from "@/test/shopify/mock-order";
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
const _since = new Date("2026-10-01T00:00:00.000Z");
const shop = (values: ConnectionValues = VALUES) => shopify.open(stage.open(values));
const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()]);

const openReturn = (quantity = 2) =>
  shop().openReturn({
    order,
    idempotencyKey: "open:R-1",
    returnCode: "R-1",
    lines: [{ lineItemId: "100100", quantity, reason: "Too small" }],
  });

test("takes the units of a line out of the parcels they were shipped in", async () => {
  const { platformReturnId } = await openReturn();
  const [row] = placed.returnRows;
  expect(row?.id).toBe(`gid://shopify/Return/${platformReturnId}`);
  expect(row?.rows.map(({ quantity, returnReasonNote }) => [quantity, returnReasonNote])).toEqual([
    [1, "Return R-1 (Homeward open:R-1) Too small"],
    [1, "Return R-1 (Homeward open:R-1) Too small"],
  ]);
});

test("opens a return once, also when the response was lost or two ask at the same time", async () => {
  stage.admin.disturb("ReturnCreate", "LOSE_ANSWER");
  await expect(openReturn(1)).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const answers = await twice(() => openReturn(1));
  expect(new Set(answers.map(({ platformReturnId }) => platformReturnId)).size).toBe(1);
  expect(placed.returnRows).toHaveLength(1);
});

test("keeps one of two returns opened at the same time", async () => {
  const answers = await twice(() => openReturn(1));
  expect(new Set(answers.map(({ platformReturnId }) => platformReturnId)).size).toBe(1);
  expect(placed.returnRows.filter(({ status }) => status === "OPEN")).toHaveLength(1);
});

test("rejects a return of more than was shipped, with the reason", async () => {
  await expect(openReturn(3)).rejects.toMatchObject({
    kind: "REFUSED",
    message: expect.stringContaining("only 2 of 3 pieces of line 100100"),
  });
});

test.each([
  ["COMPLETED", "CLOSED"],
  ["CANCELED", "CANCELED"],
  ["FAILED", "CANCELED"],
] as const)("closes a return that ended as %s as %s in Shopify; repeating changes nothing", async (outcome, status) => {
  const { platformReturnId } = await openReturn();
  const close = () => shop().closeReturn({ order, platformReturnId, outcome, idempotencyKey: "close:R-1" });
  await twice(close);
  await close();
  expect(placed.returnRows.map((row) => row.status)).toEqual([status]);
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

const pieces = (quantity: number) => [{ lineItemId: "100100", quantity, amountMinor: quantity * 2_000, taxMinor: 0 }];
const pass = (ms: number): void => {
  stage.clock.now = new Date(stage.clock.now.getTime() + ms);
};

test.each([true, false])("processes an open return once, whether Shopify keeps our note (%s) or not", async (keeps) => {
  stage.admin.shop.keepsReturnNotes = keeps;
  const { platformReturnId } = await openReturn();
  const ask = (key: string) => refundAsk({ platformReturnId, idempotencyKey: key, lines: pieces(1) });
  stage.admin.disturb("ReturnProcess", "LOSE_ANSWER");
  await expect(shop().refund(ask("refund:1"))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  const answers = await twice(() => shop().refund(ask("refund:1")));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(placed.refunds).toHaveLength(1);
  pass(121_000);
  // The same amount for the other unit of the same line is a different refund.
  const second = await shop().refund(ask("refund:2"));
  expect(second.reference).not.toBe(answers[0]?.reference);
  for (const key of ["refund:1", "refund:2", "refund:2"]) await shop().refund(ask(key));
  expect(placed.refunds).toHaveLength(2);
  expect(placed.returnRows[0]?.rows.map(({ processedQuantity }) => processedQuantity)).toEqual([1, 1]);
  // 40.00 have been refunded to the card; the gift card is another payment of the order.
  const further = { idempotencyKey: "refund:3", paymentReference: "10010", amountMinor: 500, lines: [] };
  await shop().refund(refundAsk({ platformReturnId, ...further }));
  expect(placed.refunds).toHaveLength(3);
  await shop().closeReturn({ order, platformReturnId, outcome: "FAILED", idempotencyKey: "close" });
  expect(placed.returnRows[0]?.status).toBe("CLOSED");
});

test.each([true, false])(
  "processes a return once with two workers (note kept: %s); the second waits",
  async (keeps) => {
    stage.admin.shop.keepsReturnNotes = keeps;
    const { platformReturnId } = await openReturn();
    const ask = () => shop().refund(refundAsk({ platformReturnId, lines: pieces(1) }));
    const settled = await Promise.allSettled([ask(), ask()]);
    expect(settled.map(({ status }) => status)).toContain("fulfilled");
    await ask();
    expect(placed.refunds).toHaveLength(1);
  },
);

test("repeats a call after two minutes that was lost before it had an effect", async () => {
  const { platformReturnId } = await openReturn();
  const ask = () => shop().refund(refundAsk({ platformReturnId, lines: pieces(1) }));
  stage.admin.disturb("ReturnProcess", "SERVER_ERROR");
  await expect(ask()).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  await expect(ask()).rejects.toMatchObject({ kind: "BUSY", retryAfterSeconds: 120 });
  pass(121_000);
  await ask();
  expect(placed.refunds).toHaveLength(1);
});

test("refunds a return that was closed in Shopify on the order", async () => {
  const { platformReturnId } = await openReturn();
  for (const row of placed.returnRows) row.status = "CLOSED";
  await shop().refund(refundAsk({ platformReturnId }));
  expect(stage.admin.asked).toContain("RefundCreate");
});
