import { inTransactionBy } from "@/server/db/people/author";
import { deletePin } from "@/server/db/people/station-pins";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { requireOwnPassword } from "./require-own-password";

/**
 * Removes the actor's station PIN. The password confirms the actor's identity.
 * @throws Problem INVALID_ARGUMENT naming the field, RESOURCE_EXHAUSTED after too many wrong passwords
 */
export const dropStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, password }: { actor: Actor; password: string },
): Promise<void> => {
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
  await inTransactionBy(ctx, actor, (tx) => deletePin(tx, { userId: actor.id, groupId: actor.groupId }));
};
