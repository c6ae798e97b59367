import { deriveKey, hmacOfFields } from "./crypto";

const HOW_MANY = 10;
/**
 * Without 0, O, 1, I and L, because codes are written down and typed. With 31 letters, some bytes must be drawn again.
 */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CHARACTERS = 12;
const GROUP = 4;
const PURPOSE = "recovery-codes";

/** Creates ten codes of 59 random bits, in groups for reading: `7F3K-92QD-MWXA`. */
export const mintRecoveryCodes = (randomBytes: (count: number) => Uint8Array): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: CHARACTERS }, () => letter(randomBytes)).join("");
    return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
  });

/** Returns what is stored for a code: useless without the installation's secret, and for any other person. */
export const recoveryCodeHash = (masterSecret: string, { userId, code }: { userId: string; code: string }): string =>
  hmacOfFields(deriveKey(masterSecret, PURPOSE), [userId, plain(code)]).toString("hex");

/** Returns whether a code looks like a recovery code rather than an authenticator's. */
export const isRecoveryCode = (code: string): boolean => plain(code).length === CHARACTERS;

const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/**
 * Draws a letter from bytes below the largest multiple of the alphabet's size, so that all letters are equally likely.
 */
const letter = (randomBytes: (count: number) => Uint8Array): string => {
  const fair = 256 - (256 % ALPHABET.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < fair) return ALPHABET.charAt(byte % ALPHABET.length);
  }
};
