import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import { SignInForm } from "@/components/dashboard/sign-in/sign-in-form";
import { staffActor } from "@/server/auth/staff-actor";
import { signIn } from "../actions";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const next = safeReturnPath((await searchParams).next);
  if (await staffActor()) redirect(next);
  return <SignInForm action={signIn} next={next} />;
}
