import { expect, test } from "vitest";
import { readOrderLink, signOrderLink } from "./order-link-token";
import { readShopperToken, signShopperToken } from "./shopper-token";

const SECRET = "0123456789abcdef0123456789abcdef";
const now = new Date("2026-05-01T10:00:00.000Z");
const claims = {
  ...{ groupId: "grp_1", ecommerceId: "ecom_1", orderId: "ord_1" },
  ...{ issuedAt: now, expiresAt: new Date("2026-05-31T10:00:00.000Z") },
};

test("a link contains its order and expiry, and can't be changed", () => {
  const token = signOrderLink(SECRET, claims);
  expect(token).toMatch(/^ol_[\w-]+\.[\w-]{43}$/);
  expect(readOrderLink(SECRET, token)).toEqual(claims);
  expect(readOrderLink(`${SECRET}x`, token)).toBeNull();
  for (const other of [token.slice(0, -1), `${token}A`, token.replace("ol_", "ct_"), token.replace(".", ""), ""]) {
    expect(readOrderLink(SECRET, other)).toBeNull();
  }
});

test("a link is not accepted as a shopper's token, nor the other way round", () => {
  const shopper = { groupId: "grp_1", ecommerceId: "ecom_1", returnId: "prc_1", orderId: "ord_1" };
  const token = signShopperToken(SECRET, { claims: shopper, now, ttlSeconds: 60 });
  expect(readShopperToken(SECRET, { token, now })).toEqual({ ...shopper, issuedAt: now });
  expect(readShopperToken(SECRET, { token, now: new Date(now.getTime() + 60_000) })).toBeNull();
  expect(readOrderLink(SECRET, token.replace("ct_", "ol_"))).toBeNull();
  const link = signOrderLink(SECRET, claims);
  expect(readShopperToken(SECRET, { token: link.replace("ol_", "ct_"), now })).toBeNull();
});
