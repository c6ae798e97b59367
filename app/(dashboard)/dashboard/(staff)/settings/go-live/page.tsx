import { BackToTest } from "@/components/dashboard/launch/back-to-test";
import { Checklist, ManualJobs } from "@/components/dashboard/launch/checklist";
import { GoLive } from "@/components/dashboard/launch/go-live";
import type { LaunchChecklist } from "@/components/dashboard/launch/launch-checklist";
import { testModeWords } from "@/components/dashboard/shell/test-mode-words";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/messages/dashboard/settings-pages";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("go-live");

export default settingsPage({ section: "go-live" }, async ({ api, store, which }) => {
  const launch = await api.getLaunchChecklist(which);
  return (
    <>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {launch.is_live
          ? t("goLivePage.live", { store: store.name })
          : t("goLivePage.testing", { store: store.name, reach: testModeWords(store.test_reach) })}
      </p>
      <h2 className="mb-2 font-semibold">{t("goLivePage.checklist")}</h2>
      <Checklist checks={launch.checks} slug={store.slug} />
      <h2 className="mb-1 font-semibold">{t("goLivePage.byTeam")}</h2>
      <p className="text-ink-2 mb-2 max-w-[70ch]">
        {manualWords(launch)}{" "}
        <TextLink href={`/dashboard/settings/connections?store=${encodeURIComponent(store.slug)}`}>
          {t("goLivePage.manage")}
        </TextLink>
      </p>
      {launch.manual_jobs.length === 0 ? null : <ManualJobs jobs={launch.manual_jobs} />}
      {launch.is_live ? <BackToTest store={store} /> : <GoLive store={store} launch={launch} />}
    </>
  );
});

const manualWords = (call: Pick<LaunchChecklist, "manual_jobs" | "test_shop" | "is_live">): string => {
  const { manual_jobs: jobs, test_shop: testShop, is_live: isLive } = call;
  if (jobs.length === 0) return t("goLivePage.allConnected");
  if (testShop !== "")
    return isLive ? t("goLivePage.testShopLive", { shop: testShop }) : t("goLivePage.testShop", { shop: testShop });
  return t("goLivePage.noConnection");
};
