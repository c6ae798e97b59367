import type { z } from "zod";
import { BrandingInput } from "@/contract/admin/settings/branding";
import { EcommerceInput } from "@/contract/admin/settings/ecommerce";
import { ExchangeConditionsInput, ExchangeOrderSettingInput } from "@/contract/admin/settings/exchanges";
import { LogisticSettingInput } from "@/contract/admin/settings/logistic-setting";
import { RefundConfigurationInput } from "@/contract/admin/settings/refunds";
import { ReturnConditionsInput } from "@/contract/schemas/return-conditions";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import type { Store } from "@/server/domain/store/types";
import { presentReturnConditions } from "@/server/presenters/return-conditions";
import { presentBranding } from "@/server/presenters/settings/branding";
import { presentEcommerce } from "@/server/presenters/settings/ecommerce";
import { presentExchangeConditions, presentExchangeOrderSetting } from "@/server/presenters/settings/exchanges";
import { presentLogisticSetting } from "@/server/presenters/settings/logistic-setting";
import { presentRefundConfiguration } from "@/server/presenters/settings/refunds";
import { readReturnConditions } from "../read-return-conditions";
import { readMerged } from "./read-merged";
import {
  readBranding,
  readEcommerce,
  readExchangeConditions,
  readExchangeOrderSetting,
  readLogisticSetting,
  readRefundConfiguration,
} from "./read-settings";

type Json = Record<string, unknown>;

/** A setting of a store: how it is shown, and what the store is after a merge patch of it. @throws Problem */
export type StoreResource = {
  present: (store: Store) => Json;
  change: (store: Store, patch: Json) => StoreSettings;
};

const resource = <S extends z.ZodObject>(
  schema: S,
  present: (store: Store) => Json,
  read: (input: z.output<S>, store: Store) => StoreSettings,
): StoreResource => ({
  present,
  change: (store, patch) => read(readMerged(schema, present(store), patch), store),
});

/** The settings that belong to the store itself, by the name in their path; warehouses have rows of their own. */
export const STORE_RESOURCES = {
  branding: resource(BrandingInput, presentBranding, readBranding),
  ecommerce: resource(EcommerceInput, presentEcommerce, readEcommerce),
  exchangeconditions: resource(ExchangeConditionsInput, presentExchangeConditions, readExchangeConditions),
  exchangeorders: resource(ExchangeOrderSettingInput, presentExchangeOrderSetting, readExchangeOrderSetting),
  logisticsetting: resource(LogisticSettingInput, presentLogisticSetting, readLogisticSetting),
  refunds: resource(RefundConfigurationInput, presentRefundConfiguration, readRefundConfiguration),
} as const satisfies Record<string, StoreResource>;

export type StoreResourceName = keyof typeof STORE_RESOURCES;

const presentConditions = ({ id, policy, policyVersion }: Store): Json =>
  presentReturnConditions(policy, { ecommerceId: id, version: policyVersion });

/** Return conditions are versions of their own beside the store. */
export const RETURN_CONDITIONS = {
  present: presentConditions,
  change: (store: Store, patch: Json): ReturnPolicy =>
    readReturnConditions(readMerged(ReturnConditionsInput, presentConditions(store), patch)),
};
