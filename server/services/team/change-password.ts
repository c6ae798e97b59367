import { inTransactionBy } from "@/server/db/people/author";
import { deleteSignInLinks } from "@/server/db/people/sign-in-links";
import { deleteStaffSessions, takePasswordReset } from "@/server/db/people/staff-sessions";
import { setOwnPassword } from "@/server/db/people/team";
import { findMember } from "@/server/db/people/users";
import { listStores } from "@/server/db/stores/stores";
import { passwordFault } from "@/server/domain/team/password-fault";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireOwnPassword } from "./require-own-password";

/**
 * Changes the actor's password. All their other sessions and emailed links end. After signing in by such a link, or
 * without having a password, `current` may be empty, once.
 * @throws Problem INVALID_ARGUMENT naming the field, RESOURCE_EXHAUSTED after too many wrong ones
 */
export const changePassword = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, current, next }: { actor: Actor; current: string; next: string },
): Promise<void> => {
  if (current !== "") await requireOwnPassword(ctx, { actor, password: current, field: "current_password" });
  const member = await findMember(ctx.db, actor.id);
  const own = [actor.name, member?.name ?? "", member?.email ?? "", ...(await storeNames(ctx, actor.groupId))];
  requirePassword(next, { field: "new_password", own });
  const passwordHash = await hashPassword(next);
  const now = ctx.clock.now();
  await inTransactionBy(ctx, actor, async (tx) => {
    // Used up in any case: a person who gave the current password no longer needs the exemption.
    const isReset = await takePasswordReset(tx, { id: actor.sessionId ?? "", userId: actor.id, now });
    if (current === "" && !isReset)
      throw invalidField(
        "current_password",
        "must be the password that you have now; without it, sign in by a mailed link and set one",
      );
    await setOwnPassword(tx, { userId: actor.id, passwordHash, now });
    await deleteStaffSessions(tx, { userId: actor.id, but: actor.sessionId ?? "" });
    await deleteSignInLinks(tx, actor.id);
  });
};

/** What strangers know about the people of a team, and a password must not consist of. */
export const storeNames = async ({ db }: Pick<ServiceContext, "db">, groupId: string): Promise<string[]> =>
  (await listStores(db, { groupId, ecommerceIds: null })).map(({ name }) => name);

/** @throws Problem INVALID_ARGUMENT for a password that is too short or easy to guess; `own` as in `passwordFault` */
export const requirePassword = (password: string, { field, own }: { field: string; own: readonly string[] }): void => {
  const fault = passwordFault(password, own);
  if (fault !== null) throw invalidField(field, fault);
};
