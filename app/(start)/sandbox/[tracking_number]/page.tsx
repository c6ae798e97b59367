import type { Metadata } from "next";
import { Mark } from "@/components/start/mark";

type SandboxPageProps = { params: Promise<{ tracking_number: string }> };

export const metadata: Metadata = { title: "Sandbox carrier", robots: { index: false } };

/** Where the tracking address of a sandbox parcel leads: a carrier's page, if the parcel were real. */
export default async function SandboxPage({ params }: SandboxPageProps) {
  const { tracking_number: trackingNumber } = await params;
  return (
    <main className="start">
      <Mark />
      <h1>This parcel is not real</h1>
      <p className="start-lead">
        Parcel <code>{decodeURIComponent(trackingNumber)}</code> was made by the sandbox carrier: nothing is moved, and
        nothing is charged. Where it would be is on the status page of its return; staff move it in the dashboard, and
        systems with POST /v1/ops/update_lkss.
      </p>
    </main>
  );
}
