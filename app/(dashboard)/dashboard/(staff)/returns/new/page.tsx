import type { Metadata } from "next";
import Link from "next/link";
import { textOf } from "@/components/dashboard/browser/read-address";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { NewReturnForm } from "@/components/dashboard/new-return/new-return-form";
import { OrderFinder } from "@/components/dashboard/new-return/order-finder";
import { OrderHead } from "@/components/dashboard/new-return/order-head";
import { ShopperLinkButton } from "@/components/dashboard/returns/shopper-link";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { oneOf, orNotFound, requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "New return" };

type Props = { searchParams: Promise<{ q?: string | string[]; order?: string | string[] }> };

export default async function NewReturnPage({ searchParams }: Props) {
  const params = await searchParams;
  const query = textOf(oneOf(params.q).trim(), 254);
  const order_id = textOf(oneOf(params.order), 128);
  const api = await requireStaff(`/dashboard/returns/new?${new URLSearchParams({ q: query, order: order_id })}`);
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("processes:write")) return <Refused />;
  const timeZone = viewer.stores[0]?.time_zone ?? "UTC";
  if (order_id === "") {
    const { orders } = await api.findOrders({ query });
    return (
      <div className="document">
        <Crumbs parent="Returns" href="/dashboard/returns" here="New return" />
        <h1 className="text-h1 mt-1 font-semibold">New return</h1>
        <p className="text-ink-2 mb-5">For a shopper who called or wrote. They get the pass by e-mail.</p>
        <OrderFinder query={query} orders={orders} now={new Date().toISOString()} timeZone={timeZone} />
      </div>
    );
  }
  const order = await orNotFound(api.getOrderToReturn({ order_id }));
  return (
    <div className="document">
      <Crumbs parent="Returns" href="/dashboard/returns" here="New return" />
      <div className="page-head mt-1">
        <h1 className="text-h1 font-semibold">New return of {order.order_name}</h1>
        <div className="flex flex-wrap gap-2">
          <ShopperLinkButton
            isSmall
            order={{
              ...{ orderId: order_id, orderName: order.order_name, storeName: order.store_name },
              ...{ timeZone, email: order.email },
            }}
          />
          <Link className="button" data-size="small" data-kind="bare" href="/dashboard/returns/new">
            Another order
          </Link>
        </div>
      </div>
      <OrderHead order={order} timeZone={timeZone} />
      <NewReturnForm key={order_id} order={order} />
    </div>
  );
}
