import { sha256Hex } from "@/server/kernel/crypto";

const SERIAL_DIGITS = 15;
const FORM = /^SB[A-Z][0-9]{16}$/;

/**
 * Returns a tracking number: `SB`, a letter for the carrier, 15 digits derived from the idempotency key, and a check
 * digit. An even number of digits lets Code 128 pack them in pairs; with 10^15 serials, a collision takes decades.
 */
export const trackingNumberOf = ({ letter, idempotencyKey }: { letter: string; idempotencyKey: string }): string => {
  const hash = BigInt(`0x${sha256Hex(`tracking:${idempotencyKey}`)}`);
  const serial = (hash % 10n ** BigInt(SERIAL_DIGITS)).toString().padStart(SERIAL_DIGITS, "0");
  return `SB${letter}${serial}${checkDigit(serial)}`;
};

/** Returns whether the format and the check digit are right. */
export const isTrackingNumber = (text: string): boolean =>
  FORM.test(text) && checkDigit(text.slice(3, -1)) === Number(text.slice(-1));

/** Groups the number for reading aloud: `SBP 1234 5678 9012 3456`. */
export const groupedTrackingNumber = (trackingNumber: string): string =>
  [trackingNumber.slice(0, 3), ...(trackingNumber.slice(3).match(/.{1,4}/g) ?? [])].join(" ");

// GS1's modulo 10 (weights 3 and 1 from the right) detects every single wrong digit.
const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};
