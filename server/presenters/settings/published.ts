import type { z } from "zod";
import { Branding } from "@/contract/admin/settings/branding";
import { Ecommerce } from "@/contract/admin/settings/ecommerce";
import { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import { RefundConfiguration } from "@/contract/admin/settings/refunds";
import { Warehouse as WarehouseDto } from "@/contract/admin/settings/warehouses";
import { AccessibilityDto } from "@/contract/schemas/accessibility";
import { MailTextsDto } from "@/contract/schemas/mail-texts";
import { PersonalDataDto } from "@/contract/schemas/personal-data";
import { ReturnConditions } from "@/contract/schemas/return-conditions";
import { StationRulesDto } from "@/contract/schemas/station-rules";
import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Store, Warehouse } from "@/server/domain/store/types";
import { type Shown, toWire } from "@/server/kernel/wire-names";
import { presentReturnConditions } from "../return-conditions";
import { presentStationRules } from "../station";
import { presentBranding } from "./branding";
import { presentEcommerce } from "./ecommerce";
import { presentExchangeConditions, presentExchangeOrderSetting } from "./exchanges";
import { presentLogisticSetting } from "./logistic-setting";
import { presentRefundConfiguration } from "./refunds";
import { presentWarehouse } from "./warehouse";

/**
 * Settings in published names: patches are merged into them, the audit log compares them, and the command line prints
 * them.
 */
type Published = Record<string, unknown>;

const published =
  <S extends z.ZodObject>(schema: S, present: (store: Store) => Shown<S>) =>
  (store: Store): Published =>
    toWire(schema, present(store));

/** Each setting of a store, by the name of its resource. */
export const PUBLISHED_SETTINGS: Record<StoreSetting, (store: Store) => Published> = {
  branding: published(Branding, presentBranding),
  ecommerce: published(Ecommerce, presentEcommerce),
  exchangeconditions: published(ExchangeConditions, presentExchangeConditions),
  exchangeorders: published(ExchangeOrderSetting, presentExchangeOrderSetting),
  logisticsetting: published(LogisticSetting, presentLogisticSetting),
  refunds: published(RefundConfiguration, presentRefundConfiguration),
  personaldata: published(PersonalDataDto, ({ config }) => ({ keepDays: config.personalDataDays })),
  accessibility: published(AccessibilityDto, ({ config }) => config.accessibility),
  mailtexts: published(MailTextsDto, ({ config }) => config.mailTexts),
  station: published(StationRulesDto, ({ config }) => presentStationRules(config.station)),
};

export const publishedConditions = (policy: ReturnPolicy, of: { ecommerceId: string; version: number }): Published =>
  toWire(ReturnConditions, presentReturnConditions(policy, of));

export const publishedWarehouse = (warehouse: Warehouse): Published & { id: string } =>
  toWire(WarehouseDto, presentWarehouse(warehouse));
