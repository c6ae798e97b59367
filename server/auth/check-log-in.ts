import { isStorable } from "@/contract/vocabulary/storable";
import { getContext } from "@/server/context";
import { findCredentials, loginEmail } from "@/server/db/people/users";
import { inTransaction } from "@/server/db/transaction";
import { countedAddress } from "@/server/kernel/client-address";
import { sha256Hex } from "@/server/kernel/crypto";
import { verifyPassword } from "@/server/kernel/passwords";
import { Problem } from "@/server/kernel/problem";
import { type GuessedAt, slowGuesses } from "@/server/services/guesses/slow-guesses";

/** Failed log-ins (decisions, section 10): where slowing begins. The longest wait keeps to that rate for good. */
const OF_CALLER = { free: 10, windowSeconds: 15 * 60, mostSeconds: 90, growth: "DOUBLES" } as const;
/** More than one address gets wrong before it has to wait: a single attacker does not slow the person down. */
const OVER_ALL = { free: 40, windowSeconds: 24 * 3600, mostSeconds: 600, growth: "BY_SECONDS" } as const;

export type LogIn = { email: string; password: string; address: string | undefined };

export type LogInResult =
  | { readonly kind: "OK"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly retryAfterSeconds: number };

/**
 * Whether email and password belong together. Unknown email and wrong password are the same answer after the same
 * work, and both slow further tries with this email down: those from this address soon, those from everywhere late
 * (decision 0040).
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

/** Hashes: a table of counters is no place for addresses. */
const guessedAt = (email: string, address = ""): GuessedAt => {
  const who = loginEmail(email);
  return {
    own: { bucket: `log-in:own:${sha256Hex(`${countedAddress(address)}|${who}`)}`, pace: OF_CALLER, policy: "log-in" },
    all: { bucket: `log-in:all:${sha256Hex(who)}`, pace: OVER_ALL, policy: "log-in-all" },
  };
};

const limitOf = (error: unknown): LogInResult => {
  if (!(error instanceof Problem) || error.reason !== "RESOURCE_EXHAUSTED") throw error;
  return { kind: "LIMITED", retryAfterSeconds: error.extras.retryAfterSeconds ?? 1 };
};
