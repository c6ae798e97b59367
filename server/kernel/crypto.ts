import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;
/** Fixed, so that the same master secret gives the same keys on every process and after every restart. */
const DERIVATION_SALT = "homeward/v1";

/**
 * One key for one purpose, so that a leak of one key says nothing about the others (HKDF-SHA256, 32 bytes).
 * `purpose` is a constant of the caller, for example "file-links"; never reuse one for two things.
 */
export const deriveKey = (masterSecret: string, purpose: string): Buffer => {
  if (masterSecret === "" || purpose === "") throw new Error("A key needs a master secret and a purpose.");
  const name = `${purpose}\0${masterSecret}`;
  const key =
    derivedKeys.get(name) ?? Buffer.from(hkdfSync("sha256", masterSecret, DERIVATION_SALT, purpose, KEY_BYTES));
  derivedKeys.set(name, key);
  return key;
};

/** A handful per process: secrets and purposes are constants, and every request needs some of the keys. */
const derivedKeys = new Map<string, Buffer>();

/** HMAC-SHA256, 32 bytes. */
export const hmacSha256 = (key: Uint8Array | string, data: Uint8Array | string): Buffer =>
  createHmac("sha256", key).update(data).digest();

/** HMAC-SHA256 in lowercase hex, as `X-SVC-Signature` wants it (decisions, section 9). */
export const hmacSha256Hex = (key: Uint8Array | string, data: Uint8Array | string): string =>
  hmacSha256(key, data).toString("hex");

/**
 * HMAC-SHA256 over a list of fields. Each field is preceded by its byte length: with a plain separator
 * ("a|b" + "c" against "a" + "b|c") two different lists could share one signature.
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
 * Compares without telling by its duration how many leading characters were right.
 * Both sides are hashed first: `timingSafeEqual` throws on different lengths, which would tell the length.
 */
export const isEqualSecret = (left: Uint8Array | string, right: Uint8Array | string): boolean =>
  timingSafeEqual(createHash("sha256").update(left).digest(), createHash("sha256").update(right).digest());
