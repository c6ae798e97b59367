import { settingsMetadata } from "@/app/(dashboard)/settings-page";
import { type SettingsSearch, settingsTarget } from "@/app/(dashboard)/settings-target";
import { ConnectionCard } from "@/components/dashboard/connections/connection-card";
import { jobWords } from "@/components/dashboard/connections/job-words";
import { KindSection } from "@/components/dashboard/connections/kind-section";
import { Refused } from "@/components/dashboard/shell/refused";
import { CONNECTION_KINDS } from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/settings-pages";

export const generateMetadata = settingsMetadata("connections");

export default async function ConnectionsPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, viewer, place, store } = await settingsTarget("/dashboard/settings/connections", searchParams);
  if (!viewer.can("connections:read")) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [{ providers }, { connections }, launch] = await Promise.all([
    api.listProviders({}),
    api.listConnections(which),
    api.getLaunchChecklist(which),
  ]);
  const details = await Promise.all(connections.map(({ connection_id }) => api.getConnectionDetail({ connection_id })));
  const now = new Date().toISOString();
  const facts = {
    connections,
    isTesting: store.is_testing,
    hasMailServer: launch.checks.some(({ id, is_done }) => id === "EMAIL" && is_done),
  };
  return (
    <>
      <h1 className="text-h1 font-semibold">{t("connectionsPage.title")}</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">{t("connectionsPage.about")}</p>
      {CONNECTION_KINDS.map((kind) => (
        <KindSection
          key={kind}
          kind={kind}
          words={jobWords(kind, facts)}
          providers={providers.filter((each) => each.kind === kind)}
          connected={connections.filter((each) => each.kind === kind).map(({ provider }) => provider)}
          slug={store.slug}
          canWrite={viewer.can("connections:write")}
        >
          {details
            .filter(({ connection }) => connection.kind === kind)
            .map((detail) => (
              <ConnectionCard
                key={detail.connection.connection_id}
                detail={detail}
                provider={providers.find(({ provider }) => provider === detail.connection.provider)}
                now={now}
                timeZone={place.timeZone}
                isTesting={store.is_testing}
              />
            ))}
        </KindSection>
      ))}
    </>
  );
}
