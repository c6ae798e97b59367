import type { Metadata } from "next";
import { Refused } from "@/components/dashboard/shell/refused";
import { DeliveryView } from "@/components/dashboard/webhooks/delivery-view";
import { t } from "@/messages/dashboard/webhooks";
import { orNotFound, staffPage } from "../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("deliveryPage.title") });

export default async function DeliveryPage({ params }: { params: Promise<{ delivery_id: string }> }) {
  const { delivery_id } = await params;
  const { api, viewer, timeZone } = await staffPage(`/dashboard/webhooks/deliveries/${delivery_id}`);
  if (!viewer.can("webhooks:read")) return <Refused />;
  const detail = await orNotFound(api.getWebhookDelivery({ delivery_id }));
  return <DeliveryView detail={detail} timeZone={timeZone} canWrite={viewer.can("webhooks:write")} />;
}
