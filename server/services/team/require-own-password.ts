import { getPasswordHash } from "@/server/db/people/team";
import type { Actor } from "@/server/kernel/actor";
import { verifyPassword } from "@/server/kernel/passwords";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { limitGuesses } from "./limit-guesses";

/** As on the sign-in page (decisions, section 10): an open browser must not allow guessing a password. */
export const PASSWORD_GUESSES = 10;

/**
 * Requires the actor's password to change how they sign in. @throws Problem INVALID_ARGUMENT naming the field,
 * RESOURCE_EXHAUSTED after too many wrong ones
 */
export const requireOwnPassword = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, password, field }: { actor: Actor; password: string; field: string },
): Promise<void> => {
  const guess = { bucket: `password:${actor.id}`, most: PASSWORD_GUESSES, kind: "passwords" };
  const isRight = async () => verifyPassword(password, await getPasswordHash(ctx.db, actor.id));
  if (!(await limitGuesses(ctx, guess, isRight))) throw invalidField(field, "is not your current password");
};
