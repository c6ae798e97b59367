import type { Metadata } from "next";
import { CustomerView } from "@/components/dashboard/customers/customer-view";
import { t } from "@/messages/dashboard/customers";
import { orNotFound, staffPage } from "../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("pages.customer") });

export default async function CustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/customers/${id}`);
  const detail = await orNotFound(api.getCustomerDetail({ id: decodeURIComponent(id) }));
  return <CustomerView detail={detail} timeZone={timeZone} canWrite={viewer.can("processes:write")} />;
}
