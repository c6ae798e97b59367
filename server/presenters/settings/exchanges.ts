import type { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "../money";
import { presentCharge } from "./charge";

/** Returns a store's exchange conditions in published names (specification, "Exchange conditions"). */
export const presentExchangeConditions = ({ id, config: { exchange } }: Store): Shown<typeof ExchangeConditions> => ({
  ...exchange,
  ecommerceId: id,
  threshold: exchange.thresholdMinor,
  incentives: exchange.incentives.map((rule) => ({
    ...rule,
    ...presentCharge(rule),
  })),
  instantExchange: exchange.isInstantOffered,
  sameCategoryOnly: exchange.isSameCategoryOnly,
});

/** Returns how a store's exchange orders are booked (specification, "Exchange order"). */
export const presentExchangeOrderSetting = ({
  id,
  config: { exchange },
}: Store): Shown<typeof ExchangeOrderSetting> => ({
  ecommerceId: id,
  paymentMethod: exchange.order.paymentMethod,
  price: presentAmount(exchange.order.priceMinor),
  shippingLine: exchange.order.shippingLine,
});
