import type { Metadata } from "next";
import { Carriers } from "@/components/dashboard/settings/carriers";
import { NoWarehouse } from "@/components/dashboard/settings/no-warehouse";
import { ShippingForm } from "@/components/dashboard/settings/shipping-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Shipping" };

export default async function ShippingPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, store, isOpen } = await settingsPlace("/dashboard/settings/shipping", searchParams);
  if (!isOpen) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [value, { ways, providers }, { carriers }, { warehouses }] = await Promise.all([
    api.getLogisticSetting(which),
    api.listCarrierWays(which),
    api.listCarriers(which),
    api.listWarehouses(which),
  ]);
  return (
    <>
      <h1 className="text-h1 font-semibold">Shipping</h1>
      {warehouses.length === 0 ? <NoWarehouse slug={store.slug} /> : null}
      {carriers.length > 0 ? <Carriers carriers={carriers} place={place} /> : null}
      <ShippingForm
        key={place.ecommerceId}
        value={value}
        ways={ways}
        providers={providers}
        slug={store.slug}
        place={place}
      />
    </>
  );
}
