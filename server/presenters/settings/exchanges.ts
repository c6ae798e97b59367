import type { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "../money";
import { presentCharge } from "./charge";

/** A store's exchange conditions in their published names (specification, "Exchange conditions"). */
export const presentExchangeConditions = ({ id, config: { exchange } }: Store): Shown<typeof ExchangeConditions> => ({
  ecommerceId: id,
  exchangeFlow: exchange.exchangeFlow,
  platformMainMenuId: exchange.platformMainMenuId,
  threshold: exchange.thresholdMinor,
  countries: exchange.countries,
  equalOptionNames: exchange.equalOptionNames,
  excludedCategoryIds: exchange.excludedCategoryIds,
  incentives: exchange.incentives.map((rule) => ({
    exchangeType: rule.exchangeType,
    ...presentCharge(rule),
    reasons: rule.reasons,
    countries: rule.countries,
  })),
  reasons: exchange.reasons,
  holdReleasedOn: exchange.holdReleasedOn,
  instantExchange: exchange.isInstantOffered,
  reservationMinutes: exchange.reservationMinutes,
  sameCategoryOnly: exchange.isSameCategoryOnly,
});

/** How a store's exchange orders are booked (specification, "Exchange order"). */
export const presentExchangeOrderSetting = ({
  id,
  config: { exchange },
}: Store): Shown<typeof ExchangeOrderSetting> => ({
  ecommerceId: id,
  paymentMethod: exchange.order.paymentMethod,
  price: presentAmount(exchange.order.priceMinor),
  shippingLine: exchange.order.shippingLine,
});
