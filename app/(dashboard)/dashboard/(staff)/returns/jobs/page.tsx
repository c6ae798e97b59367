import type { Metadata } from "next";
import { JobList } from "@/components/dashboard/bulk/job-view";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Bulk actions" };

export default async function BulkJobsPage() {
  const api = await requireStaff("/dashboard/returns/jobs");
  const [{ jobs }, { stores }] = await Promise.all([api.listBulkJobs({}), api.getViewer({})]);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <Crumbs parent="Returns" href="/dashboard/returns" here="Bulk actions" />
        <h1 className="text-h1 font-semibold">Bulk actions</h1>
        <p className="text-ink-2">Your team’s latest bulk actions. Reports are kept for 90 days.</p>
      </div>
      <ListKeys />
      {jobs.length === 0 ? (
        <Blank title="No bulk actions yet">
          <p>Select returns in the list, with the checkboxes or X. The available actions appear at the bottom.</p>
        </Blank>
      ) : (
        <JobList jobs={jobs} timeZone={stores[0]?.time_zone ?? "UTC"} />
      )}
    </>
  );
}
