import type { Metadata } from "next";
import { ReturnView } from "@/components/dashboard/returns/return-view";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { orNotFound, requireStaff } from "../../../../staff";

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeURIComponent((await params).code).slice(0, 40) };
}

export default async function ReturnPage({ params }: Props) {
  const code = decodeURIComponent((await params).code);
  const api = await requireStaff(`/dashboard/returns/${encodeURIComponent(code)}`);
  const [detail, viewer] = await Promise.all([orNotFound(api.getReturnDetail({ id: code })), api.getViewer({})]);
  const { process_id } = detail.summary.basic_process_data;
  const [inspection, { found }] = await Promise.all([
    api.getInspection({ process_id }),
    api.listFoundParcels({ process_id }),
  ]);
  return (
    <ReturnView
      bench={{ inspection, found }}
      detail={detail}
      viewer={viewerOf(viewer)}
      now={new Date().toISOString()}
    />
  );
}
