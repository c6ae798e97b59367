"use server";

import { redirect } from "next/navigation";
import type { EntryState } from "@/components/dashboard/sign-in/use-entry";
import { t } from "@/messages/dashboard/sign-in";
import { homePath } from "@/server/auth/home-path";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { problemOf } from "@/server/trpc/problem-of";
import { before, FORM, serverAction } from "@/server/trpc/server-action";

type State = EntryState<"password">;

/** Sets the password of someone who has just signed in by an emailed link, and redirects to their home page. */
export const setNewPassword = serverAction([before<State>(), FORM], async (_before, form): Promise<State> => {
  const actor = await staffActor();
  if (actor === null) redirect("/dashboard/sign-in");
  try {
    await callerFor(actor).changeOwnPassword({ new_password: String(form.get("password") ?? "") });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    const fault = problem.violations.find(({ field }) => field === "new_password")?.description;
    if (fault !== undefined) return { errors: [{ field: "password", text: t("newPasswordForm.refused", { fault }) }] };
    return { errors: [{ field: null, text: t("newPasswordForm.tooLate") }] };
  }
  redirect(await homePath(actor.id));
});
