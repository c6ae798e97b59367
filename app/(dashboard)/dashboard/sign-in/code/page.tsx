import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodeForm } from "@/components/dashboard/sign-in/code-form";
import { safeReturnPath } from "@/components/dashboard/sign-in/safe-return-path";
import { t } from "@/messages/dashboard/sign-in";
import { memberAtSecondStep } from "@/server/auth/second-step";
import { oneOf } from "../../../staff";
import { signInWithCode } from "../../actions";

export const generateMetadata = (): Metadata => ({ title: t("signInForm.title") });

export default async function CodePage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const next = safeReturnPath(oneOf((await searchParams).next), "");
  const member = await memberAtSecondStep();
  if (member === null) redirect("/dashboard/sign-in");
  return <CodeForm action={signInWithCode} next={next} email={member.email} />;
}
