"use server";

import { redirect } from "next/navigation";
import type { AskLinkState } from "@/components/dashboard/sign-in/ask-link-form";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import { askForLink, signInByLink } from "@/server/auth/sign-in-link";
import { before, FORM, serverAction } from "@/server/trpc/server-action";

/** Responds in the same way for every email, so that it doesn't reveal who has an account. */
export const askLink = serverAction([before<AskLinkState>(), FORM], async (_before, form): Promise<AskLinkState> => {
  const email = String(form.get("email") ?? "").slice(0, 254);
  await askForLink({ email, next: safeReturnPath(form.get("next"), "") });
  return { email };
});

export const takeLink = serverAction([FORM], async (form): Promise<void> => {
  const [token, next] = [String(form.get("token") ?? ""), safeReturnPath(form.get("next"), "")];
  const path = await signInByLink({ token, next });
  redirect(path ?? `/dashboard/sign-in/link?token=${encodeURIComponent(token)}`);
});
