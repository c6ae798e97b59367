import type { Metadata } from "next";
import { OrderView } from "@/components/dashboard/customers/order-view";
import { t } from "@/messages/dashboard/customers";
import { orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("pages.order") });

export default async function OrderPage({ params }: { params: Promise<{ order_id: string }> }) {
  const { order_id } = await params;
  const { api, viewer } = await staffPage(`/dashboard/orders/${order_id}`);
  const order = await orNotFound(api.getOrderDetail({ order_id: decodeURIComponent(order_id) }));
  return <OrderView order={order} canWrite={viewer.can("processes:write")} />;
}
