import type { Metadata } from "next";
import { CallView } from "@/components/dashboard/calls/call-view";
import { Refused } from "@/components/dashboard/shell/refused";
import { orNotFound, staffPage } from "../../../../staff";

export const metadata: Metadata = { title: "Call" };

export default async function CallPage({ params }: { params: Promise<{ call_id: string }> }) {
  const { call_id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/requests/${call_id}`);
  if (!viewer.can("calls:read")) return <Refused />;
  const detail = await orNotFound(api.getApiCall({ call_id }));
  return <CallView detail={detail} timeZone={timeZone} />;
}
