import type { z } from "zod";
import type { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import type { Store } from "@/server/domain/store/types";
import { presentAmount } from "../money";
import { presentCharge } from "./charge";

/** A store's exchange conditions in their published names (specification, "Exchange conditions"). */
export const presentExchangeConditions = ({
  id,
  config: { exchange },
}: Store): z.output<typeof ExchangeConditions> => ({
  ecommerce_id: id,
  exchange_flow: exchange.exchangeFlow,
  platform_main_menu_id: exchange.platformMainMenuId,
  threshold: exchange.thresholdMinor,
  countries: exchange.countries,
  equal_option_names: exchange.equalOptionNames,
  excluded_category_ids: exchange.excludedCategoryIds,
  incentives: exchange.incentives.map((rule) => ({
    exchange_type: rule.exchangeType,
    ...presentCharge(rule),
    reasons: rule.reasons,
    countries: rule.countries,
  })),
  reasons: exchange.reasons,
  hold_released_on: exchange.holdReleasedOn,
  instant_exchange: exchange.isInstantOffered,
  reservation_minutes: exchange.reservationMinutes,
  same_category_only: exchange.isSameCategoryOnly,
});

/** How a store's exchange orders are booked (specification, "Exchange order"). */
export const presentExchangeOrderSetting = ({
  id,
  config: { exchange },
}: Store): z.output<typeof ExchangeOrderSetting> => ({
  ecommerce_id: id,
  payment_method: exchange.order.paymentMethod,
  price: presentAmount(exchange.order.priceMinor),
  shipping_line: exchange.order.shippingLine,
});
