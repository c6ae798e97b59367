"use client";

import type { ExchangeFlow, ExchangeType } from "@/contract/vocabulary/exchange";
import { t } from "@/messages/dashboard/settings";
import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChargeSetting } from "./charge-setting";
import { ChipsSetting } from "./controls/chips-setting";
import { Choice } from "./controls/choice";
import { CountriesSetting } from "./controls/countries-setting";
import { MoneySetting } from "./controls/money-setting";
import { NumberSetting } from "./controls/number-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import type { SettingForm } from "./form/use-setting-form";
import { useStoreSetting } from "./form/use-store-setting";
import { exchangeFlowWords, exchangeTypeWords, optionsOf } from "./setting-words";
import type { ExchangeConditionsValue } from "./types";

/** In the order of the form, from nothing to everything. */
const FLOWS = [
  "NO_EXCHANGE_FLOW",
  "ONE_ON_ONE",
  "OPEN",
  "OPEN_WITH_GIFT_CARD",
  "FULL",
] as const satisfies readonly ExchangeFlow[];

/** The API stores this amount in 32 bits. */
const HIGHEST_DIFFERENCE_MINOR = 2_147_483_647;
const TYPES = ["SIZE_EXCHANGE", "OPEN_CATALOG"] as const satisfies readonly ExchangeType[];

type Incentive = ExchangeConditionsValue["incentives"][number];
export type ReasonWords = readonly (readonly [name: string, label: string])[];
type ExchangesFormProps = {
  value: ExchangeConditionsValue;
  reasons: ReasonWords;
  place: FormPlace;
  /** A connected payment account of the store can authorize amounts. */
  canHold: boolean;
};

/** What items may be exchanged for, where and for which reasons, and the bonus for exchanging. */
export function ExchangesForm({ value, reasons, place, canHold }: ExchangesFormProps) {
  const form = useStoreSetting(place, "exchangeconditions", value);
  const { bind, rows } = form;
  const { currency } = place;
  const flow = form.draft.exchange_flow;
  const words = reasonWords(reasons);
  return (
    <SettingFormFrame form={form} label={t("exchangesForm.form")} place={place}>
      <SettingBlock title={t("exchangesForm.options")} about={t("exchangesForm.optionsAbout")}>
        <Choice
          label={t("exchangesForm.exchangeFor")}
          options={optionsOf(FLOWS, exchangeFlowWords)}
          {...bind("exchange_flow")}
        />
        {flow === "ONE_ON_ONE" ? (
          <ChipsSetting
            label={t("exchangesForm.equalOptions")}
            placeholder={t("exchangesForm.equalOptionsExample")}
            hint={t("exchangesForm.equalOptionsHint")}
            {...bind("equal_option_names")}
          />
        ) : null}
        {flow === "OPEN" || flow === "OPEN_WITH_GIFT_CARD" ? (
          <Toggle label={t("exchangesForm.sameCategory")} {...bind("same_category_only")} />
        ) : null}
        <ChipsSetting
          label={t("exchangesForm.excludedCategories")}
          placeholder={t("exchangesForm.none")}
          {...bind("excluded_category_ids")}
        />
        <MoneySetting
          label={t("exchangesForm.priceDifference")}
          currency={currency}
          hint={t("exchangesForm.noLimit")}
          most={HIGHEST_DIFFERENCE_MINOR}
          {...bind("threshold")}
        />
        <NumberSetting
          label={t("exchangesForm.reserve")}
          unit={t("exchangesForm.minutes")}
          hint={t("exchangesForm.reserveHint")}
          {...bind("reservation_minutes")}
        />
      </SettingBlock>
      <SettingBlock title={t("exchangesForm.limits")}>
        <CountriesSetting label={t("exchangesForm.shipTo")} {...bind("countries")} />
        <ChipsSetting
          label={t("exchangesForm.reasons")}
          placeholder={t("exchangesForm.everyReason")}
          wordOf={words}
          suggestions={reasons}
          {...bind("reasons")}
        />
      </SettingBlock>
      <InstantExchangeBlock bind={bind} canHold={canHold} />
      <SettingBlock title={t("exchangesForm.incentives")} about={t("exchangesForm.incentivesAbout")}>
        <RowsSetting
          label={t("exchangesForm.incentives")}
          add={t("exchangesForm.addIncentive")}
          {...rows("incentives")}
          make={(): Incentive => ({ exchange_type: "SIZE_EXCHANGE", total: 500, reasons: [], countries: [] })}
          nameOf={(_, index) => t("exchangesForm.incentive", { number: index + 1 })}
          empty={t("exchangesForm.noIncentives")}
          isOrdered
        >
          {(incentive) => (
            <>
              <SelectField
                label={t("exchangesForm.incentiveFor")}
                options={optionsOf(TYPES, exchangeTypeWords)}
                {...incentive.bind("exchange_type")}
              />
              <ChargeSetting
                label={t("exchangesForm.extraCredit")}
                rateOf={t("exchangesForm.rateHint")}
                currency={currency}
                charge={incentive}
              />
              <ChipsSetting
                label={t("exchangesForm.reasons")}
                placeholder={t("exchangesForm.everyReason")}
                wordOf={words}
                suggestions={reasons}
                {...incentive.bind("reasons")}
              />
              <CountriesSetting label={t("exchangesForm.incentiveIn")} {...incentive.bind("countries")} />
            </>
          )}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("apiOnly.title")} about={t("apiOnly.about")}>
        <TextField label={t("exchangesForm.menu")} isMono {...bind("platform_main_menu_id")} />
      </SettingBlock>
    </SettingFormFrame>
  );
}

const reasonWords =
  (reasons: ReasonWords) =>
  (name: string): string =>
    reasons.find(([each]) => each === name)?.[1] ?? name;

type InstantExchangeBlockProps = Pick<SettingForm<ExchangeConditionsValue>, "bind"> & {
  /** A payment account of the store, or the sandbox of a test store, can authorize amounts. */
  canHold: boolean;
};

const RELEASES = ["COLLECTED", "IN_WAREHOUSE"] as const;

/** Whether new items are shipped before the old ones come back, and how long the shopper's card guarantees them. */
function InstantExchangeBlock({ bind, canHold }: InstantExchangeBlockProps) {
  const isOn = bind("instant_exchange");
  return (
    <SettingBlock title={t("exchangesForm.instant")} about={t("exchangesForm.instantAbout")}>
      {canHold ? null : (
        <Notice as="p" tone="hold">
          {t.rich("exchangesForm.cannotHold", {
            stripe: (words) => <TextLink href="/dashboard/settings/connections">{words}</TextLink>,
          })}
        </Notice>
      )}
      <Toggle label={t("exchangesForm.instantOffer")} {...isOn} />
      {isOn.value ? (
        <Choice
          label={t("exchangesForm.release")}
          options={RELEASES.map(
            (each) => [each, t(`exchangesForm.releases.${each}`), t(`exchangesForm.releaseHints.${each}`)] as const,
          )}
          {...bind("hold_released_on")}
        />
      ) : null}
    </SettingBlock>
  );
}
