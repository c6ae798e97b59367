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

/** Handles unknown addresses below /dashboard within the dashboard's frame. */
export default async function UnknownPage({ params }: { params: Promise<{ rest: string[] }> }) {
  const { rest } = await params;
  await requireStaff(`/dashboard/${rest.join("/")}`);
  const asked = await errorPageAsked();
  if (asked === null) notFound();
  if (asked.status === "500") return <Failed code={asked.code} />;
  // The first segment was added by an internal rewrite; the requested address follows it.
  const [, area, ...more] = rest;
  return area === "returns" && more.length === 1 ? <ReturnNotFound /> : <NotFound />;
}

/** The same message as error.tsx, also for browsers without scripts. Keeps the address of the failed page. */
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
