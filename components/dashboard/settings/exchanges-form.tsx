"use client";

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
import { EXCHANGE_FLOW_WORDS, EXCHANGE_TYPE_WORDS, optionsOf } from "./setting-words";
import type { ExchangeConditionsValue } from "./types";

type Incentive = ExchangeConditionsValue["incentives"][number];
export type ReasonWords = readonly (readonly [name: string, label: string])[];
type ExchangesFormProps = {
  value: ExchangeConditionsValue;
  reasons: ReasonWords;
  place: FormPlace;
  /** An account of the store can hold amounts. */
  canHold: boolean;
};

/** What an item may be exchanged for, where and for which reasons, and what is added to make it worth it. */
export function ExchangesForm({ value, reasons, place, canHold }: ExchangesFormProps) {
  const form = useStoreSetting(place, "exchangeconditions", value);
  const { bind, rows } = form;
  const { currency } = place;
  const flow = form.draft.exchange_flow;
  const words = reasonWords(reasons);
  return (
    <SettingFormFrame form={form} label="Exchanges" place={place}>
      <SettingBlock title="What for" about="What the portal offers instead of money.">
        <Choice
          label="An item may be exchanged for"
          options={optionsOf(EXCHANGE_FLOW_WORDS)}
          {...bind("exchange_flow")}
        />
        {flow === "ONE_ON_ONE" ? (
          <ChipsSetting
            label="Options that must stay the same"
            placeholder="Color"
            hint="The new variant shares them with the old one."
            {...bind("equal_option_names")}
          />
        ) : null}
        {flow === "OPEN" || flow === "OPEN_WITH_GIFT_CARD" ? (
          <Toggle label="Only products that share a category" {...bind("same_category_only")} />
        ) : null}
        <ChipsSetting label="Categories that are never given" placeholder="none" {...bind("excluded_category_ids")} />
        <MoneySetting
          label="May cost more by at most"
          currency={currency}
          hint="0 is no limit."
          {...bind("threshold")}
        />
        <NumberSetting
          label="A chosen piece is kept for"
          unit="minutes"
          hint="While the shopper reads the price."
          {...bind("reservation_minutes")}
        />
      </SettingBlock>
      <SettingBlock title="Where and why">
        <CountriesSetting label="Sent to" {...bind("countries")} />
        <ChipsSetting
          label="For these reasons"
          placeholder="every reason"
          wordOf={words}
          suggestions={reasons}
          {...bind("reasons")}
        />
      </SettingBlock>
      <InstantExchangeBlock bind={bind} canHold={canHold} />
      <SettingBlock
        title="Incentives"
        about="Extra credit for exchanging instead of refunding. Of each kind the first that fits."
      >
        <RowsSetting
          noun="incentive"
          {...rows("incentives")}
          make={(): Incentive => ({ exchange_type: "SIZE_EXCHANGE", total: 500, reasons: [], countries: [] })}
          nameOf={(_, index) => `incentive ${index + 1}`}
          empty="Nothing is added."
          isOrdered
        >
          {(incentive) => (
            <>
              <SelectField label="For" options={optionsOf(EXCHANGE_TYPE_WORDS)} {...incentive.bind("exchange_type")} />
              <ChargeSetting
                label="Extra credit"
                rateOf="Of the returned value."
                currency={currency}
                charge={incentive}
              />
              <ChipsSetting
                label="For these reasons"
                placeholder="every reason"
                wordOf={words}
                suggestions={reasons}
                {...incentive.bind("reasons")}
              />
              <CountriesSetting label="In" {...incentive.bind("countries")} />
            </>
          )}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title="For the record" about="Exposed in the API only. Homeward doesn’t use it.">
        <TextField label="Menu of the shop's own catalogue" isMono {...bind("platform_main_menu_id")} />
      </SettingBlock>
    </SettingFormFrame>
  );
}

const reasonWords =
  (reasons: ReasonWords) =>
  (name: string): string =>
    reasons.find(([each]) => each === name)?.[1] ?? name;

type InstantExchangeBlockProps = Pick<SettingForm<ExchangeConditionsValue>, "bind"> & {
  /** An account of the store, or the sandbox of a test store, can hold amounts. */
  canHold: boolean;
};

const RELEASES = [
  [
    "COLLECTED",
    "The carrier scans the parcel",
    "The shopper’s money is free again sooner. If an item isn’t accepted later, your team asks the shopper to pay for it.",
  ],
  [
    "IN_WAREHOUSE",
    "Your warehouse receives the parcel",
    "You stay covered for longer. Banks release a hold by themselves after about 7 days.",
  ],
] as const;

/** New items before the old ones come back: whether, and how long the shopper's card guarantees them. */
function InstantExchangeBlock({ bind, canHold }: InstantExchangeBlockProps) {
  const isOn = bind("instant_exchange");
  return (
    <SettingBlock
      title="Instant exchanges"
      about="Shoppers choose whether to get the new item right away. Their bank holds what it is worth; if nothing is sent in time, the hold is charged."
    >
      {canHold ? null : (
        <Notice as="p" tone="hold">
          Not offered yet: no payment account of this store can hold amounts.{" "}
          <TextLink href="/dashboard/settings/connections">Connect Stripe</TextLink> with “Checkout Sessions: Write” and
          “Payment Intents: Write”.
        </Notice>
      )}
      <Toggle label="Offer instant exchanges" {...isOn} />
      {isOn.value ? <Choice label="Release the hold when" options={RELEASES} {...bind("hold_released_on")} /> : null}
    </SettingBlock>
  );
}
