import { isStorable } from "@/contract/vocabulary/storable";
import { getContext } from "@/server/context";
import { countFailure, readFailures } from "@/server/db/failure-windows";
import { inTransaction } from "@/server/db/transaction";
import { findCredentials, loginEmail } from "@/server/db/users";
import { sha256Hex } from "@/server/kernel/crypto";
import { verifyPassword } from "@/server/kernel/passwords";

/** Failures that one e-mail may have in a window (decisions, section 10). */
const FAILURES_MAX = 10;
const WINDOW_SECONDS = 15 * 60;

export type LogInResult =
  | { readonly kind: "OK"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly retryAfterSeconds: number };

/**
 * Whether e-mail and password belong together. Unknown e-mail and wrong password are the same answer after the same
 * work, and both count against the e-mail.
 */
export const checkLogIn = async (email: string, password: string): Promise<LogInResult> => {
  // The bucket is a hash: a table of counters is no place for addresses.
  const bucket = `log-in:${sha256Hex(loginEmail(email))}`;
  const before = await limitOf(bucket);
  if (before) return before;
  const credentials = isStorable(email) ? await inTransaction(getContext(), (tx) => findCredentials(tx, email)) : null;
  const isRight = await verifyPassword(password, credentials?.passwordHash ?? null);
  if (!isRight || !credentials) {
    await inTransaction(getContext(), (tx) => countFailure(tx, bucket, WINDOW_SECONDS));
    return { kind: "WRONG" };
  }
  // Asked again: many guesses sent at once all passed the first question.
  return (await limitOf(bucket)) ?? { kind: "OK", userId: credentials.id };
};

const limitOf = async (bucket: string): Promise<LogInResult | null> => {
  const windows = await inTransaction(getContext(), (tx) => readFailures(tx, [bucket]));
  const { failures = 0, secondsLeft = 0 } = windows.get(bucket) ?? {};
  return failures >= FAILURES_MAX ? { kind: "LIMITED", retryAfterSeconds: secondsLeft } : null;
};
