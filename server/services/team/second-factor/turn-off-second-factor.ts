import { inTransactionBy } from "@/server/db/people/author";
import { deleteSecondFactor, isSecondFactorRequired } from "@/server/db/people/second-factors";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { type Proof, requireOwnSecondFactor } from "./require-own-second-factor";

/**
 * Turns off the actor's second factor: from now on they sign in with the first one alone.
 * @throws Problem FAILED_PRECONDITION when the team requires it, INVALID_ARGUMENT, RESOURCE_EXHAUSTED
 */
export const turnOffSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  proof: Proof,
): Promise<void> => {
  const { actor } = proof;
  if (await isSecondFactorRequired(ctx.db, actor))
    throw new Problem("FAILED_PRECONDITION", "Your team requires a second factor. An owner can reset yours.");
  await requireOwnSecondFactor(ctx, proof);
  await inTransactionBy(ctx, actor, (tx) => deleteSecondFactor(tx, actor.id));
};
