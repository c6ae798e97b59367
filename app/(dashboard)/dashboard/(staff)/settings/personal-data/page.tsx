import type { Metadata } from "next";
import { ErasuresTable } from "@/components/dashboard/personal-data/erasures-table";
import { KeepForm } from "@/components/dashboard/personal-data/keep-form";
import { ShopperSection } from "@/components/dashboard/personal-data/shopper-section";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Personal data" };

export default async function PersonalDataPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, viewer, place } = await settingsPlace("/dashboard/settings/personal-data", searchParams);
  if (!viewer.can("personal-data:write")) return <Refused />;
  const [rule, { erasures }] = await Promise.all([
    api.getPersonalDataRule({ ecommerce_id: place.ecommerceId }),
    api.listErasures({}),
  ]);
  return (
    <>
      <h1 className="text-h1 font-semibold">Personal data</h1>
      <KeepForm key={place.ecommerceId} value={rule} place={place} />
      <ShopperSection />
      <ErasuresTable erasures={erasures} timeZone={place.timeZone} />
    </>
  );
}
