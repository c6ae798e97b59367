import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { CallView } from "@/components/dashboard/calls/call-view";
import { Refused } from "@/components/dashboard/shell/refused";
import { orNotFound, requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Call" };

export default async function CallPage({ params }: { params: Promise<{ call_id: string }> }) {
  const { call_id } = await params;
  const api = await requireStaff(`/dashboard/requests/${call_id}`);
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("calls:read")) return <Refused />;
  const detail = await orNotFound(api.getApiCall({ call_id }));
  return <CallView detail={detail} timeZone={viewer.stores[0]?.time_zone ?? "UTC"} />;
}
