import type { Metadata } from "next";
import Link from "next/link";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { nextStep } from "@/components/dashboard/launch/next-step";
import { ImportDesk } from "@/components/dashboard/order-import/import-desk";
import type { LookupField } from "@/components/dashboard/order-import/lookup-gap";
import { ReturnDesk } from "@/components/dashboard/order-import/return-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page, PageHead } from "@/components/ui/page";
import { Segments, segmentStyle } from "@/components/ui/segments";
import { t } from "@/messages/dashboard/order-import";
import { oneOf, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("importPage.title") });

const PATH = "/dashboard/returns/import";
const RETURNS = `${PATH}?what=returns`;

export default async function ImportPage({ searchParams }: { searchParams: Promise<{ what?: string | string[] }> }) {
  const isAsked = oneOf((await searchParams).what) === "returns";
  const { api, viewer, timeZone } = await staffPage(isAsked ? RETURNS : PATH);
  const [canOrders, canReturns] = [viewer.can("orders:write"), viewer.can("processes:write")];
  if (!canOrders && !canReturns) return <Refused />;
  const isReturns = canReturns && (isAsked || !canOrders);
  const { imports } = isReturns ? await api.listReturnImports({}) : await api.listOrderImports({});
  const [store] = viewer.stores;
  const isOneOfOne = store !== undefined && viewer.stores.length === 1 && viewer.can("settings:write");
  const launch = isOneOfOne ? await api.getLaunchChecklist({ ecommerce_id: store.ecommerce_id }) : null;
  const setupStep = launch === null || store === undefined ? null : nextStep(launch.steps, store.slug);
  const stores = await Promise.all(
    viewer.stores.map(async (each) => {
      const { identification_flow: flow } = await api.getEcommerce({ ecommerce_id: each.ecommerce_id });
      const lookup: LookupField = flow === "ORDER_ID_AND_POSTAL_CODE" ? "shipping_address.postcode" : "email";
      return { ...each, lookup };
    }),
  );
  const desk = {
    stores,
    initial: imports,
    timeZone,
    places: { canCreateReturn: canReturns, setupStep },
  };
  return (
    <Page>
      <Crumbs
        parent={t("importPage.returns")}
        href="/dashboard/returns"
        here={isReturns ? t("importPage.importReturns") : t("importPage.importOrders")}
      />
      <PageHead>
        <h1 className="text-h1 mt-1 font-semibold">
          {isReturns ? t("importPage.importReturns") : t("importPage.importOrders")}
        </h1>
        {canOrders && canReturns ? (
          <Segments as="nav" aria-label={t("importPage.fileContains")}>
            <Link className={segmentStyle()} href={PATH} aria-current={isReturns ? undefined : "page"}>
              {t("importPage.orders")}
            </Link>
            <Link className={segmentStyle()} href={RETURNS} aria-current={isReturns ? "page" : undefined}>
              {t("importPage.returns")}
            </Link>
          </Segments>
        ) : null}
      </PageHead>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {isReturns ? t("importPage.returnsIntro") : t("importPage.ordersIntro")}
      </p>
      {isReturns ? <ReturnDesk {...desk} /> : <ImportDesk {...desk} />}
    </Page>
  );
}
