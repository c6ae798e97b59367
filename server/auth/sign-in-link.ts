import { after } from "next/server";
import { getContext } from "@/server/context";
import { findSignInLink, takeSignInLink } from "@/server/db/people/sign-in-links";
import { inTransaction } from "@/server/db/transaction";
import { sha256Hex } from "@/server/kernel/crypto";
import { mailSignInLink } from "@/server/services/team/sign-in-link/mail-sign-in-link";
import { placeOfRequest } from "./next-auth";
import { passFirstFactor } from "./second-step";

/** Whether links can be mailed: the built-in mail box shows its mails to everybody who may read it. */
export const canMailLinks = (): boolean => getContext().env.SMTP_URL !== undefined;

/** Mails a link to whoever signs in with this email, once the answer is on its way: it is the same for everybody. */
export const askForLink = async ({ email, next }: { email: string; next: string }): Promise<void> => {
  if (!canMailLinks()) return;
  const { address } = await placeOfRequest();
  after(async () => {
    const ctx = getContext();
    try {
      await mailSignInLink(ctx, { email, address, next });
    } catch (error) {
      ctx.log.error({ err: error }, "a link to sign in was not mailed");
    }
  });
};

/** Whom a link would sign in; it is not used up by being looked at, because mail programs do that. */
export const addresseeOfLink = async (token: string): Promise<string | null> => {
  const { db, clock } = getContext();
  if (token === "") return null;
  return (await findSignInLink(db, { tokenHash: sha256Hex(token), now: clock.now() }))?.email ?? null;
};

/** Uses up a link. Answers where to go: on, or to the second factor; null for a link that is none any more. */
export const signInByLink = async ({ token, next }: { token: string; next: string }): Promise<string | null> => {
  const ctx = getContext();
  const call = { tokenHash: sha256Hex(token), now: ctx.clock.now() };
  const userId = await inTransaction(ctx, (tx) => takeSignInLink(tx, call));
  return userId === null ? null : passFirstFactor(userId, { next, isByLink: true });
};
