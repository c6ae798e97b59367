import type { Metadata } from "next";
import { PolicyForm } from "@/components/dashboard/settings/policy/policy-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Return policy" };

export default settingsPage({ title: "Return policy", path: "policy" }, async ({ api, place, which }) => {
  const [value, { return_reasons }] = await Promise.all([api.getReturnConditions(which), api.getEcommerce(which)]);
  const reasons = return_reasons.map(({ name, label }) => [name, label] as const);
  return (
    <PolicyForm key={place.ecommerceId} value={value} reader={{ currency: place.currency, reasons }} place={place} />
  );
});
