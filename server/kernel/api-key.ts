import type { KeyMode } from "@/contract/vocabulary/scope";
import { deriveKey, hmacSha256Hex, sha256Hex } from "./crypto";

/** 160 random bits are 32 characters of 5 bits. */
const RANDOM_BYTES = 20;
const RANDOM_CHARACTERS = 32;
const CHECKSUM_CHARACTERS = 6;
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const FORM = new RegExp(`^svc_(live|test)_[${ALPHABET}]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}$`);

/**
 * Creates a key as its owner sees it once: `svc_live_` or `svc_test_`, 160 random bits, and six check characters that
 * catch typos without a query (decisions, section 1).
 */
export const mintApiKey = (mode: KeyMode, randomBytes: (count: number) => Uint8Array): string => {
  const body = `svc_${mode}_${base32(randomBytes(RANDOM_BYTES))}`;
  return body + checksumOf(body);
};

/** Returns false for text that can't be one of our keys, which is rejected without a lookup. */
export const isApiKeyWellFormed = (key: string): boolean =>
  FORM.test(key) && checksumOf(key.slice(0, -CHECKSUM_CHARACTERS)) === key.slice(-CHECKSUM_CHARACTERS);

/** Returns what is stored for a key: HMAC-SHA256 with a pepper, so that a stolen table is useless. */
export const apiKeyHash = (masterSecret: string, key: string): string =>
  hmacSha256Hex(deriveKey(masterSecret, "api-keys"), key);

/** Encodes only four bytes of the hash, enough for six characters, because this runs for each API call. */
const checksumOf = (body: string): string => base32(Buffer.from(sha256Hex(body).slice(0, 8), "hex"));

const base32 = (bytes: Uint8Array): string => {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
};
