import { checkIban } from "./check-iban";

export type HolderNameCheck =
  | { ok: true; name: string }
  | { ok: false; reason: "EMPTY" | "TOO_LONG" | "BAD_CHARACTER" | "NO_LETTER" | "IS_IBAN"; character?: string };

/** SEPA credit transfers carry 70 characters of a name. */
const MOST_CHARACTERS = 70;

/**
 * Checks an account holder's name and returns it with single spaces. Letters of any script are accepted (banks
 * transliterate them), and other characters of personal and company names: 3M, O'Neill, Müller & Co., "A/S". An IBAN in
 * the name field is the most common mistake.
 */
export function checkHolderName(typed: string): HolderNameCheck {
  const name = typed.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  if (name === "") return { ok: false, reason: "EMPTY" };
  const character = [...name].find((one) => !/^[\p{L}\p{M}\p{Nd} '’`´.,&+()/:?-]$/u.test(one));
  if (character !== undefined) return { ok: false, reason: "BAD_CHARACTER", character };
  if ([...name].length > MOST_CHARACTERS) return { ok: false, reason: "TOO_LONG" };
  if (!/\p{L}/u.test(name)) return { ok: false, reason: "NO_LETTER" };
  return checkIban(name).ok ? { ok: false, reason: "IS_IBAN" } : { ok: true, name };
}
