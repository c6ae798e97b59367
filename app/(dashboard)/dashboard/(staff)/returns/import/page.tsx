import type { Metadata } from "next";
import Link from "next/link";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { nextStep } from "@/components/dashboard/launch/next-step";
import { ImportDesk } from "@/components/dashboard/order-import/import-desk";
import { ReturnDesk } from "@/components/dashboard/order-import/return-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { Page, PageHead } from "@/components/ui/page";
import { Segments, segmentStyle } from "@/components/ui/segments";
import { oneOf, staffPage } from "../../../../staff";

export const metadata: Metadata = { title: "Import a file" };

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
  const desk = {
    stores: viewer.stores,
    initial: imports,
    timeZone,
    places: { canCreateReturn: canReturns, setupStep },
  };
  return (
    <Page>
      <Crumbs parent="Returns" href="/dashboard/returns" here={isReturns ? "Import returns" : "Import orders"} />
      <PageHead>
        <h1 className="text-h1 mt-1 font-semibold">{isReturns ? "Import returns" : "Import orders"}</h1>
        {canOrders && canReturns ? (
          <Segments as="nav" aria-label="File contains">
            <Link className={segmentStyle()} href={PATH} aria-current={isReturns ? undefined : "page"}>
              Orders
            </Link>
            <Link className={segmentStyle()} href={RETURNS} aria-current={isReturns ? "page" : undefined}>
              Returns
            </Link>
          </Segments>
        ) : null}
      </PageHead>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {isReturns
          ? "Upload returns that were requested elsewhere: by email, in a store, in your previous system. We create the label and email the shopper. The return window doesn’t apply."
          : "Upload past orders, or all of them if your shop isn’t connected. Shoppers can start returns as soon as their order is imported."}
      </p>
      {isReturns ? <ReturnDesk {...desk} /> : <ImportDesk {...desk} />}
    </Page>
  );
}
