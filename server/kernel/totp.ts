import { createHmac } from "node:crypto";
import { isEqualSecret } from "./crypto";

/** Time-based one-time passwords (RFC 6238 over RFC 4226), as every authenticator makes them unless told otherwise. */

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Of RFC 4226, section 4: a secret should be as long as what SHA-1 answers. */
export const TOTP_SECRET_BYTES = 20;
/** A clock may be a period off in either direction (RFC 6238, section 5.2). */
const DRIFT = [0, -1, 1] as const;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648), as authenticators take secrets. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
};

/** In which period a moment lies: whole periods since 1970. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / PERIOD_SECONDS);

/** The code of a period. `digits` is 6 but in the examples of the standard. */
export const totpCode = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
};

/** Of which period a code is, now or one before or after; null for a code of none of them. */
export const findTotpStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const drift = DRIFT.find((each) => isEqualSecret(totpCode(secret, totpStep(now) + each), code));
  return drift === undefined ? null : totpStep(now) + drift;
};

/** What the QR code of a new secret says to an authenticator. */
export const totpUri = ({ secret, account }: { secret: string; account: string }): string =>
  `otpauth://totp/Homeward:${encodeURIComponent(account)}?secret=${secret}&issuer=Homeward` +
  `&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD_SECONDS}`;
