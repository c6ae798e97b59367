import type { Metadata } from "next";
import { ConnectionView } from "@/components/dashboard/connections/connection-view";
import { CONNECTIONS_PATH } from "@/components/dashboard/connections/connection-words";
import { Refused } from "@/components/dashboard/shell/refused";
import { t } from "@/messages/dashboard/settings-pages";
import { orNotFound, staffPage } from "../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("connectionPage.tab") });

export default async function ConnectionPage({ params }: { params: Promise<{ connection_id: string }> }) {
  const { connection_id } = await params;
  const { api, viewer, now } = await staffPage(`${CONNECTIONS_PATH}/${encodeURIComponent(connection_id)}`);
  if (!viewer.can("connections:read")) return <Refused />;
  const detail = await orNotFound(api.getConnectionDetail({ connection_id }));
  const { ecommerce_id } = detail.connection;
  const [{ providers }, { warehouses }] = await Promise.all([
    api.listProviders({}),
    api.listWarehouses({ ecommerce_id }),
  ]);
  const store = viewer.stores.find((each) => each.ecommerce_id === ecommerce_id);
  return (
    <ConnectionView
      key={connection_id}
      initial={detail}
      provider={providers.find(({ provider }) => provider === detail.connection.provider)}
      warehouses={warehouses}
      now={now}
      place={{
        slug: store?.slug ?? "",
        timeZone: store?.time_zone ?? "UTC",
        isTesting: store?.is_testing ?? false,
      }}
      canWrite={viewer.can("connections:write")}
    />
  );
}
