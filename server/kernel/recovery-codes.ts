import { deriveKey, hmacOfFields } from "./crypto";

const HOW_MANY = 10;
/** No 0 O 1 I L: they are written down and typed again. 31 letters, so that a byte has to be drawn again now and then. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CHARACTERS = 12;
const GROUP = 4;
const PURPOSE = "recovery-codes";

/** Ten codes of 59 random bits, in groups to be read: `7F3K-92QD-MWXA`. */
export const mintRecoveryCodes = (randomBytes: (count: number) => Uint8Array): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: CHARACTERS }, () => letter(randomBytes)).join("");
    return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
  });

/** What is kept of a code: worth nothing without the installation's secret, and nothing for anybody else. */
export const recoveryCodeHash = (masterSecret: string, { userId, code }: { userId: string; code: string }): string =>
  hmacOfFields(deriveKey(masterSecret, PURPOSE), [userId, plain(code)]).toString("hex");

/** Whether it looks like one of ours rather than like a code of an authenticator. */
export const isRecoveryCode = (code: string): boolean => plain(code).length === CHARACTERS;

const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Of the largest multiple of the alphabet below 256, so that every letter is as likely as any other. */
const letter = (randomBytes: (count: number) => Uint8Array): string => {
  const fair = 256 - (256 % ALPHABET.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < fair) return ALPHABET.charAt(byte % ALPHABET.length);
  }
};
