import { type IbanCharacter, ibanStructure } from "./iban-registry";

/** `iban` is in electronic form: capital letters and digits without spaces. */
export type IbanCheck = { ok: true; iban: string; country: string } | { ok: false; error: IbanError };

export type IbanError =
  | { reason: "UNKNOWN_COUNTRY"; country: string }
  | { reason: "WRONG_LENGTH"; country: string; length: number; expectedLength: number }
  /** `position` counts from 1 in the electronic form; `expected` says what is allowed there. */
  | { reason: "BAD_CHARACTER"; position: number; character: string; expected: "DIGIT" | "LETTER" | "DIGIT_OR_LETTER" }
  | { reason: "BAD_CHECK_DIGITS" };

const EXPECTED = { n: "DIGIT", a: "LETTER", c: "DIGIT_OR_LETTER" } as const;
const PATTERNS = { n: /^[0-9]$/, a: /^[A-Z]$/, c: /^[0-9A-Z]$/ } as const;

/**
 * Checks an IBAN as typed (ISO 13616): country, length, allowed characters per position, and the check digits by modulo
 * 97. Reports the error that a person would correct first: foreign characters, then the country, the length, the
 * structure, and the check digits last.
 */
export function checkIban(typed: string): IbanCheck {
  const iban = normaliseIban(typed);
  const characters = [...iban];
  const foreign = badCharacter(characters, (index) => (index < 2 ? "a" : "c"));
  const country = iban.slice(0, 2);
  if (foreign !== null) return { ok: false, error: foreign };
  const structure = ibanStructure(country);
  if (structure === null) return { ok: false, error: { reason: "UNKNOWN_COUNTRY", country } };
  const expectedLength = structure.length + 4;
  if (characters.length !== expectedLength)
    return { ok: false, error: { reason: "WRONG_LENGTH", country, length: characters.length, expectedLength } };
  const misplaced = badCharacter(characters, (index) => (index < 2 ? "a" : (structure[index - 4] ?? "n")));
  if (misplaced !== null) return { ok: false, error: misplaced };
  return hasCheckDigits(iban) ? { ok: true, iban, country } : { ok: false, error: { reason: "BAD_CHECK_DIGITS" } };
}

/**
 * Returns the electronic form of typed or pasted text: without spaces (including invisible ones), hyphens and a leading
 * "IBAN", in capitals. Only a to z are capitalized: a Turkish or German letter is wrong and stays visible.
 */
export const normaliseIban = (typed: string): string =>
  typed
    .replaceAll(/[\s\u200b-\u200f\u2060\ufeff-]/g, "")
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^IBAN:?/, "");

const badCharacter = (characters: string[], kindAt: (index: number) => IbanCharacter): IbanError | null => {
  const index = characters.findIndex((character, place) => !PATTERNS[kindAt(place)].test(character));
  const character = characters[index];
  if (character === undefined) return null;
  return { reason: "BAD_CHARACTER", position: index + 1, character, expected: EXPECTED[kindAt(index)] };
};

/** 00, 01 and 99 are congruent to valid check digits, but no bank computes them. */
const hasCheckDigits = (iban: string): boolean => {
  const digits = Number(iban.slice(2, 4));
  return digits >= 2 && digits <= 98 && remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;
};

/** Calculates character by character, because the whole number has up to 60 digits; A is 10, Z is 35. */
const remainderOf97 = (text: string): number =>
  [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);
