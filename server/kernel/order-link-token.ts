import { readClaims, signClaims } from "./signed-claims";

/** What a link in an order email is limited to: an order, because returns are started later. */
export type OrderLinkClaims = {
  groupId: string;
  ecommerceId: string;
  orderId: string;
  issuedAt: Date;
  expiresAt: Date;
};

const KIND = { purpose: "order-link", prefix: "ol_" } as const;

/** Signs a token that opens one order in its store's portal: `ol_` claims `.` signature. */
export const signOrderLink = (masterSecret: string, claims: OrderLinkClaims): string => {
  const { groupId, ecommerceId, orderId, issuedAt, expiresAt } = claims;
  return signClaims(masterSecret, KIND, [groupId, ecommerceId, orderId, issuedAt.getTime(), expiresAt.getTime()]);
};

/** Returns the claims of a genuine token, expired or not; null for anything else. */
export const readOrderLink = (masterSecret: string, token: string): OrderLinkClaims | null => {
  const claims = readClaims(masterSecret, KIND, token);
  if (claims === null) return null;
  const [groupId, ecommerceId, orderId, issuedAt, expiresAt] = claims as [string, string, string, number, number];
  return { groupId, ecommerceId, orderId, issuedAt: new Date(issuedAt), expiresAt: new Date(expiresAt) };
};
