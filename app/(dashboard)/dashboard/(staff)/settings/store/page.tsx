import { AccessibilityForm } from "@/components/dashboard/settings/accessibility-form";
import { StoreForm } from "@/components/dashboard/settings/store-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("store");

export default settingsPage({ section: "store" }, async ({ api, place, store, which }) => {
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
