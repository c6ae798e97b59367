import type { Metadata } from "next";
import { StartFrame, StartLead } from "@/components/start/start-frame";

export const metadata: Metadata = { title: "Sandbox carrier", robots: { index: false } };

/** The tracking URL of a sandbox parcel, in place of a carrier's page. */
export default async function SandboxPage({ params }: { params: Promise<{ tracking_number: string }> }) {
  const { tracking_number: trackingNumber } = await params;
  return (
    <StartFrame title="This parcel is not real">
      <StartLead>
        Parcel <code>{decodeURIComponent(trackingNumber)}</code> was made by the sandbox carrier: nothing is moved, and
        nothing is charged. Where it would be is on the status page of its return; staff move it in the dashboard, and
        systems with POST /v1/ops/update_lkss.
      </StartLead>
    </StartFrame>
  );
}
