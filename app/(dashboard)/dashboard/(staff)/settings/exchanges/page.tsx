import { ExchangeOrderForm } from "@/components/dashboard/settings/exchange-order-form";
import { ExchangesForm } from "@/components/dashboard/settings/exchanges-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("exchanges");

export default settingsPage({ section: "exchanges" }, async ({ api, place, which }) => {
  const [conditions, order, { return_reasons }, { can_hold }] = await Promise.all([
    api.getExchangeConditions(which),
    api.getExchangeOrderSetting(which),
    api.getEcommerce(which),
    api.getHoldAbility(which),
  ]);
  const reasons = return_reasons.map(({ name, label }) => [name, label] as const);
  return (
    <>
      <ExchangesForm key={place.ecommerceId} value={conditions} {...{ reasons, place }} canHold={can_hold} />
      <ExchangeOrderForm key={`${place.ecommerceId}-order`} value={order} place={place} />
    </>
  );
});
