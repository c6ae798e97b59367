import { deriveKey, hmacSha256, isEqualSecret } from "./crypto";

/** What a shopper's token is bound to. */
export type ShopperClaims = { groupId: string; ecommerceId: string; returnId: string; orderId: string };

const PURPOSE = "shopper-token";

/**
 * A signed, short-lived token for one return and its order (decisions, section 1): `ct_` claims `.` signature.
 * @param ttlSeconds how long it is accepted
 */
export const signShopperToken = (
  masterSecret: string,
  { claims, now, ttlSeconds }: { claims: ShopperClaims; now: Date; ttlSeconds: number },
): string => {
  const expiresAt = Math.floor(now.getTime() / 1000) + ttlSeconds;
  const { groupId, ecommerceId, returnId, orderId } = claims;
  const body = Buffer.from(JSON.stringify([groupId, ecommerceId, returnId, orderId, expiresAt])).toString("base64url");
  return `ct_${body}.${signature(masterSecret, body)}`;
};

/** The claims of a token that is genuine and alive, else null. */
export const readShopperToken = (
  masterSecret: string,
  { token, now }: { token: string; now: Date },
): ShopperClaims | null => {
  const match = /^ct_([\w-]{1,1000})\.([\w-]{43})$/.exec(token);
  const [, body = "", signed = ""] = match ?? [];
  if (match === null || !isEqualSecret(signed, signature(masterSecret, body))) return null;
  // Signed by us, so its shape is ours too.
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as [string, string, string, string, number];
  const [groupId, ecommerceId, returnId, orderId, expiresAt] = claims;
  return expiresAt * 1000 > now.getTime() ? { groupId, ecommerceId, returnId, orderId } : null;
};

const signature = (masterSecret: string, body: string): string =>
  hmacSha256(deriveKey(masterSecret, PURPOSE), body).toString("base64url");
