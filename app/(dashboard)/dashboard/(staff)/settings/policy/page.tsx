import { PolicyForm } from "@/components/dashboard/settings/policy/policy-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("policy");

export default settingsPage({ section: "policy" }, async ({ api, place, which }) => {
  const [value, { return_reasons }] = await Promise.all([api.getReturnConditions(which), api.getEcommerce(which)]);
  const reasons = return_reasons.map(({ name, label }) => [name, label] as const);
  return (
    <PolicyForm key={place.ecommerceId} value={value} reader={{ currency: place.currency, reasons }} place={place} />
  );
});
