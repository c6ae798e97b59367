import type { Metadata } from "next";
import { Refused } from "@/components/dashboard/shell/refused";
import { DeliveriesTable } from "@/components/dashboard/webhooks/deliveries-table";
import { deliveriesHref } from "@/components/dashboard/webhooks/delivery-filter";
import { EndpointView } from "@/components/dashboard/webhooks/endpoint-view";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { t } from "@/messages/dashboard/webhooks";
import { orNotFound, staffPage } from "../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("endpointPage.title") });

const DAY_MS = 86_400_000;

export default async function EndpointPage({ params }: { params: Promise<{ endpoint_id: string }> }) {
  const { endpoint_id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/webhooks/endpoints/${endpoint_id}`);
  if (!viewer.can("webhooks:read")) return <Refused />;
  const found = await orNotFound(api.getWebhookEndpoint({ endpoint_id }));
  const [{ deliveries }, { rows }] = await Promise.all([
    api.listWebhookDeliveries({ endpoint_id, page_size: 25 }),
    api.listReturnRows({ page_size: 10 }),
  ]);
  const now = new Date();
  return (
    <EndpointView
      {...found}
      now={now.toISOString()}
      stores={viewer.stores}
      subjects={rows.map(({ process_id, return_code, customer_name, status_key }) => ({
        process_id,
        words: `${return_code} · ${customer_name} · ${STATUS_WORDS[status_key].merchant}`,
      }))}
      dayAgo={new Date(now.getTime() - DAY_MS).toISOString()}
      timeZone={timeZone}
      canWrite={viewer.can("webhooks:write")}
    >
      <Section
        id="deliveries"
        title={t("endpointPage.deliveries")}
        aside={
          <TextLink href={deliveriesHref({ state: undefined, endpoint: endpoint_id })}>
            {t("endpointPage.showAll")}
          </TextLink>
        }
      >
        {deliveries.length === 0 ? (
          <p className="text-ink-2 py-4">{t("endpointPage.empty")}</p>
        ) : (
          <DeliveriesTable deliveries={deliveries} endpoints={[]} now={now.toISOString()} timeZone={timeZone} />
        )}
      </Section>
    </EndpointView>
  );
}
