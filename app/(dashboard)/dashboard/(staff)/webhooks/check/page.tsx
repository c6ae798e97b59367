import type { Metadata } from "next";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Refused } from "@/components/dashboard/shell/refused";
import { SignatureCheck } from "@/components/dashboard/webhooks/signature-check";
import { Page, PageHead } from "@/components/ui/page";
import { staffPage } from "../../../../staff";

export const metadata: Metadata = { title: "Check a signature" };

export default async function SignatureCheckPage() {
  const { viewer } = await staffPage("/dashboard/webhooks/check");
  if (!viewer.can("webhooks:read")) return <Refused />;
  return (
    <Page>
      <Crumbs parent="Webhooks" href="/dashboard/webhooks" here="Check a signature" />
      <PageHead>
        <div>
          <h1 className="text-h1 font-semibold">Check a signature</h1>
          <p className="text-ink-2">
            Does your endpoint reject a delivery, or do you doubt that it came from Homeward? Paste the request here.
          </p>
        </div>
      </PageHead>
      <SignatureCheck />
    </Page>
  );
}
