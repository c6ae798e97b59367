import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Refused } from "@/components/dashboard/shell/refused";
import { DeliveryView } from "@/components/dashboard/webhooks/delivery-view";
import { orNotFound, requireStaff } from "../../../../../staff";

export const metadata: Metadata = { title: "Delivery" };

type Props = { params: Promise<{ delivery_id: string }> };

export default async function DeliveryPage({ params }: Props) {
  const { delivery_id } = await params;
  const api = await requireStaff(`/dashboard/webhooks/deliveries/${delivery_id}`);
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("webhooks:read")) return <Refused />;
  const detail = await orNotFound(api.getWebhookDelivery({ delivery_id }));
  return (
    <DeliveryView
      detail={detail}
      timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
      canWrite={viewer.can("webhooks:write")}
    />
  );
}
