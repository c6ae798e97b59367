import type { Metadata } from "next";
import { BrandingForm } from "@/components/dashboard/settings/branding/branding-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Branding" };

export default settingsPage({ title: "Branding", path: "branding" }, async ({ api, place, store, which }) => {
  const value = await api.getBranding(which);
  return <BrandingForm key={place.ecommerceId} value={value} slug={store.slug} place={place} />;
});
