import { after } from "next/server";
import { getContext } from "@/server/context";
import { findSignInLink, takeSignInLink } from "@/server/db/people/sign-in-links";
import { inTransaction } from "@/server/db/transaction";
import { sha256Hex } from "@/server/kernel/crypto";
import { mailSignInLink } from "@/server/services/team/sign-in-link/mail-sign-in-link";
import { placeOfRequest } from "./next-auth";
import { passFirstFactor } from "./second-step";

/** Returns whether links can be emailed: emails kept in the dashboard can be read by everybody with access to it. */
export const canMailLinks = (): boolean => getContext().env.SMTP_URL !== undefined;

/** Emails a link to the member with this email after the answer is sent; the answer is the same for everybody. */
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

/** Returns whom a link would sign in. Reading doesn't use it up, because email apps open links. */
export const addresseeOfLink = async (token: string): Promise<string | null> => {
  const { db, clock } = getContext();
  if (token === "") return null;
  return (await findSignInLink(db, { tokenHash: sha256Hex(token), now: clock.now() }))?.email ?? null;
};

/** Uses up a link. Returns where to go: on, or to the second factor; null if the link isn't valid any more. */
export const signInByLink = async ({ token, next }: { token: string; next: string }): Promise<string | null> => {
  const ctx = getContext();
  const call = { tokenHash: sha256Hex(token), now: ctx.clock.now() };
  const userId = await inTransaction(ctx, (tx) => takeSignInLink(tx, call));
  return userId === null ? null : passFirstFactor(userId, { next, isByLink: true });
};
