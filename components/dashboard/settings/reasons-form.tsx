"use client";

import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import { ReasonFields } from "./reason-fields";
import type { EcommerceValue } from "./types";

const NEW_REASON: EcommerceValue["return_reasons"][number] = {
  name: "",
  label: "",
  labels: {},
  requires_comment: false,
  requires_photo: false,
  requires_grade: false,
  size_direction: "NONE",
};

/** Why a shopper may return, in the order and the words of the portal. */
export function ReasonsForm({ value, place }: { value: EcommerceValue; place: FormPlace }) {
  const form = useStoreSetting(place, "ecommerce", value, { part: "reasons", labels: { label: "Label" } });
  return (
    <SettingFormFrame form={form} label="Return reasons" place={place}>
      <SettingBlock
        title="Return reasons"
        about="Shown in the portal in this order. Shoppers see the label; rules, imports and webhooks use the code."
      >
        <RowsSetting
          noun="reason"
          {...form.rows("return_reasons")}
          make={() => NEW_REASON}
          nameOf={({ label }, index) => label || `reason ${index + 1}`}
          isOrdered
          least={1}
        >
          {(reason) => (
            <ReasonFields
              reason={reason}
              isInUse={value.return_reasons.some(({ name }) => name === reason.value.name)}
            />
          )}
        </RowsSetting>
      </SettingBlock>
    </SettingFormFrame>
  );
}
