import { randomBytes } from "node:crypto";
import { isStorable } from "@/contract/vocabulary/storable";
import { insertSignInLink } from "@/server/db/people/sign-in-links";
import { findCredentials, findMember, loginEmail, type Member } from "@/server/db/people/users";
import { inTransaction } from "@/server/db/transaction";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import { sha256Hex } from "@/server/kernel/crypto";
import type { ServiceContext } from "../../context";
import { escapeHtml } from "../../mails/escape-html";

const LIVES_MS = 15 * 60_000;
const TOKEN_BYTES = 32;

/** Emails that one mailbox may receive, and that one IP address may cause. */
export const LINKS_PER_MAILBOX = { most: 5, seconds: 15 * 60 } as const;
export const LINKS_PER_ADDRESS = { most: 20, seconds: 3600 } as const;

type LinkCall = { email: string; address?: string | undefined; next: string };

/**
 * Emails the person with this address a sign-in link that works once, within a quarter of an hour. Sends nothing to
 * unknown addresses or after too many requests. The requester must not learn which of these happened, so the answer
 * must not wait for this: its duration would reveal it.
 */
export const mailSignInLink = async (ctx: ServiceContext, { email: typed, address, next }: LinkCall): Promise<void> => {
  const email = loginEmail(typed);
  if (!isStorable(email) || (await isTooMuch(ctx, { email, address }))) return;
  const credentials = await inTransaction(ctx, (tx) => findCredentials(tx, email));
  const member = credentials === null ? null : await findMember(ctx.db, credentials.id);
  if (member === null) return;
  const [token, now] = [randomBytes(TOKEN_BYTES).toString("base64url"), ctx.clock.now()];
  const expiresAt = new Date(now.getTime() + LIVES_MS);
  const link = { tokenHash: sha256Hex(token), userId: member.id, createdAt: now, expiresAt };
  await inTransaction(ctx, (tx) => insertSignInLink(tx, link));
  const url = new URL("/dashboard/sign-in/link", ctx.env.APP_URL);
  url.searchParams.set("token", token);
  if (next !== "") url.searchParams.set("next", next);
  await send(ctx, { member, url: url.href });
};

const isTooMuch = async (
  ctx: Pick<ServiceContext, "db">,
  { email, address = "" }: Pick<LinkCall, "email" | "address">,
): Promise<boolean> => {
  const [fromHere, toThere] = await inTransaction(ctx, async (tx) => [
    // The bucket's name is a hash, so that the counter table contains no addresses.
    address === "" ? 0 : await countFailure(tx, `link-from:${sha256Hex(address)}`, LINKS_PER_ADDRESS.seconds),
    await countFailure(tx, `link-to:${sha256Hex(email)}`, LINKS_PER_MAILBOX.seconds),
  ]);
  return (fromHere ?? 0) > LINKS_PER_ADDRESS.most || (toThere ?? 0) > LINKS_PER_MAILBOX.most;
};

const send = async (ctx: ServiceContext, { member, url }: { member: Member; url: string }): Promise<void> => {
  const text = [
    `Hello ${member.name},`,
    "this link signs you in to your returns dashboard. It works once, for 15 minutes:",
    url,
    "If you did not ask for it, ignore it: without the link nobody gets in.",
  ];
  const linked = escapeHtml(url);
  await ctx.mailer.send({
    to: member.email,
    from: ctx.env.MAIL_FROM,
    subject: "Your link to sign in",
    text: text.join("\n\n"),
    html: text
      .map(escapeHtml)
      .map((line) => `<p>${line === linked ? `<a href="${line}">${line}</a>` : line}</p>`)
      .join(""),
    headers: {
      ...{ "Message-ID": `<${ctx.ids.next("mail")}@homeward>`, "Auto-Submitted": "auto-generated" },
      ...{ "X-SVC-Group": member.groupId, "X-SVC-Private": "yes" },
    },
  });
};
