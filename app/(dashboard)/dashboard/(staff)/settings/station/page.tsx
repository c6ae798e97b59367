import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StationForm } from "@/components/dashboard/settings/station-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Station" };

export default settingsPage({ title: "Station", path: "station" }, async ({ api, place }) => {
  const { stores } = await api.getStation({});
  const store = stores.find(({ ecommerce_id }) => ecommerce_id === place.ecommerceId);
  if (store === undefined) notFound();
  return <StationForm key={place.ecommerceId} value={store.rules} rejectReasons={store.reject_reasons} place={place} />;
});
