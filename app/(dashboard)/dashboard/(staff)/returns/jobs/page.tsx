import type { Metadata } from "next";
import { JobList } from "@/components/dashboard/bulk/job-view";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { t } from "@/messages/dashboard/bulk";
import { requireStaff } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("jobsPage.title") });

export default async function BulkJobsPage() {
  const api = await requireStaff("/dashboard/returns/jobs");
  const [{ jobs }, { stores }] = await Promise.all([api.listBulkJobs({}), api.getViewer({})]);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <Crumbs parent={t("jobsPage.returns")} href="/dashboard/returns" here={t("jobsPage.title")} />
        <h1 className="text-h1 font-semibold">{t("jobsPage.title")}</h1>
        <p className="text-ink-2">{t("jobsPage.intro")}</p>
      </div>
      <ListKeys />
      {jobs.length === 0 ? (
        <Blank title={t("jobsPage.empty")}>
          <p>{t("jobsPage.emptyHint")}</p>
        </Blank>
      ) : (
        <JobList jobs={jobs} timeZone={stores[0]?.time_zone ?? "UTC"} />
      )}
    </>
  );
}
