import type { Metadata } from "next";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { ReferencesDesk } from "@/components/dashboard/refunds/references-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page } from "@/components/ui/page";
import { staffPage } from "../../../../staff";

export const metadata: Metadata = { title: "Import references" };

export default async function ImportReferencesPage() {
  const { viewer } = await staffPage("/dashboard/refunds/import");
  if (!viewer.can("processes:write")) return <Refused />;
  return (
    <Page>
      <Crumbs parent="Pending refunds" href="/dashboard/refunds" here="Import references" />
      <h1 className="text-h1 mt-1 font-semibold">Import references</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        Mark refunds as sent with a file from your bank or accounting system. Export the pending refunds, fill in the
        reference column, and upload the file here. Nothing changes until you confirm the preview.
      </p>
      <ReferencesDesk />
    </Page>
  );
}
