import { takeRecoveryCode, takeStep } from "@/server/db/people/second-factors";
import { inTransaction } from "@/server/db/transaction";
import { isRecoveryCode, recoveryCodeHash } from "@/server/kernel/recovery-codes";
import { findTotpStep } from "@/server/kernel/totp";
import type { ServiceContext } from "../../context";
import { limitGuesses } from "../limit-guesses";
import { openSecret } from "./find-setup";

/** A random code is right once in a third of a million tries: this leaves room for typos. */
export const CODE_GUESSES = 5;

/**
 * Checks a code of the person's authenticator or one of their recovery codes; a right one is used up.
 * @throws Problem RESOURCE_EXHAUSTED after too many wrong ones, even for a right one
 */
export const checkSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const guess = { bucket: `second-factor:${userId}`, most: CODE_GUESSES, kind: "codes" };
  return limitGuesses(ctx, guess, () =>
    isRecoveryCode(code)
      ? spendRecoveryCode(ctx, { userId, code })
      : spendTotpCode(ctx, { userId, code: code.replaceAll(/\s/g, "") }),
  );
};

type Use = { userId: string; code: string };

const spendTotpCode = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { userId, code }: Use,
): Promise<boolean> => {
  const found = await openSecret(ctx, userId);
  const step = found === null ? null : findTotpStep(found.secret, code, ctx.clock.now());
  return step !== null && inTransaction(ctx, (tx) => takeStep(tx, { userId, step }));
};

const spendRecoveryCode = (ctx: Pick<ServiceContext, "db" | "env">, { userId, code }: Use): Promise<boolean> =>
  inTransaction(ctx, (tx) =>
    takeRecoveryCode(tx, { userId, codeHash: recoveryCodeHash(ctx.env.HOMEWARD_SECRET, { userId, code }) }),
  );
