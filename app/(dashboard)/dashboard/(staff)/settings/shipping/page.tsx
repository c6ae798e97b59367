import type { Metadata } from "next";
import { Carriers } from "@/components/dashboard/settings/carriers";
import { ShippingForm } from "@/components/dashboard/settings/shipping-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Shipping" };

export default async function ShippingPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/shipping", searchParams);
  if (!isOpen) return <Refused />;
  const [value, { ways }, { carriers }] = await Promise.all([
    api.getLogisticSetting({ ecommerce_id: place.ecommerceId }),
    api.listCarrierWays({}),
    api.listCarriers({ ecommerce_id: place.ecommerceId }),
  ]);
  return (
    <>
      <h1 className="text-h1 font-semibold">Shipping</h1>
      <Carriers carriers={carriers} place={place} />
      <ShippingForm key={place.ecommerceId} value={value} ways={ways} carriers={carriers} place={place} />
    </>
  );
}
