import type { Metadata } from "next";
import { ReasonsForm } from "@/components/dashboard/settings/reasons-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Reasons" };

export default settingsPage({ title: "Reasons", path: "reasons" }, async ({ api, place, which }) => {
  const value = await api.getEcommerce(which);
  return <ReasonsForm key={place.ecommerceId} value={value} place={place} />;
});
