import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NewPasswordForm } from "@/components/dashboard/sign-in/new-password-form";
import { NEW_PASSWORD_PAGE } from "@/components/dashboard/sign-in/new-password-page";
import { t } from "@/messages/dashboard/sign-in";
import { emailOf } from "@/server/auth/email-of";
import { homePath } from "@/server/auth/home-path";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { setNewPassword } from "./actions";

export const generateMetadata = (): Metadata => ({ title: t("newPasswordForm.title") });

/** Outside the dashboard's frame, because setting up two-factor authentication needs the password first. */
export default async function NewPasswordPage() {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${NEW_PASSWORD_PAGE}`);
  // A PIN signs in to the station, but not to an account.
  if (!actor.scopes.has("account:write")) redirect("/station");
  const api = callerFor(actor);
  const { password_reset_until } = await api.listSessions({});
  // With the current password, it is changed on the account page.
  if (password_reset_until === null) redirect("/dashboard/account");
  const home = await homePath(actor.id);
  return <NewPasswordForm action={setNewPassword} email={await emailOf(actor.id)} home={home} />;
}
