"use client";

import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";
import { asMinorNumber, MoneySetting } from "./controls/money-setting";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import type { ExchangeOrderValue } from "./types";

/** How an exchange order is recorded in the shop. */
export function ExchangeOrderForm({ value, place }: { value: ExchangeOrderValue; place: FormPlace }) {
  const form = useStoreSetting(place, "exchangeorders", value);
  return (
    <SettingFormFrame form={form} label={t("exchangeOrderForm.form")} place={place}>
      <SettingBlock title={t("exchangeOrderForm.title")} about={t("exchangeOrderForm.about")}>
        <TextField
          label={t("exchangeOrderForm.paymentMethod")}
          isMono
          maxLength={64}
          {...form.bind("payment_method")}
        />
        <FieldRow>
          <TextField label={t("exchangeOrderForm.shippingLine")} maxLength={128} {...form.bind("shipping_line")} />
          <MoneySetting
            label={t("exchangeOrderForm.shippingPrice")}
            currency={place.currency}
            {...asMinorNumber(form.bind("price"))}
          />
        </FieldRow>
      </SettingBlock>
    </SettingFormFrame>
  );
}
