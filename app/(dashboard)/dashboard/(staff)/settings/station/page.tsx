import { notFound } from "next/navigation";
import { StationForm } from "@/components/dashboard/settings/station-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("station");

export default settingsPage({ section: "station" }, async ({ api, place }) => {
  const { stores } = await api.getStation({});
  const store = stores.find(({ ecommerce_id }) => ecommerce_id === place.ecommerceId);
  if (store === undefined) notFound();
  return <StationForm key={place.ecommerceId} value={store.rules} rejectReasons={store.reject_reasons} place={place} />;
});
