import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonAnchor } from "@/components/ui/button";
import { t } from "@/messages/dashboard/shell";
import { errorPageAsked } from "../../../../error-page-asked";
import { requireStaff } from "../../../staff";
import NotFound from "../not-found";
import ReturnNotFound from "../returns/[code]/not-found";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await errorPageAsked())?.status === "500" ? t("brokenPage.tabTitle") : t("notFound.tabTitle"),
});

/** Any other address below /dashboard: the dashboard's own answer instead of a bare page. */
export default async function UnknownPage({ params }: { params: Promise<{ rest: string[] }> }) {
  const { rest } = await params;
  await requireStaff(`/dashboard/${rest.join("/")}`);
  const asked = await errorPageAsked();
  if (asked === null) notFound();
  if (asked.status === "500") return <Failed code={asked.code} />;
  // Before the address that was asked for stands one step of the front's.
  const [, area, ...more] = rest;
  return area === "returns" && more.length === 1 ? <ReturnNotFound /> : <NotFound />;
}

/** What error.tsx says where scripts run, for everybody. The address is that of the page that broke. */
function Failed({ code }: { code: string }) {
  return (
    <Blank title={t("brokenPage.title")} isWholePage>
      <p>
        {t("brokenPage.ourSide")} {t("brokenPage.reference", { code })}
      </p>
      <p>
        <ButtonAnchor kind="main" href="">
          {t("brokenPage.tryAgain")}
        </ButtonAnchor>
      </p>
    </Blank>
  );
}
