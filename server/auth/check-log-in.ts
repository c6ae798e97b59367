import { isStorable } from "@/contract/vocabulary/storable";
import { getContext } from "@/server/context";
import { findCredentials, loginEmail } from "@/server/db/people/users";
import { inTransaction } from "@/server/db/transaction";
import { countedAddress } from "@/server/kernel/client-address";
import { sha256Hex } from "@/server/kernel/crypto";
import { verifyPassword } from "@/server/kernel/passwords";
import { Problem } from "@/server/kernel/problem";
import { type GuessedAt, slowGuesses } from "@/server/services/guesses/slow-guesses";

/**
 * Number of failed sign-ins before slowing starts (decisions, section 10). The longest wait enforces that rate
 * permanently.
 */
export const LOG_IN_OF_CALLER = { free: 10, windowSeconds: 15 * 60, mostSeconds: 90, growth: "DOUBLES" } as const;
/** Higher than the limit of one address, so that a single attacker doesn't slow down the account's owner. */
export const LOG_IN_OVER_ALL = { free: 40, windowSeconds: 24 * 3600, mostSeconds: 600, growth: "BY_SECONDS" } as const;

export type LogIn = { email: string; password: string; address: string | undefined };

export type LogInResult =
  | { readonly kind: "OK"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly retryAfterSeconds: number };

/**
 * Checks whether email and password match. Unknown emails and wrong passwords get the same answer after the same work,
 * and both slow further attempts with this email: soon for this address, much later for all addresses (decision 0040).
 */
export const checkLogIn = async ({ email, password, address }: LogIn): Promise<LogInResult> => {
  const guess = await slowGuesses(getContext(), [guessedAt(email, address)]).catch(limitOf);
  if ("kind" in guess) return guess;
  const credentials = isStorable(email) ? await inTransaction(getContext(), (tx) => findCredentials(tx, email)) : null;
  const isRight = await verifyPassword(password, credentials?.passwordHash ?? null);
  if (!isRight || !credentials) return { kind: "WRONG" };
  await guess.wasRight();
  return { kind: "OK", userId: credentials.id };
};

/** Hashed, because email addresses don't belong in a table of counters. */
const guessedAt = (email: string, address = ""): GuessedAt => {
  const who = loginEmail(email);
  return {
    own: {
      bucket: `log-in:own:${sha256Hex(`${countedAddress(address)}|${who}`)}`,
      pace: LOG_IN_OF_CALLER,
      policy: "log-in",
    },
    all: { bucket: `log-in:all:${sha256Hex(who)}`, pace: LOG_IN_OVER_ALL, policy: "log-in-all" },
  };
};

const limitOf = (error: unknown): LogInResult => {
  if (!(error instanceof Problem) || error.reason !== "RESOURCE_EXHAUSTED") throw error;
  return { kind: "LIMITED", retryAfterSeconds: error.extras.retryAfterSeconds ?? 1 };
};
