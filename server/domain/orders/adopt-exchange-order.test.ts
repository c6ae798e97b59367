import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { content, contentLine, contentPayment } from "@/test/fixtures/order-content-fixtures";
import { adoptExchangeOrder } from "./adopt-exchange-order";
import type { Order } from "./types";

const line = (id: string, changes: Partial<ReturnType<typeof contentLine>> = {}) => ({
  ...contentLine({ platformLineItemId: `exchange-${id}`, quantity: 1, fulfilledQuantity: 0, ...changes }),
  id: `li-${id}`,
  position: Number(id) - 1,
});
const ours = (changes: Partial<Order> = {}): Order => ({
  ...content({ orderNumber: "1001-X1", name: "#1001-X1", shippingAddress: EMPTY_ADDRESS }),
  id: "ord",
  groupId: "grp",
  ecommerceId: "eco",
  lookupEmail: "",
  lookupPostcode: "",
  contentHash: "",
  fulfilledAt: null,
  lines: [line("1", { variantId: "L", unitPriceMinor: 3701 })],
  payments: [
    { ...contentPayment({ capturedMinor: 3701 }), id: "pay", position: 0, isStoreCredit: false, carriedMinor: 0 },
  ],
  ...changes,
});
const theirs = (lines: ReturnType<typeof contentLine>[]) =>
  content({ orderNumber: "2001", name: "#2001", fulfilledAt: "2026-03-05T09:00:00.000Z", lines });

test("an exchange order takes the shop's number, dates and line IDs, and keeps what was paid", () => {
  const pushed = theirs([contentLine({ platformLineItemId: "9", variantId: "L", quantity: 1, fulfilledQuantity: 1 })]);
  const adopted = adoptExchangeOrder(ours(), pushed);
  expect(adopted).toMatchObject({ id: "ord", orderNumber: "2001", name: "#2001", fulfilledAt: pushed.fulfilledAt });
  expect(adopted.lines).toMatchObject([
    { id: "li-1", platformLineItemId: "9", fulfilledQuantity: 1, unitPriceMinor: 3701 },
  ]);
  expect(adopted.payments).toEqual(ours().payments);
});

test("a refund of an exchange order in the shop reduces what is left of it here", () => {
  const pushed = {
    ...theirs([contentLine({ platformLineItemId: "9", variantId: "L", quantity: 1, refundedQuantity: 1 })]),
    payments: [contentPayment({ platformPaymentId: "shop's", capturedMinor: 5000, refundedMinor: 1200 })],
  };
  const adopted = adoptExchangeOrder(ours(), pushed);
  expect(adopted.payments).toMatchObject([{ id: "pay", capturedMinor: 3701, refundedMinor: 1200 }]);
  expect(adopted.lines).toMatchObject([{ refundedQuantity: 1 }]);
});

test("pieces at two prices on one line of the shop share what was sent; a line that isn't there is unchanged", () => {
  const two = [
    line("1", { variantId: "L" }),
    line("2", { variantId: "L" }),
    line("3", { variantId: "cap", sku: "CAP" }),
  ];
  const pushed = theirs([contentLine({ platformLineItemId: "9", variantId: "L", quantity: 2, fulfilledQuantity: 1 })]);
  const { lines } = adoptExchangeOrder(ours({ lines: two }), pushed);
  expect(lines.map((one) => [one.platformLineItemId, one.fulfilledQuantity])).toEqual([
    ["9", 1],
    ["exchange-2", 0],
    ["exchange-3", 0],
  ]);
});

test("without variant IDs, a line is matched by its SKU; what was sent stays sent", () => {
  const sent = ours({
    lines: [line("1", { sku: "CAP", fulfilledQuantity: 1 })],
    fulfilledAt: "2026-03-04T09:00:00.000Z",
  });
  const pushed = {
    ...theirs([contentLine({ platformLineItemId: "9", sku: "CAP", fulfilledQuantity: 0 })]),
    fulfilledAt: null,
  };
  const adopted = adoptExchangeOrder(sent, pushed);
  expect(adopted.lines).toMatchObject([{ platformLineItemId: "9", fulfilledQuantity: 1 }]);
  expect(adopted.fulfilledAt).toBe(sent.fulfilledAt);
});
