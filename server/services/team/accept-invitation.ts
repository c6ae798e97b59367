import { isStorable } from "@/contract/vocabulary/storable";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { findInvitation, takeInvitation } from "@/server/db/people/invitations";
import { insertUser } from "@/server/db/stores/setup";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requirePassword, storeNames } from "./change-password";
import { invitationHash } from "./invite-member";

type AcceptCall = { token: string; name: string; password: string } & Pick<Actor, "address" | "userAgent">;

/**
 * Makes the holder of an invitation link a member; the link works once. Returns the member.
 * @throws Problem NOT_FOUND for a used, expired or unknown link, INVALID_ARGUMENT
 */
export const acceptInvitation = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { token, name: typed, password, ...place }: AcceptCall,
): Promise<{ userId: string }> => {
  const [name, now, tokenHash] = [visibleText(typed), ctx.clock.now(), invitationHash(token)];
  const invitation = await findInvitation(ctx.db, { tokenHash, now });
  if (invitation === null) throw gone();
  if (!isStorable(name)) throw invalidField("name", "must not contain NUL or unpaired surrogates");
  if (name === "") throw invalidField("name", "enter your name");
  const { groupId, email, role } = invitation;
  requirePassword(password, { field: "password", own: [name, email, ...(await storeNames(ctx, groupId))] });
  const passwordHash = await hashPassword(password);
  const id = ctx.ids.next("usr");
  const author: Actor = { ...systemActor(groupId), kind: "staff", id, name, ...place };
  await inTransactionBy(ctx, author, async (tx) => {
    // Checked again inside the transaction: of two concurrent calls, one succeeds.
    if (!(await takeInvitation(tx, { id: invitation.id, now }))) throw gone();
    await insertUser(tx, author, { id, email, name, passwordHash, role, createdAt: now }).catch((error: unknown) => {
      // Only the email to the address may say that it signs in to another team.
      throw error instanceof Problem && error.reason === "ALREADY_EXISTS" ? gone() : error;
    });
  });
  return { userId: id };
};

const gone = (): Problem =>
  new Problem("NOT_FOUND", "This invitation was used, has expired, or is unknown. Ask for a new one.");
