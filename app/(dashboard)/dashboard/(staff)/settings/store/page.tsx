import type { Metadata } from "next";
import { StoreForm } from "@/components/dashboard/settings/store-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Store" };

export default async function StorePage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/store", searchParams);
  if (!isOpen) return <Refused />;
  const value = await api.getEcommerce({ ecommerce_id: place.ecommerceId });
  return (
    <>
      <h1 className="text-h1 font-semibold">Store</h1>
      <StoreForm key={place.ecommerceId} value={value} place={place} />
    </>
  );
}
