import { createHash, randomBytes } from "node:crypto";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { inTransactionBy } from "@/server/db/people/author";
import { insertInvitation, revokeInvitations } from "@/server/db/people/invitations";
import { findCredentials, findMember, isInTeam, loginEmail } from "@/server/db/people/users";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { escapeHtml } from "../mails/escape-html";

const LIVES_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 24;
type Invited = { id: string; joinUrl: string; isMailed: boolean };

/** The stored hash of the secret in an invitation's link. */
export const invitationHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Invites somebody to the actor's team with a link that works once, for a week. An earlier invitation to the same email
 * ends. The link is in the answer, too, because an email may not arrive. An address that signs in to another team gets
 * the same answer, so that this isn't revealed.
 * @throws Problem INVALID_ARGUMENT, ALREADY_EXISTS for a member of the team, PERMISSION_DENIED
 */
export const inviteMember = async (
  ctx: ServiceContext,
  { actor, email: typed, role }: { actor: Actor; email: string; role: DashboardRole },
): Promise<Invited> => {
  const email = loginEmail(typed);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalidField("email", "must be an email address");
  const inviter = await findMember(ctx.db, actor.id);
  if (role === "owner" && inviter?.role !== "owner")
    throw new Problem("PERMISSION_DENIED", "Only owners can make someone an owner.");
  let isElsewhere = false;
  const [token, now, id] = [randomBytes(TOKEN_BYTES).toString("base64url"), ctx.clock.now(), ctx.ids.next("inv")];
  await inTransactionBy(ctx, actor, async (tx) => {
    const known = await findCredentials(tx, email);
    if (known !== null && (await isInTeam(tx, actor, known.id)))
      throw new Problem("ALREADY_EXISTS", `${email} is already on your team.`);
    isElsewhere = known !== null;
    await revokeInvitations(tx, actor, { email, now });
    const expiresAt = new Date(now.getTime() + LIVES_MS);
    const kept = { id, groupId: actor.groupId, email, role, invitedBy: actor.name, createdAt: now, expiresAt };
    await insertInvitation(tx, { ...kept, tokenHash: invitationHash(token) });
  });
  const joinUrl = `${ctx.env.APP_URL}/dashboard/join?token=${token}`;
  return { id, joinUrl, isMailed: await mail(ctx, { actor, to: email, id, joinUrl, isElsewhere }) };
};

type MailCall = {
  actor: Actor;
  to: string;
  id: string;
  joinUrl: string;
  /** The address signs in to another team: only its owner learns that, never the inviter. */
  isElsewhere: boolean;
};

/** False when no mail server is set up or it refused the email: then the inviter has to pass on the link. */
const mail = async (ctx: ServiceContext, { actor, to, id, joinUrl, isElsewhere }: MailCall): Promise<boolean> => {
  const how = isElsewhere
    ? [
        "You sign in to another team with this address, and an address is in one team only. Ask them to invite another one.",
      ]
    : ["Choose a password with this link. It works once, for seven days:", joinUrl];
  const text = [
    `${actor.name} invites you to the returns of their store.`,
    ...how,
    "If you do not know what this is about, ignore it.",
  ];
  try {
    await ctx.mailer.send({
      to,
      from: ctx.env.MAIL_FROM,
      subject: "You are invited to a returns dashboard",
      text: text.join("\n\n"),
      html: text.map((paragraph) => `<p>${linked(escapeHtml(paragraph), joinUrl)}</p>`).join(""),
      headers: {
        ...{ "Message-ID": `<${id}@homeward>`, "Auto-Submitted": "auto-generated", "X-SVC-Group": actor.groupId },
        // Its link makes a member, so the Emails page must not show it to people who read emails.
        "X-SVC-Private": "yes",
      },
    });
    return ctx.env.SMTP_URL !== undefined;
  } catch (error) {
    ctx.log.warn({ invitation_id: id, err: error }, "the mail of an invitation was not sent");
    return false;
  }
};

const linked = (paragraph: string, url: string): string =>
  paragraph === escapeHtml(url) ? `<a href="${paragraph}">${paragraph}</a>` : paragraph;
