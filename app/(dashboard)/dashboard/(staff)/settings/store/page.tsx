import type { Metadata } from "next";
import { AccessibilityForm } from "@/components/dashboard/settings/accessibility-form";
import { StoreForm } from "@/components/dashboard/settings/store-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Store" };

export default settingsPage({ title: "Store", path: "store" }, async ({ api, place, store, which }) => {
  const [value, accessibility] = await Promise.all([api.getEcommerce(which), api.getAccessibility(which)]);
  return (
    <StoreForm key={place.ecommerceId} value={value} slug={store.slug} place={place}>
      <AccessibilityForm
        value={accessibility}
        languages={value.languages}
        defaultLanguage={value.default_language}
        slug={store.slug}
        place={place}
      />
    </StoreForm>
  );
});
