import type { Metadata } from "next";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { SignatureCheck } from "@/components/dashboard/webhooks/signature-check";
import { requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Check a signature" };

export default async function SignatureCheckPage() {
  const api = await requireStaff("/dashboard/webhooks/check");
  if (!viewerOf(await api.getViewer({})).can("webhooks:read")) return <Refused />;
  return (
    <div className="document">
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here="Check a signature" />
      <div className="page-head">
        <div>
          <h1 className="text-h1 font-semibold">Check a signature</h1>
          <p className="text-ink-2">
            A receiver refuses a delivery, or you are not sure that it is ours: paste what came.
          </p>
        </div>
      </div>
      <SignatureCheck />
    </div>
  );
}
