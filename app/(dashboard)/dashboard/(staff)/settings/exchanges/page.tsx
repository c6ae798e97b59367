import type { Metadata } from "next";
import { ExchangeOrderForm } from "@/components/dashboard/settings/exchange-order-form";
import { ExchangesForm } from "@/components/dashboard/settings/exchanges-form";
import { Refused } from "@/components/dashboard/shell/refused";
import { type SettingsSearch, settingsPlace } from "../../../../settings-place";

export const metadata: Metadata = { title: "Exchanges" };

export default async function ExchangesPage({ searchParams }: { searchParams: SettingsSearch }) {
  const { api, place, isOpen } = await settingsPlace("/dashboard/settings/exchanges", searchParams);
  if (!isOpen) return <Refused />;
  const store = { ecommerce_id: place.ecommerceId };
  const [conditions, order, { return_reasons }, { can_hold }] = await Promise.all([
    api.getExchangeConditions(store),
    api.getExchangeOrderSetting(store),
    api.getEcommerce(store),
    api.getHoldAbility(store),
  ]);
  const reasons = return_reasons.map(({ name, label }) => [name, label] as const);
  return (
    <>
      <h1 className="text-h1 font-semibold">Exchanges</h1>
      <ExchangesForm key={place.ecommerceId} value={conditions} {...{ reasons, place }} canHold={can_hold} />
      <ExchangeOrderForm key={`${place.ecommerceId}-order`} value={order} place={place} />
    </>
  );
}
