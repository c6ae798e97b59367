"use server";

import { redirect } from "next/navigation";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import type { SignInState } from "@/components/dashboard/sign-in/sign-in-form";
import { checkLogIn } from "@/server/auth/check-log-in";
import { endSession, startSession } from "@/server/auth/next-auth";

/** Signs in and goes to where one wanted to go; otherwise says one generic sentence and keeps the e-mail. */
export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const [email, password] = [textOf(form, "email"), textOf(form, "password")];
  const result = await checkLogIn(email, password);
  if (result.kind === "LIMITED") return { email, error: { kind: "LIMITED", seconds: result.retryAfterSeconds } };
  if (result.kind === "WRONG") return { email, error: { kind: "WRONG" } };
  await startSession(result.userId);
  redirect(safeReturnPath(form.get("next")));
}

export async function signOut(): Promise<void> {
  await endSession();
  redirect("/dashboard/sign-in");
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
