import type { Metadata } from "next";
import { PolicyForm } from "@/components/dashboard/settings/policy/policy-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Return policy" };

export default async function PolicyPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/policy", searchParams);
  if (!isOpen) return <Refused />;
  const store = { ecommerce_id: place.ecommerceId };
  const [value, { return_reasons }] = await Promise.all([api.getReturnConditions(store), api.getEcommerce(store)]);
  const reasons = return_reasons.map(({ name, label }) => [name, label] as const);
  return (
    <>
      <h1 className="text-h1 font-semibold">Return policy</h1>
      <PolicyForm key={place.ecommerceId} value={value} reader={{ currency: place.currency, reasons }} place={place} />
    </>
  );
}
