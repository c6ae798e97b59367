import type { z } from "zod";
import type { Branding } from "@/contract/admin/settings/branding";
import type { Ecommerce } from "@/contract/admin/settings/ecommerce";
import type { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import type { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import type { RefundConfiguration } from "@/contract/admin/settings/refunds";
import type { Warehouse } from "@/contract/admin/settings/warehouses";
import type { AccessibilityDto } from "@/contract/schemas/accessibility";
import type { MailTextsDto } from "@/contract/schemas/mail-texts";
import type { PersonalDataDto } from "@/contract/schemas/personal-data";
import type { ReturnConditions } from "@/contract/schemas/return-conditions";
import type { StationRulesDto } from "@/contract/schemas/station-rules";

/** Settings as the API returns them. */
export type EcommerceValue = z.output<typeof Ecommerce>;
export type BrandingValue = z.output<typeof Branding>;
export type ExchangeConditionsValue = z.output<typeof ExchangeConditions>;
export type ExchangeOrderValue = z.output<typeof ExchangeOrderSetting>;
export type LogisticValue = z.output<typeof LogisticSetting>;
export type RefundValue = z.output<typeof RefundConfiguration>;
export type WarehouseValue = z.output<typeof Warehouse>;
export type ConditionsValue = z.output<typeof ReturnConditions>;

export type PersonalDataValue = z.output<typeof PersonalDataDto>;
export type AccessibilityValue = z.output<typeof AccessibilityDto>;
export type MailTextsValue = z.output<typeof MailTextsDto>;
export type StationRulesValue = z.output<typeof StationRulesDto>;

/** A location with stock in the connected shop. */
export type ShopLocation = { location_id: string; name: string };
