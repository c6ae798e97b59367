import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import { SignInForm } from "@/components/dashboard/sign-in/sign-in-form";
import { t } from "@/messages/dashboard/sign-in";
import { homePath } from "@/server/auth/home-path";
import { oidcLabel } from "@/server/auth/oidc";
import { firstRunOf } from "@/server/auth/set-up-first";
import { canMailLinks } from "@/server/auth/sign-in-link";
import { staffActor } from "@/server/auth/staff-actor";
import { oneOf } from "../../staff";
import { signIn } from "../actions";

export const generateMetadata = (): Metadata => ({ title: t("signInForm.title") });

type Props = { searchParams: Promise<Record<"next" | "error", string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const { next, error } = await searchParams;
  const actor = await staffActor();
  if (actor !== null) redirect(safeReturnPath(next, await homePath(actor.id)));
  if ((await firstRunOf("")) !== "OVER") redirect("/dashboard/setup");
  const path = safeReturnPath(next, "");
  return (
    <SignInForm
      action={signIn}
      next={path}
      hasLinks={canMailLinks()}
      oidc={{ label: oidcLabel(), refusal: refusalOf(oneOf(error)) }}
    />
  );
}

/** Returns why single sign-on failed, or null. */
const refusalOf = (error: string): "STRANGER" | "FAILED" | null =>
  error === "" ? null : error === "AccessDenied" ? "STRANGER" : "FAILED";
