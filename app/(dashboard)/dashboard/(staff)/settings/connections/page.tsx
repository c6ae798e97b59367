import type { Metadata } from "next";
import Link from "next/link";
import { ConnectionCard } from "@/components/dashboard/connections/connection-card";
import { OtherJobs } from "@/components/dashboard/connections/other-jobs";
import { ProviderCards } from "@/components/dashboard/connections/provider-cards";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Connections" };

export default async function ConnectionsPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, viewer, place, store } = await settingsPlace("/dashboard/settings/connections", searchParams);
  if (!viewer.can("connections:read")) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [{ providers }, { connections }, launch] = await Promise.all([
    api.listProviders({}),
    api.listConnections(which),
    api.getLaunchChecklist(which),
  ]);
  const details = await Promise.all(connections.map(({ connection_id }) => api.getConnectionDetail({ connection_id })));
  const now = new Date().toISOString();
  const shop = connections.find(({ kind }) => kind === "SHOP");
  return (
    <>
      <h1 className="text-h1 font-semibold">Connections</h1>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        Connect your shop: its orders come in automatically, and refunds, exchange orders and restocks go back to it.
        Your team does the jobs that no connection does.
      </p>
      <h2 className="mb-2 font-semibold">Shop</h2>
      {shop === undefined ? (
        <>
          <ProviderCards providers={providers} slug={store.slug} canWrite={viewer.can("connections:write")} />
          <p className="text-ink-2 mt-3 max-w-[70ch]">
            Another shop system?{" "}
            <Link className="link" href="/dashboard/returns/import">
              Import orders from a file
            </Link>{" "}
            or{" "}
            <a className="link" href="/docs/guides/importing-orders">
              send them over the API
            </a>
            .
          </p>
        </>
      ) : (
        details.map((detail) => (
          <ConnectionCard
            key={detail.connection.connection_id}
            detail={detail}
            provider={providers.find(({ provider }) => provider === detail.connection.provider)}
            now={now}
            timeZone={place.timeZone}
            isTesting={store.is_testing}
          />
        ))
      )}
      <h2 className="mt-8 mb-2 font-semibold">Carriers, payments and email</h2>
      <OtherJobs
        slug={store.slug}
        isTesting={store.is_testing}
        hasMailServer={launch.checks.some(({ id, is_done }) => id === "EMAIL" && is_done)}
        shop={shop?.capabilities.includes("REFUNDS") ? shop : null}
      />
    </>
  );
}
