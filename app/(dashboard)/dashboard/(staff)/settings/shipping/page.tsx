import { Carriers } from "@/components/dashboard/settings/carriers";
import { NoWarehouse } from "@/components/dashboard/settings/no-warehouse";
import { ShippingForm } from "@/components/dashboard/settings/shipping-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("shipping");

export default settingsPage({ section: "shipping" }, async ({ api, place, store, which }) => {
  const [value, { methods, providers }, { carriers }, { warehouses }] = await Promise.all([
    api.getLogisticSetting(which),
    api.listCarrierMethods(which),
    api.listCarriers(which),
    api.listWarehouses(which),
  ]);
  return (
    <>
      {warehouses.length === 0 ? <NoWarehouse slug={store.slug} /> : null}
      {carriers.length > 0 ? <Carriers carriers={carriers} place={place} /> : null}
      <ShippingForm
        key={place.ecommerceId}
        value={value}
        methods={methods}
        providers={providers}
        slug={store.slug}
        place={place}
      />
    </>
  );
});
