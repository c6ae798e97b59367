/** Source of IDs. Tests pass their own to make output predictable. */
export type Ids = {
  /**
   * Returns `prefix_` and 26 characters that sort by creation: 48 bits of time, a 40-bit counter within a millisecond
   * from a random start, 40 random bits. Rows written by one process in the same millisecond keep their order.
   */
  next(prefix: IdPrefix): string;
  /** Returns a code for people, for example RT-7F3K-92QD. */
  returnCode(): string;
  /** Returns the same for withdrawals, for example WD-7F3K-92QD. */
  withdrawalNumber(): string;
  /** Returns random bytes from the same source, for codes made by the domain. */
  bytes(count: number): Uint8Array;
};

export type IdPrefix =
  | "grp"
  | "eco"
  | "whs"
  | "ord"
  | "li"
  | "pay"
  | "spay"
  | "prc"
  | "unit"
  | "shp"
  | "file"
  | "pic"
  | "doc"
  | "set"
  | "out"
  | "crd"
  | "chg"
  | "prd"
  | "var"
  | "rsv"
  | "act"
  | "hold"
  | "pwt"
  | "tmr"
  | "sim"
  | "ers"
  | "imp"
  | "evt"
  | "whe"
  | "dlv"
  | "rpl"
  | "key"
  | "usr"
  | "ses"
  | "inv"
  | "mail"
  | "wdr"
  | "viw"
  | "blk"
  | "pho"
  | "con"
  | "hkv";

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
/** Without 0, O, 1 and I, because people read codes aloud and type them. */
const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const createIds = ({
  nowMs,
  randomBytes,
}: {
  nowMs: () => number;
  randomBytes: (count: number) => Uint8Array;
}): Ids => {
  let last = { ms: -1, count: 0 };
  return {
    next: (prefix) => {
      const [ms, bytes] = [nowMs(), randomBytes(13)];
      last = { ms, count: ms === last.ms ? last.count + 1 : startOfCount(bytes.subarray(8)) };
      return `${prefix}_${base32(ms, 10)}${base32(last.count, 8)}${randomPart(bytes.subarray(0, 8))}`;
    },
    returnCode: () => `RT-${codeBody(randomBytes(7))}`,
    withdrawalNumber: () => `WD-${codeBody(randomBytes(7))}`,
    bytes: randomBytes,
  };
};

/** 39 random bits: the 40th leaves room to count up. */
const startOfCount = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte % 128 : byte), 0);

const codeBody = (bytes: Uint8Array): string => {
  const body = Array.from(bytes, (byte) => CODE_ALPHABET[byte % 32]).join("");
  const code = body + checkCharacter(body);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

/** Returns whether a typed code is well formed with a valid check character, which catches typos without a query. */
export const isReturnCode = (text: string): boolean => normaliseReturnCode(text) !== null;

/** Returns a code in upper case with hyphens, or null when it can't be a return code. */
export const normaliseReturnCode = (text: string): string | null => {
  const bare = text.toUpperCase().replaceAll(/[\s-]/g, "");
  const body = bare.startsWith("RT") && bare.length === 10 ? bare.slice(2) : bare;
  if (body.length !== 8 || [...body].some((char) => !CODE_ALPHABET.includes(char))) return null;
  if (checkCharacter(body.slice(0, 7)) !== body[7]) return null;
  return `RT-${body.slice(0, 4)}-${body.slice(4)}`;
};

const base32 = (value: number, length: number): string => {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text = (CROCKFORD[rest % 32] ?? "0") + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

const randomPart = (bytes: Uint8Array): string => Array.from(bytes, (byte) => CROCKFORD[byte % 32]).join("");

// Luhn modulo 32: detects every single wrong character and nearly every swap of neighbors.
const checkCharacter = (body: string): string => {
  let sum = 0;
  [...body].reverse().forEach((char, position) => {
    const value = CODE_ALPHABET.indexOf(char) * (position % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / 32) + (value % 32);
  });
  return CODE_ALPHABET[(32 - (sum % 32)) % 32] ?? "2";
};
