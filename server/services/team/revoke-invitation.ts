import { inTransactionBy } from "@/server/db/people/author";
import { revokeInvitations } from "@/server/db/people/invitations";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/** Revokes an invitation, so that its link stops working. @throws Problem NOT_FOUND */
export const revokeInvitation = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, invitationId: id }: { actor: Actor; invitationId: string },
): Promise<void> => {
  const now = ctx.clock.now();
  const ended = await inTransactionBy(ctx, actor, (tx) => revokeInvitations(tx, actor, { id, now }));
  if (ended === 0) throw notFound("invitation");
};
