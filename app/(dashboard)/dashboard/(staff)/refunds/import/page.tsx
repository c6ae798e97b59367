import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { ReferencesDesk } from "@/components/dashboard/refunds/references-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page } from "@/components/ui/page";
import { requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Import references" };

export default async function ImportReferencesPage() {
  const api = await requireStaff("/dashboard/refunds/import");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("processes:write")) return <Refused />;
  return (
    <Page>
      <Crumbs parent="Pending refunds" href="/dashboard/refunds" here="Import references" />
      <h1 className="text-h1 mt-1 font-semibold">Import references</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        Mark refunds as sent from a file of your bank or accounting. Export the pending refunds, fill in the reference
        column, and upload the file here. Nothing is marked before you confirm the preview.
      </p>
      <ReferencesDesk />
    </Page>
  );
}
