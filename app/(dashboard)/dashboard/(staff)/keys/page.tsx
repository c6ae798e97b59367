import type { Metadata } from "next";
import { KeysSection } from "@/components/dashboard/keys/keys-section";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const api = await requireStaff("/dashboard/keys");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("keys:write")) return <Refused />;
  const { keys } = await api.listApiKeys({});
  return (
    <div className="document">
      <KeysSection
        keys={keys}
        stores={viewer.stores}
        now={new Date().toISOString()}
        timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
      />
    </div>
  );
}
