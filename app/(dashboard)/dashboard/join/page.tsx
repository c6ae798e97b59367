import type { Metadata } from "next";
import { InvitationEnded } from "@/components/dashboard/sign-in/invitation-ended";
import { JoinForm } from "@/components/dashboard/sign-in/join-form";
import { t } from "@/messages/dashboard/sign-in";
import { invitationOf } from "@/server/auth/join-team";
import { oneOf } from "../../staff";
import { join } from "../actions";

export const generateMetadata = (): Metadata => ({ title: t("joinForm.title"), referrer: "strict-origin" });

export default async function JoinPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const token = oneOf((await searchParams).token);
  const invitation = await invitationOf(token);
  return invitation === null ? <InvitationEnded /> : <JoinForm action={join} token={token} invitation={invitation} />;
}
