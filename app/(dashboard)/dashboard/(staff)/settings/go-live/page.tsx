import type { Metadata } from "next";
import { BackToTest } from "@/components/dashboard/launch/back-to-test";
import { Checklist, ManualJobs } from "@/components/dashboard/launch/checklist";
import { GoLive } from "@/components/dashboard/launch/go-live";
import type { LaunchChecklist } from "@/components/dashboard/launch/launch-checklist";
import { testModeWords } from "@/components/dashboard/shell/test-mode-words";
import { TextLink } from "@/components/ui/text-link";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Go live" };

export default settingsPage({ title: "Go live", path: "go-live" }, async ({ api, store, which }) => {
  const launch = await api.getLaunchChecklist(which);
  return (
    <>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {launch.is_live
          ? `${store.name} is live. New returns are real.`
          : `${store.name} is in test mode: ${testModeWords(store.test_reach)}. Go live when this list is done.`}
      </p>
      <h2 className="mb-2 font-semibold">Checklist</h2>
      <Checklist checks={launch.checks} slug={store.slug} />
      <h2 className="mb-1 font-semibold">Handled by your team</h2>
      <p className="text-ink-2 mb-2 max-w-[70ch]">
        {manualWords(launch)}{" "}
        <TextLink href={`/dashboard/settings/connections?store=${encodeURIComponent(store.slug)}`}>
          Manage connections
        </TextLink>
      </p>
      {launch.manual_jobs.length === 0 ? null : <ManualJobs jobs={launch.manual_jobs} />}
      {launch.is_live ? <BackToTest store={store} /> : <GoLive store={store} launch={launch} />}
    </>
  );
});

const manualWords = (call: Pick<LaunchChecklist, "manual_jobs" | "test_shop" | "is_live">): string => {
  const { manual_jobs: jobs, test_shop: testShop, is_live: isLive } = call;
  if (jobs.length === 0) return "Connections do all of the work.";
  if (testShop !== "")
    return (
      `${testShop} is connected as a test shop, which ${isLive ? "does" : "will do"} nothing for live returns. ` +
      "To change that, disconnect it and connect your live shop. Until then, your team does these jobs."
    );
  return "No connection does these jobs. Your team does them, and Homeward shows what is waiting.";
};
