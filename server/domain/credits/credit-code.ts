import { CREDIT_KINDS, REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";

/** The alphabet of return codes, without 0 O 1 I, because people read codes aloud and type them. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** 5 bits each: 55 bits can't be guessed. The twelfth character is the check character. */
const RANDOM_CHARACTERS = 11;

const PREFIXES = CREDIT_KINDS.map((kind) => REFUND_OPTION_FACTS[kind].codePrefix);
export type CreditCodePrefix = (typeof PREFIXES)[number];
const CODE = new RegExp(`^(${PREFIXES.join("|")})([2-9A-HJ-NP-Z]{12})$`);

/**
 * Builds a code that is worth money, e.g. GC-7F3K-92QD-XM4T. SC is a store credit, GC a gift card. Takes 11 random
 * bytes from a cryptographic source; the prefix is covered by the check character.
 */
export const creditCode = (prefix: CreditCodePrefix, randomBytes: Uint8Array): string => {
  const body = Array.from(randomBytes.slice(0, RANDOM_CHARACTERS), (byte) => ALPHABET[byte % 32]).join("");
  if (body.length < RANDOM_CHARACTERS) throw new RangeError(`A credit code needs ${RANDOM_CHARACTERS} random bytes`);
  return inGroups(prefix, body + ALPHABET[timesTwo(checkSum(prefix + body))]);
};

/**
 * Returns the code as issued, from any way of typing it (spaces, hyphens, lower case), or null if it can't be one, so
 * that typos are caught before a lookup.
 */
export const normaliseCreditCode = (text: string): string | null => {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, "");
  const match = CODE.exec(bare);
  if (match === null || checkSum(bare) !== 0) return null;
  return inGroups(match[1] ?? "", match[2] ?? "");
};

export const isCreditCode = (text: string): boolean => normaliseCreditCode(text) !== null;

const inGroups = (prefix: string, body: string): string => [prefix, ...(body.match(/.{4}/g) ?? [])].join("-");

/**
 * A polynomial over the field of 32 elements, evaluated at an element of order 31: a valid code gives 0. Every position
 * has its own weight, so every single wrong character and every swap of two characters is caught.
 */
const checkSum = (text: string): number =>
  [...text].reduce((sum, character) => timesTwo(sum) ^ ALPHABET.indexOf(character), 0);

/** Multiplies by x, modulo x^5 + x^2 + 1. */
const timesTwo = (value: number): number => {
  const shifted = value << 1;
  return shifted >= 32 ? shifted ^ 0b100101 : shifted;
};
