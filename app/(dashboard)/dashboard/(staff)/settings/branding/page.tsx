import { BrandingForm } from "@/components/dashboard/settings/branding/branding-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("branding");

export default settingsPage({ section: "branding" }, async ({ api, place, store, which }) => {
  const [value, { languages, default_language }] = await Promise.all([api.getBranding(which), api.getEcommerce(which)]);
  return (
    <BrandingForm
      key={place.ecommerceId}
      {...{ value, languages, place }}
      defaultLanguage={default_language}
      slug={store.slug}
    />
  );
});
