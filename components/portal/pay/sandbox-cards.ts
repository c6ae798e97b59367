/**
 * The numbers that the sandbox's card form accepts, with their tokens. A real provider's form runs in the shopper's
 * browser and issues the token itself; real card numbers must not get here.
 */
export const SANDBOX_CARDS = [
  { number: "4242 4242 4242 4242", token: "tok_ok" },
  { number: "4000 0000 0000 0002", token: "tok_declined" },
  { number: "4000 0000 0000 0119", token: "tok_lost" },
] as const;

export const NUMBER_FIELD = "sandbox_number";
export const EXPIRY_FIELD = "sandbox_expiry";
export const CODE_FIELD = "sandbox_code";

const digits = (text: string): string => text.replaceAll(/[\s-]/g, "");

/** Returns the token of a test number; null for any other number. */
export const sandboxToken = (typed: string): string | null =>
  SANDBOX_CARDS.find(({ number }) => digits(number) === digits(typed))?.token ?? null;

/** Accepts "12/30" or "12 / 2030": a month that hasn't ended at `now`. */
export function isValidUntil(typed: string, now: Date): boolean {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  const number = Number(month);
  if (month === "" || number < 1 || number > MONTHS) return false;
  // The first moment of the following month.
  return Date.UTC(CENTURY + Number(year), number, 1) > now.getTime();
}

const MONTHS = 12;
const CENTURY = 2000;

export const isSecurityCode = (typed: string): boolean => /^\d{3}$/.test(typed.trim());
