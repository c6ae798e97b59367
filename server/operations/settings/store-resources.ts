import type { z } from "zod";
import { BrandingInput } from "@/contract/admin/settings/branding";
import { EcommerceInput } from "@/contract/admin/settings/ecommerce";
import { ExchangeConditionsInput, ExchangeOrderSettingInput } from "@/contract/admin/settings/exchanges";
import { LogisticSettingInput } from "@/contract/admin/settings/logistic-setting";
import { RefundConfigurationInput } from "@/contract/admin/settings/refunds";
import { AccessibilityDto } from "@/contract/schemas/accessibility";
import { MailTextsDto } from "@/contract/schemas/mail-texts";
import { PersonalDataDto } from "@/contract/schemas/personal-data";
import { ReturnConditionsInput } from "@/contract/schemas/return-conditions";
import { StationRulesDto } from "@/contract/schemas/station-rules";
import type { StoreSetting } from "@/contract/vocabulary/store-setting";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { StoreSettings } from "@/server/domain/store/check-settings";
import { checkStationRules } from "@/server/domain/store/check-station-rules";
import type { Store } from "@/server/domain/store/types";
import { invalidField } from "@/server/kernel/problem";
import type { Given } from "@/server/kernel/wire-names";
import { publishedConditions, PUBLISHED_SETTINGS as SHOWN } from "@/server/presenters/settings/published";
import { readReturnConditions } from "../read-return-conditions";
import { readMerged } from "./read-merged";
import {
  readAccessibility,
  readBranding,
  readEcommerce,
  readExchangeConditions,
  readExchangeOrderSetting,
  readLogisticSetting,
  readMailTexts,
  readPersonalData,
  readRefundConfiguration,
} from "./read-settings";

/** Converts the station rules from the API. @throws Problem naming a reason or a grade that the store doesn't have */
const readStationRules = (input: Given<typeof StationRulesDto>, store: Store): StoreSettings => {
  const station = {
    dispositions: input.dispositions.map(({ categoryIds, ...rule }) => ({ ...rule, categoryIds })),
    photoReasons: input.photoReasons,
    isReasonShown: input.isReasonShown,
    askAboveMinor: Number(input.askAbove),
    grades: input.grades,
    isGradeAsked: input.isGradeAsked,
    checkLists: input.checkLists.map(({ categoryIds, lines }) => ({ categoryIds, lines })),
  };
  const [wrong] = checkStationRules(station, store.config);
  if (wrong !== undefined) throw invalidField(wrong.field, wrong.description);
  return { ...store, config: { ...store.config, station } };
};

type Json = Record<string, unknown>;

/** A setting of a store: how it is presented, and the store after a merge patch of it. @throws Problem */
export type StoreResource = {
  present: (store: Store) => Json;
  change: (store: Store, patch: Json) => StoreSettings;
};

const resource = <S extends z.ZodObject>(
  schema: S,
  present: (store: Store) => Json,
  read: (input: Given<S>, store: Store) => StoreSettings,
): StoreResource => ({
  present,
  change: (store, patch) => read(readMerged(schema, present(store), patch), store),
});

/** Settings of the store itself, by their name in the path; warehouses have their own rows. */
export const STORE_RESOURCES = {
  branding: resource(BrandingInput, SHOWN.branding, readBranding),
  ecommerce: resource(EcommerceInput, SHOWN.ecommerce, readEcommerce),
  exchangeconditions: resource(ExchangeConditionsInput, SHOWN.exchangeconditions, readExchangeConditions),
  exchangeorders: resource(ExchangeOrderSettingInput, SHOWN.exchangeorders, readExchangeOrderSetting),
  logisticsetting: resource(LogisticSettingInput, SHOWN.logisticsetting, readLogisticSetting),
  refunds: resource(RefundConfigurationInput, SHOWN.refunds, readRefundConfiguration),
  personaldata: resource(PersonalDataDto, SHOWN.personaldata, readPersonalData),
  accessibility: resource(AccessibilityDto, SHOWN.accessibility, readAccessibility),
  mailtexts: resource(MailTextsDto, SHOWN.mailtexts, readMailTexts),
  station: resource(StationRulesDto, SHOWN.station, readStationRules),
} as const satisfies Record<StoreSetting, StoreResource>;

const presentConditions = ({ id, policy, policyVersion }: Store): Json =>
  publishedConditions(policy, { ecommerceId: id, version: policyVersion });

/** Return conditions are versioned separately from the store. */
export const RETURN_CONDITIONS = {
  present: presentConditions,
  change: (store: Store, patch: Json): ReturnPolicy =>
    readReturnConditions(readMerged(ReturnConditionsInput, presentConditions(store), patch)),
};
