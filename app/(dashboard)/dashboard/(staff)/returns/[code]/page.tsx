import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { ReturnView } from "@/components/dashboard/returns/return-view";
import { orNotFound, requireStaff } from "../../../../staff";

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeURIComponent((await params).code).slice(0, 40) };
}

export default async function ReturnPage({ params }: Props) {
  const code = decodeURIComponent((await params).code);
  const api = await requireStaff(`/dashboard/returns/${encodeURIComponent(code)}`);
  const [detail, viewer] = await Promise.all([
    orNotFound(api.getReturnDetail({ id: code })),
    api.getViewer({}).then(viewerOf),
  ]);
  const { process_id } = detail.summary.basic_process_data;
  const [bench, { tasks }, work] = await Promise.all([
    api.getInspection({ process_id }),
    api.listTasks({ process_id }),
    viewer.can("processes:write") ? api.getReturnFilters({}) : null,
  ]);
  return (
    <ReturnView
      bench={bench}
      detail={detail}
      viewer={viewer}
      tasks={tasks}
      work={work && { people: work.people, tags: work.tags }}
      now={new Date().toISOString()}
    />
  );
}
