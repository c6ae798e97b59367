import type { Metadata } from "next";
import { IgnoredNote } from "@/components/dashboard/browser/ignored-note";
import { ignoredParams } from "@/components/dashboard/browser/ignored-params";
import { LinkProgress } from "@/components/dashboard/browser/link-progress";
import { textOf } from "@/components/dashboard/browser/read-address";
import { Refused } from "@/components/dashboard/shell/refused";
import { blankWords } from "@/components/dashboard/webhooks/blank-words";
import { DeliveriesTable } from "@/components/dashboard/webhooks/deliveries-table";
import { DeliveryFilter, deliveriesHref } from "@/components/dashboard/webhooks/delivery-filter";
import { EndpointsSection } from "@/components/dashboard/webhooks/endpoints-section";
import { FiguresLine } from "@/components/dashboard/webhooks/figures-line";
import { ButtonLink } from "@/components/ui/button";
import { PageLinks } from "@/components/ui/list-foot";
import { Page, PageHead } from "@/components/ui/page";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { DELIVERY_STATES } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";
import { oneOf, orNotFound, pageAt, type requireStaff, staffPage } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("webhooksPage.title") });

type Props = {
  searchParams: Promise<Record<"state" | "endpoint" | "cursor" | "store" | "warehouse", string | string[] | undefined>>;
};

/**
 * Returns the warehouse whose daily list should be sent to an endpoint; null if none was requested or it doesn't exist.
 */
const warehouseOf = async (
  api: Awaited<ReturnType<typeof requireStaff>>,
  { ecommerce_id, id }: { ecommerce_id: string; id: string },
) => {
  if (id === "" || ecommerce_id === "") return null;
  const { warehouses } = await orNotFound(api.listWarehouses({ ecommerce_id }));
  return warehouses.find((warehouse) => warehouse.id === id) ?? null;
};

export default async function WebhooksPage({ searchParams }: Props) {
  const params = await searchParams;
  const state = DELIVERY_STATES.find((each) => each.toLowerCase() === oneOf(params.state));
  const choice = { state, endpoint: textOf(oneOf(params.endpoint), 128) };
  const cursor = oneOf(params.cursor);
  const { api, viewer, timeZone, now } = await staffPage(deliveriesHref(choice));
  if (!viewer.can("webhooks:read")) return <Refused />;
  const [{ endpoints, lately }, figures, page] = await Promise.all([
    api.listWebhookEndpoints({}),
    api.getWebhookFigures({}),
    pageAt(cursor, (at) => api.listWebhookDeliveries({ state, endpoint_id: choice.endpoint, cursor: at })),
  ]);
  const warehouse = await warehouseOf(api, { ecommerce_id: oneOf(params.store), id: oneOf(params.warehouse) });
  const shown = endpoints.find(({ endpoint_id }) => endpoint_id === choice.endpoint);
  return (
    <Page>
      <PageHead title={t("webhooksPage.title")}>
        <ButtonLink size="small" href="/dashboard/webhooks/check">
          {t("webhooksPage.checkSignature")}
          <LinkProgress href="/dashboard/webhooks/check" />
        </ButtonLink>
      </PageHead>
      {endpoints.length > 0 ? <FiguresLine figures={figures} /> : null}
      <EndpointsSection
        endpoints={endpoints}
        lately={lately}
        now={now}
        canWrite={viewer.can("webhooks:write")}
        warehouse={warehouse}
      />
      <Section id="deliveries" title={t("webhooksPage.deliveries")} aside={<DeliveryFilter choice={choice} />}>
        <IgnoredNote
          ignored={ignoredParams(
            { ...params, store: undefined, warehouse: undefined },
            { href: deliveriesHref(choice) },
          )}
        />
        {choice.endpoint ? (
          <p className="text-ink-2 pb-3">
            {shown === undefined
              ? t("webhooksPage.onlyToDeleted")
              : t.rich("webhooksPage.onlyTo", {
                  ...{ url: shown.url, mono: (text) => <span className="font-mono text-code">{text}</span> },
                })}{" "}
            <TextLink href={deliveriesHref({ state, endpoint: "" })} scroll={false}>
              {t("webhooksPage.showAll")}
            </TextLink>
          </p>
        ) : null}
        {page.deliveries.length === 0 ? (
          <p className="text-ink-2 py-4">
            {blankWords({
              ...{ isFiltered: state !== undefined, isOfOne: shown !== undefined },
              isList:
                warehouse !== null ||
                (endpoints.length > 0 && endpoints.every(({ warehouse_id }) => warehouse_id !== null)),
            })}
          </p>
        ) : (
          <DeliveriesTable deliveries={page.deliveries} endpoints={endpoints} now={now} timeZone={timeZone} />
        )}
        <PageLinks
          className="mt-3"
          start={cursor ? deliveriesHref(choice) : null}
          next={page.next_cursor && deliveriesHref(choice, page.next_cursor)}
          nextWord={t("webhooksPage.older")}
        />
      </Section>
    </Page>
  );
}
