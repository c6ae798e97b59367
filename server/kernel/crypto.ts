import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
/** Fixed, so that the same master secret gives the same keys in every process and after every restart. */
const DERIVATION_SALT = "homeward/v1";

/**
 * Derives a key for one purpose, so that a leaked key reveals nothing about the others (HKDF-SHA256, 32 bytes).
 * `purpose` is a constant of the caller, for example "file-links"; never use one for two things.
 */
export const deriveKey = (masterSecret: string, purpose: string): Buffer => {
  if (masterSecret === "" || purpose === "") throw new Error("A key needs a master secret and a purpose.");
  const name = `${purpose}\0${masterSecret}`;
  const key =
    derivedKeys.get(name) ?? Buffer.from(hkdfSync("sha256", masterSecret, DERIVATION_SALT, purpose, KEY_BYTES));
  derivedKeys.set(name, key);
  return key;
};

/** Cache of a few keys per process: secrets and purposes are constants, and every request needs some of the keys. */
const derivedKeys = new Map<string, Buffer>();

/** HMAC-SHA256, 32 bytes. */
export const hmacSha256 = (key: Uint8Array | string, data: Uint8Array | string): Buffer =>
  createHmac("sha256", key).update(data).digest();

/** HMAC-SHA256 in lowercase hex, as in `X-SVC-Signature` (decisions, section 9). */
export const hmacSha256Hex = (key: Uint8Array | string, data: Uint8Array | string): string =>
  hmacSha256(key, data).toString("hex");

/**
 * HMAC-SHA256 over a list of fields. Each field is preceded by its length in bytes: with a plain separator ("a|b" + "c"
 * and "a" + "b|c"), different lists could have the same signature.
 */
export const hmacOfFields = (key: Uint8Array, fields: readonly string[]): Buffer => {
  const hmac = createHmac("sha256", key);
  for (const field of fields) {
    const bytes = Buffer.from(field, "utf8");
    hmac.update(`${bytes.byteLength}:`).update(bytes);
  }
  return hmac.digest();
};

/** SHA-256 in lowercase hex. */
export const sha256Hex = (data: Uint8Array | string): string => createHash("sha256").update(data).digest("hex");

/**
 * Compares in constant time, so that the duration doesn't reveal how many leading characters match. Both sides are
 * hashed first, because `timingSafeEqual` throws for different lengths, which would reveal the length.
 */
export const isEqualSecret = (left: Uint8Array | string, right: Uint8Array | string): boolean =>
  timingSafeEqual(createHash("sha256").update(left).digest(), createHash("sha256").update(right).digest());
