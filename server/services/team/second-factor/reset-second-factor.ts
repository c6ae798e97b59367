import { inTransactionBy } from "@/server/db/people/author";
import { deleteSecondFactor } from "@/server/db/people/second-factors";
import { deleteSignInLinks } from "@/server/db/people/sign-in-links";
import { deleteStaffSessions } from "@/server/db/people/staff-sessions";
import { lockMember } from "@/server/db/people/team";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/**
 * Removes the second factor of a member who lost device and recovery codes, on an owner's behalf, and ends their
 * sessions.
 * @throws Problem NOT_FOUND, PERMISSION_DENIED
 */
export const resetSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockMember(tx, actor, userId);
    const by = await lockMember(tx, actor, actor.id);
    if (by.role !== "owner")
      throw new Problem("PERMISSION_DENIED", "Only owners can reset someone else's second factor.");
    // An open browser must not bypass the confirmation required to turn it off.
    if (userId === actor.id) throw new Problem("PERMISSION_DENIED", "Turn your own off in your account.");
    await deleteSecondFactor(tx, userId);
    await deleteStaffSessions(tx, { userId });
    await deleteSignInLinks(tx, userId);
  });
