import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import type { Store } from "@/server/domain/store/types";
import { presentStationRules } from "../station";
import { presentBranding } from "./branding";
import { presentEcommerce } from "./ecommerce";
import { presentExchangeConditions, presentExchangeOrderSetting } from "./exchanges";
import { presentLogisticSetting } from "./logistic-setting";
import { presentRefundConfiguration } from "./refunds";

/** How each setting of a store is shown, by the name of its resource. */
export const STORE_SETTING_PRESENTERS = {
  branding: presentBranding,
  ecommerce: presentEcommerce,
  exchangeconditions: presentExchangeConditions,
  exchangeorders: presentExchangeOrderSetting,
  logisticsetting: presentLogisticSetting,
  refunds: presentRefundConfiguration,
  personaldata: ({ config }) => ({ keep_days: config.personalDataDays }),
  accessibility: ({ config }) => config.accessibility,
  station: ({ config }) => presentStationRules(config.station),
} satisfies Record<StoreSetting, (store: Store) => Record<string, unknown>>;
