import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { inTransactionBy } from "@/server/db/people/author";
import { insertUser } from "@/server/db/stores/setup";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
export type UserInput = { email: string; name: string; role: DashboardRole; passwordHash: string };

/**
 * Creates a person who signs in to the dashboard of the actor's group. @throws Problem INVALID_ARGUMENT, ALREADY_EXISTS
 */
export const createUser = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { actor, input }: { actor: Actor; input: UserInput },
): Promise<{ id: string }> => {
  requireEmail(input.email);
  const id = ctx.ids.next("usr");
  await inTransactionBy(ctx, actor, (tx) => insertUser(tx, actor, { ...input, id, createdAt: ctx.clock.now() }));
  return { id };
};

/** @throws Problem INVALID_ARGUMENT */
export const requireEmail = (email: string): void => {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    throw invalidField("email", "must be an email address, for example ana@example.com");
};
