import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type SettingsSearch, settingsTarget } from "@/app/(dashboard)/settings-target";
import { ConnectForm } from "@/components/dashboard/connections/connect-form";
import { CONNECTIONS_PATH } from "@/components/dashboard/connections/connection-words";
import { ProviderTile } from "@/components/dashboard/connections/provider-tile";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { Refused } from "@/components/dashboard/shell/refused";
import { Chip } from "@/components/ui/chip";
import { Alert } from "@/components/ui/notice";
import { t } from "@/messages/dashboard/settings-pages";
import { oneOf } from "../../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("connectPage.tab") });

type Props = { params: Promise<{ provider: string }>; searchParams: SettingsSearch };

export default async function ConnectPage({ params, searchParams }: Props) {
  const name = (await params).provider;
  const { api, viewer, place, store } = await settingsTarget(`${CONNECTIONS_PATH}/connect/${name}`, searchParams);
  if (!viewer.can("connections:write")) return <Refused />;
  const [{ providers }, { connections }] = await Promise.all([api.listProviders({}), api.listConnections({})]);
  const provider = providers.find((each) => each.provider.toLowerCase() === name);
  if (provider === undefined) notFound();
  const problem = oneOf((await searchParams).problem);
  return (
    <>
      <Crumbs
        parent={t("connectionsPage.title")}
        href={`${CONNECTIONS_PATH}?store=${encodeURIComponent(store.slug)}`}
        here={provider.name}
      />
      <div className="mt-1 mb-5 flex items-center gap-3">
        <ProviderTile tile={provider.tile} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 className="text-h1 font-semibold">{t("connectPage.title", { provider: provider.name })}</h1>
            {provider.is_beta ? <Chip>{t("connectPage.beta")}</Chip> : null}
          </div>
          <p className="text-ink-2">{provider.tagline}</p>
        </div>
      </div>
      <Alert className="mb-5">{problem}</Alert>
      <ConnectForm
        key={place.ecommerceId}
        provider={provider}
        ecommerceId={place.ecommerceId}
        isTesting={store.is_testing}
        mayBeShared={connections.some(
          (each) => each.provider === provider.provider && each.ecommerce_id !== place.ecommerceId,
        )}
      />
    </>
  );
}
