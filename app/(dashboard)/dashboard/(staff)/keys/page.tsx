import type { Metadata } from "next";
import { KeysSection } from "@/components/dashboard/keys/keys-section";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page } from "@/components/ui/page";
import { t } from "@/messages/dashboard/keys";
import { getContext } from "@/server/context";
import { staffPage } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("keysSection.title") });

export default async function KeysPage() {
  const { api, viewer, timeZone, now } = await staffPage("/dashboard/keys");
  if (!viewer.can("keys:write")) return <Refused />;
  const { keys } = await api.listApiKeys({});
  return (
    <Page>
      <KeysSection
        keys={keys}
        stores={viewer.stores}
        baseUrl={getContext().env.APP_URL}
        now={now}
        timeZone={timeZone}
      />
    </Page>
  );
}
