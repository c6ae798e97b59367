import { deriveKey, hmacSha256, isEqualSecret } from "./crypto";

/** The kind of a token: a signature of one kind is invalid for another. */
export type TokenKind = { readonly purpose: string; readonly prefix: string };

/**
 * Signs claims that only this installation can have written: prefix, claims, `.`, signature. The claims are readable by
 * anyone.
 */
export const signClaims = (
  masterSecret: string,
  { purpose, prefix }: TokenKind,
  claims: readonly unknown[],
): string => {
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${prefix}${body}.${signature(masterSecret, purpose, body)}`;
};

/** Returns the claims of a genuine token of that kind; otherwise null. We signed them, so their shape is trusted. */
export const readClaims = (masterSecret: string, { purpose, prefix }: TokenKind, token: string): unknown[] | null => {
  const match = token.startsWith(prefix) ? /^([\w-]{1,1000})\.([\w-]{43})$/.exec(token.slice(prefix.length)) : null;
  const [, body = "", signed = ""] = match ?? [];
  if (match === null || !isEqualSecret(signed, signature(masterSecret, purpose, body))) return null;
  return JSON.parse(Buffer.from(body, "base64url").toString()) as unknown[];
};

const signature = (masterSecret: string, purpose: string, body: string): string =>
  hmacSha256(deriveKey(masterSecret, purpose), body).toString("base64url");
