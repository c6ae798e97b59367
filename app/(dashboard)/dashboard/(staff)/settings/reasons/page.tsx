import type { Metadata } from "next";
import { ReasonsForm } from "@/components/dashboard/settings/reasons-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Reasons" };

export default async function ReasonsPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/reasons", searchParams);
  if (!isOpen) return <Refused />;
  const value = await api.getEcommerce({ ecommerce_id: place.ecommerceId });
  return (
    <>
      <h1 className="text-h1 font-semibold">Reasons</h1>
      <ReasonsForm key={place.ecommerceId} value={value} place={place} />
    </>
  );
}
