import { createHmac } from "node:crypto";
import { isEqualSecret } from "./crypto";

/** Time-based one-time passwords (RFC 6238 over RFC 4226), with the defaults of all authenticators. */

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226, section 4: a secret should be as long as SHA-1's output. */
export const TOTP_SECRET_BYTES = 20;
/** A clock may be one period off in either direction (RFC 6238, section 5.2). */
const DRIFT = [0, -1, 1] as const;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Encodes base32 without padding (RFC 4648), as authenticators expect secrets. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
};

/** Returns the period of a time: whole periods since 1970. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / PERIOD_SECONDS);

/** Returns the code of a period. `digits` differs from 6 only in the standard's examples. */
export const totpCode = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
};

/** Returns the period of a code, which may be the current, previous or next one; null for any other code. */
export const findTotpStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const drift = DRIFT.find((each) => isEqualSecret(totpCode(secret, totpStep(now) + each), code));
  return drift === undefined ? null : totpStep(now) + drift;
};

/** Returns the content of the QR code that transfers a new secret to an authenticator. */
export const totpUri = ({ secret, account }: { secret: string; account: string }): string =>
  `otpauth://totp/Homeward:${encodeURIComponent(account)}?secret=${secret}&issuer=Homeward` +
  `&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD_SECONDS}`;
