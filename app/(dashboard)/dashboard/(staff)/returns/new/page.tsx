import type { Metadata } from "next";
import { textOf } from "@/components/dashboard/browser/read-address";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { NewReturnForm } from "@/components/dashboard/new-return/new-return-form";
import { OrderFinder } from "@/components/dashboard/new-return/order-finder";
import { OrderHead } from "@/components/dashboard/new-return/order-head";
import { ShopperLinkButton } from "@/components/dashboard/returns/shopper-link";
import { Refused } from "@/components/dashboard/shell/refused";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { t } from "@/messages/dashboard/new-return";
import { oneOf, orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("newReturnPage.title") });

type Props = { searchParams: Promise<{ q?: string | string[]; order?: string | string[] }> };

export default async function NewReturnPage({ searchParams }: Props) {
  const params = await searchParams;
  const query = textOf(oneOf(params.q).trim(), 254);
  const order_id = textOf(oneOf(params.order), 128);
  // Ignores empty parameters, so that the address stays the same after signing in on the way.
  const asked = Object.entries({ q: query, order: order_id }).filter(([, value]) => value !== "");
  const { api, viewer, timeZone, now } = await staffPage(
    asked.length === 0 ? "/dashboard/returns/new" : `/dashboard/returns/new?${new URLSearchParams(asked)}`,
  );
  if (!viewer.can("processes:write")) return <Refused />;
  if (order_id === "") {
    const { orders } = await api.findOrders({ query });
    return (
      <Page>
        <Crumbs parent={t("newReturnPage.returns")} href="/dashboard/returns" here={t("newReturnPage.title")} />
        <h1 className="text-h1 mt-1 font-semibold">{t("newReturnPage.title")}</h1>
        <p className="text-ink-2 mb-5">{t("newReturnPage.intro")}</p>
        <OrderFinder
          query={query}
          isEmpty={query === "" && params.q !== undefined}
          orders={orders}
          now={now}
          timeZone={timeZone}
        />
      </Page>
    );
  }
  const order = await orNotFound(api.getOrderToReturn({ order_id }));
  return (
    <Page>
      <Crumbs parent={t("newReturnPage.returns")} href="/dashboard/returns" here={t("newReturnPage.title")} />
      <PageHead title={t("newReturnPage.titleOf", { order: order.order_name })} className="mt-1">
        <div className="flex flex-wrap gap-2">
          <ShopperLinkButton
            isSmall
            order={{
              ...{ orderId: order_id, orderName: order.order_name, storeName: order.store_name },
              ...{ timeZone, email: order.email },
            }}
          />
          <ButtonLink size="small" kind="bare" href="/dashboard/returns/new">
            {t("newReturnPage.differentOrder")}
          </ButtonLink>
        </div>
      </PageHead>
      <OrderHead order={order} timeZone={timeZone} />
      <NewReturnForm key={order_id} order={order} />
    </Page>
  );
}
