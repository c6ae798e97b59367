import { inTransactionBy } from "@/server/db/people/author";
import { deleteSecondFactor } from "@/server/db/people/second-factors";
import { deleteStaffSessions } from "@/server/db/people/staff-sessions";
import { findCredentials, findMember } from "@/server/db/people/users";
import { systemActor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";

/**
 * Removes a person's second factor as the operator of the installation, because nobody else can do that for the only
 * owner.
 * @throws Problem NOT_FOUND
 */
export const resetByOperator = async (ctx: Pick<ServiceContext, "db" | "clock">, email: string): Promise<void> => {
  const credentials = await findCredentials(ctx.db, email);
  const member = credentials === null ? null : await findMember(ctx.db, credentials.id);
  if (member === null) throw notFound("member");
  await inTransactionBy(ctx, systemActor(member.groupId), async (tx) => {
    await deleteSecondFactor(tx, member.id);
    await deleteStaffSessions(tx, { userId: member.id });
  });
};
