import type { Metadata } from "next";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Refused } from "@/components/dashboard/shell/refused";
import { SignatureCheck } from "@/components/dashboard/webhooks/signature-check";
import { Page, PageHead } from "@/components/ui/page";
import { t } from "@/messages/dashboard/webhooks";
import { staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("checkPage.title") });

export default async function SignatureCheckPage() {
  const { viewer } = await staffPage("/dashboard/webhooks/check");
  if (!viewer.can("webhooks:read")) return <Refused />;
  return (
    <Page>
      <Crumbs parent={t("webhooksPage.title")} href="/dashboard/webhooks" here={t("checkPage.title")} />
      <PageHead>
        <div>
          <h1 className="text-h1 font-semibold">{t("checkPage.title")}</h1>
          <p className="text-ink-2">{t("checkPage.words")}</p>
        </div>
      </PageHead>
      <SignatureCheck />
    </Page>
  );
}
