import { ReasonsForm } from "@/components/dashboard/settings/reasons-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("reasons");

export default settingsPage({ section: "reasons" }, async ({ api, place, which }) => {
  const value = await api.getEcommerce(which);
  return <ReasonsForm key={place.ecommerceId} value={value} place={place} />;
});
