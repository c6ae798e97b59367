import { randomBytes } from "node:crypto";
import { inTransactionBy } from "@/server/db/people/author";
import { confirmSecondFactor as confirm, replaceRecoveryCodes } from "@/server/db/people/second-factors";
import { deleteStaffSessions } from "@/server/db/people/staff-sessions";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { mintRecoveryCodes, recoveryCodeHash } from "@/server/kernel/recovery-codes";
import { findTotpStep } from "@/server/kernel/totp";
import type { ServiceContext } from "../../context";
import { openSecret } from "./find-setup";

/**
 * Activates the actor's second factor with a code from it, and ends their other sessions, which started without one.
 * Returns the recovery codes, which are stored only as hashes.
 * @throws Problem INVALID_ARGUMENT for a code that isn't current, FAILED_PRECONDITION when nothing is being set up
 */
export const confirmSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, code }: { actor: Actor; code: string },
): Promise<string[]> => {
  const now = ctx.clock.now();
  const found = await openSecret(ctx, actor.id);
  if (found === null || found.isConfirmed) throw nothingToConfirm();
  const step = findTotpStep(found.secret, code.replaceAll(/\s/g, ""), now);
  if (step === null)
    throw invalidField("code", "is not the current code; check it again, and check the device's clock");
  const codes = mintRecoveryCodes(randomBytes);
  await inTransactionBy(ctx, actor, async (tx) => {
    if (!(await confirm(tx, { userId: actor.id, step, now }))) throw nothingToConfirm();
    await replaceRecoveryCodes(tx, { userId: actor.id, codeHashes: hashesOf(ctx, actor.id, codes), now });
    await deleteStaffSessions(tx, { userId: actor.id, but: actor.sessionId ?? "" });
  });
  return codes;
};

export const hashesOf = (
  { env }: Pick<ServiceContext, "env">,
  userId: string,
  codes: readonly string[],
): readonly string[] => codes.map((code) => recoveryCodeHash(env.HOMEWARD_SECRET, { userId, code }));

const nothingToConfirm = (): Problem =>
  new Problem("FAILED_PRECONDITION", "No second factor is being set up, or it took too long. Begin again.");
