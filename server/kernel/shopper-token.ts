import { readClaims, signClaims } from "./signed-claims";

/** What a shopper's token is limited to. */
export type ShopperClaims = { groupId: string; ecommerceId: string; returnId: string; orderId: string };

const KIND = { purpose: "shopper-token", prefix: "ct_" } as const;

/**
 * Signs a short-lived token for one return and its order (decisions, section 1): `ct_` claims `.` signature.
 * @param ttlSeconds how long it is accepted
 */
export const signShopperToken = (
  masterSecret: string,
  { claims, now, ttlSeconds }: { claims: ShopperClaims; now: Date; ttlSeconds: number },
): string => {
  const expiresAt = Math.floor(now.getTime() / 1000) + ttlSeconds;
  const { groupId, ecommerceId, returnId, orderId } = claims;
  return signClaims(masterSecret, KIND, [groupId, ecommerceId, returnId, orderId, expiresAt, now.getTime()]);
};

/**
 * Returns the claims of a genuine token that has not expired; otherwise null. `issuedAt`: links of an order can be
 * revoked.
 */
export const readShopperToken = (
  masterSecret: string,
  { token, now }: { token: string; now: Date },
): (ShopperClaims & { issuedAt: Date }) | null => {
  const claims = readClaims(masterSecret, KIND, token);
  if (claims === null) return null;
  // The first tokens had no issue time, so for revocation they count as the oldest.
  const [groupId, ecommerceId, returnId, orderId, expiresAt, issuedAt = 0] = claims as Written;
  if (expiresAt * 1000 <= now.getTime()) return null;
  return { groupId, ecommerceId, returnId, orderId, issuedAt: new Date(issuedAt) };
};

type Written = [string, string, string, string, number, number?];
