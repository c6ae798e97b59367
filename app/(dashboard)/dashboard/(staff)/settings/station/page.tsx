import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StationForm } from "@/components/dashboard/settings/station-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Station" };

export default async function StationSettingsPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/station", searchParams);
  if (!isOpen) return <Refused />;
  const { stores } = await api.getStation({});
  const store = stores.find(({ ecommerce_id }) => ecommerce_id === place.ecommerceId);
  if (store === undefined) notFound();
  return (
    <>
      <h1 className="text-h1 font-semibold">Station</h1>
      <StationForm key={place.ecommerceId} value={store.rules} rejectReasons={store.reject_reasons} place={place} />
    </>
  );
}
