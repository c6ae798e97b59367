import type { Metadata } from "next";
import { BrandingForm } from "@/components/dashboard/settings/branding/branding-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Branding" };

export default async function BrandingPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, store, isOpen } = await settingsPlace("/dashboard/settings/branding", searchParams);
  if (!isOpen) return <Refused />;
  const value = await api.getBranding({ ecommerce_id: place.ecommerceId });
  return (
    <>
      <h1 className="text-h1 font-semibold">Branding</h1>
      <BrandingForm key={place.ecommerceId} value={value} slug={store.slug} place={place} />
    </>
  );
}
