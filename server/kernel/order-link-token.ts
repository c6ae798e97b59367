import { readClaims, signClaims } from "./signed-claims";

/** What a link of an order mail is bound to. It names the order, not a return: those come after it. */
export type OrderLinkClaims = {
  groupId: string;
  ecommerceId: string;
  orderId: string;
  issuedAt: Date;
  expiresAt: Date;
};

const KIND = { purpose: "order-link", prefix: "ol_" } as const;

/** A signed token that opens one order in the portal of its store: `ol_` claims `.` signature. */
export const signOrderLink = (masterSecret: string, claims: OrderLinkClaims): string => {
  const { groupId, ecommerceId, orderId, issuedAt, expiresAt } = claims;
  return signClaims(masterSecret, KIND, [groupId, ecommerceId, orderId, issuedAt.getTime(), expiresAt.getTime()]);
};

/** The claims of a genuine token, whether it has lapsed or not; null for everything else. */
export const readOrderLink = (masterSecret: string, token: string): OrderLinkClaims | null => {
  const claims = readClaims(masterSecret, KIND, token);
  if (claims === null) return null;
  const [groupId, ecommerceId, orderId, issuedAt, expiresAt] = claims as [string, string, string, number, number];
  return { groupId, ecommerceId, orderId, issuedAt: new Date(issuedAt), expiresAt: new Date(expiresAt) };
};
