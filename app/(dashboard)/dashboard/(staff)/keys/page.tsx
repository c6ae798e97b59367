import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { KeysSection } from "@/components/dashboard/keys/keys-section";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page } from "@/components/ui/page";
import { requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const api = await requireStaff("/dashboard/keys");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("keys:write")) return <Refused />;
  const { keys } = await api.listApiKeys({});
  return (
    <Page>
      <KeysSection
        keys={keys}
        stores={viewer.stores}
        now={new Date().toISOString()}
        timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
      />
    </Page>
  );
}
