import type { Metadata } from "next";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { ReferencesDesk } from "@/components/dashboard/refunds/references-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page } from "@/components/ui/page";
import { t } from "@/messages/dashboard/refunds";
import { staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("importPage.title") });

export default async function ImportReferencesPage() {
  const { viewer } = await staffPage("/dashboard/refunds/import");
  if (!viewer.can("processes:write")) return <Refused />;
  return (
    <Page>
      <Crumbs parent={t("refundsPage.title")} href="/dashboard/refunds" here={t("importPage.title")} />
      <h1 className="text-h1 mt-1 font-semibold">{t("importPage.title")}</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">{t("importPage.words")}</p>
      <ReferencesDesk />
    </Page>
  );
}
