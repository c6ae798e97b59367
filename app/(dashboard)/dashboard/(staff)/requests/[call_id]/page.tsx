import type { Metadata } from "next";
import { CallView } from "@/components/dashboard/calls/call-view";
import { Refused } from "@/components/dashboard/shell/refused";
import { t } from "@/messages/dashboard/calls";
import { orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("requestPage.title") });

export default async function CallPage({ params }: { params: Promise<{ call_id: string }> }) {
  const { call_id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/requests/${call_id}`);
  if (!viewer.can("calls:read")) return <Refused />;
  const detail = await orNotFound(api.getApiCall({ call_id }));
  return <CallView detail={detail} timeZone={timeZone} />;
}
