import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * The cost of a hash: 2^15 blocks of 8, three times, is about 0.2 s and 32 MiB; each hash contains its own parameters.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A limit, so that nobody can make the server hash megabytes. */
const PASSWORD_CHARACTERS_MAX = 1024;

/** Hashes a password for `users.password_hash`: `scrypt$log2N$r$p$salt$hash`, base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST.log2N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
};

/**
 * Returns whether a password matches the stored hash. With `null` (no account has the email), the same work is done and
 * the result is false, so that the time doesn't reveal who has an account.
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const parsed = stored === null ? null : parse(stored);
  const { cost, salt, hash } = parsed ?? NOBODY;
  const candidate = await derive(password.slice(0, PASSWORD_CHARACTERS_MAX), salt, cost);
  return timingSafeEqual(candidate, hash) && parsed !== null && password.length <= PASSWORD_CHARACTERS_MAX;
};

/**
 * Hashes a secret with few possible values so that it can be looked up: with the same salt for all and the same cost.
 */
export const hashForLookUp = async (secret: string, salt: Buffer): Promise<string> =>
  (await derive(secret, salt, COST)).toString("base64url");

type Cost = { readonly log2N: number; readonly r: number; readonly p: number };

const NOBODY = { cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

const parse = (stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | null => {
  const [kind, log2N, r, p, salt, hash] = stored.split("$");
  if (kind !== "scrypt" || !log2N || !r || !p || !salt || !hash) return null;
  const bytes = Buffer.from(hash, "base64url");
  if (bytes.length !== HASH_BYTES) return null;
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    hash: bytes,
  };
};

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** log2N;
    // Node.js rejects its own default limit, which is exactly what N = 2^15 needs.
    const options = { N, r, p, maxmem: 128 * N * r * 2 };
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
