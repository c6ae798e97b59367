import type { Metadata } from "next";
import { AccessibilityForm } from "@/components/dashboard/settings/accessibility-form";
import { StoreForm } from "@/components/dashboard/settings/store-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Store" };

export default async function StorePage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, store, isOpen } = await settingsPlace("/dashboard/settings/store", searchParams);
  if (!isOpen) return <Refused />;
  const which = { ecommerce_id: place.ecommerceId };
  const [value, accessibility] = await Promise.all([api.getEcommerce(which), api.getAccessibility(which)]);
  return (
    <>
      <h1 className="text-h1 font-semibold">Store</h1>
      <StoreForm key={place.ecommerceId} value={value} slug={store.slug} place={place}>
        <AccessibilityForm
          value={accessibility}
          languages={value.languages}
          defaultLanguage={value.default_language}
          slug={store.slug}
          place={place}
        />
      </StoreForm>
    </>
  );
}
