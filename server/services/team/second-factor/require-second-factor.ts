import { inTransactionBy } from "@/server/db/people/author";
import { setSecondFactorRequired } from "@/server/db/people/second-factors";
import { lockMember } from "@/server/db/people/team";
import { findMember } from "@/server/db/people/users";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/**
 * Sets whether everybody on the team needs a second factor. People without one can only set one up.
 * @throws Problem PERMISSION_DENIED, FAILED_PRECONDITION for an owner without one
 */
export const requireSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, isRequired }: { actor: Actor; isRequired: boolean },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { role } = await lockMember(tx, actor, actor.id);
    if (role !== "owner") throw new Problem("PERMISSION_DENIED", "Only owners can decide how their team signs in.");
    const owner = await findMember(tx, actor.id);
    if (isRequired && (owner?.secondFactorAt ?? null) === null)
      throw new Problem("FAILED_PRECONDITION", "Set up your own second factor first.");
    await setSecondFactorRequired(tx, actor, isRequired);
  });
