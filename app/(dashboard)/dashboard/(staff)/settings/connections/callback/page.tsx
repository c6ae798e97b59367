import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Refused } from "@/components/dashboard/shell/refused";
import { ButtonLink } from "@/components/ui/button";
import { t } from "@/messages/dashboard/connections";
import { problemOf } from "@/server/trpc/problem-of";
import { oneOf, staffPage } from "../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("callbackPage.tab") });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The page that a shop redirects to after a connection was authorized there. */
export default async function ConnectionCallbackPage({ searchParams }: Props) {
  const params = await searchParams;
  const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, oneOf(value)]));
  const { api, viewer } = await staffPage("/dashboard/settings/connections");
  if (!viewer.can("connections:write")) return <Refused />;
  const ended = await api.finishInstall({ query }).catch((error: unknown) => {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return { problem };
  });
  if (!("problem" in ended)) redirect(`/dashboard/settings/connections/${ended.connection.connection_id}`);
  return (
    <>
      <h1 className="text-h1 font-semibold">{t("callbackPage.title")}</h1>
      <p className="text-ink-2 mt-2 max-w-[70ch]" role="alert">
        {ended.problem.message}
      </p>
      <p className="mt-4">
        <ButtonLink href="/dashboard/settings/connections">{t("callbackPage.back")}</ButtonLink>
      </p>
    </>
  );
}
