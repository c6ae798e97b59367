import { findSecondFactor } from "@/server/db/people/second-factors";
import type { ServiceContext } from "../../context";
import { requireOwnPassword } from "../require-own-password";
import { type Proof, requireOwnSecondFactor } from "./require-own-second-factor";

/**
 * Requires the actor's password, and a code of their second factor if they have one: an open browser isn't enough.
 * @throws Problem INVALID_ARGUMENT naming `current_password` or `code`, RESOURCE_EXHAUSTED after too many wrong ones
 */
export const requireOwnProof = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  proof: Proof,
): Promise<void> => {
  const factor = await findSecondFactor(ctx.db, proof.actor.id);
  if (factor?.isConfirmed) return requireOwnSecondFactor(ctx, proof);
  const { actor, password } = proof;
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
};
