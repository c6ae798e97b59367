"use client";

import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { SettingFormFrame } from "./form/setting-form-frame";
import { SettingHistory } from "./form/setting-history";
import { useStoreSetting } from "./form/use-store-setting";
import { ReasonFields } from "./reason-fields";
import type { EcommerceValue, FormPlace } from "./types";

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
  const form = useStoreSetting({
    ecommerceId: place.ecommerceId,
    setting: "ecommerce",
    part: "reasons",
    value,
    labels: { label: "Words" },
  });
  const reasons = form.bind("return_reasons");
  return (
    <>
      <SettingFormFrame form={form} label="Return reasons" canWrite={place.canWrite}>
        <SettingBlock
          title="Return reasons"
          about="Tiles of the portal, in this order. Rules, imports and webhooks use the name, shoppers read the words."
        >
          <RowsSetting
            noun="reason"
            rows={reasons.value}
            onChange={reasons.onChange}
            make={() => NEW_REASON}
            nameOf={({ label }, index) => label || `reason ${index + 1}`}
            isOrdered
            least={1}
            error={reasons.error}
          >
            {(reason, change, index) => (
              <ReasonFields
                reason={reason}
                isInUse={value.return_reasons.some(({ name }) => name === reason.name)}
                change={change}
                error={(field) => form.error(`return_reasons[${index}].${field}`)}
              />
            )}
          </RowsSetting>
        </SettingBlock>
      </SettingFormFrame>
      <SettingHistory
        form={form}
        which={{ ecommerce_id: place.ecommerceId, setting: "ecommerce" }}
        timeZone={place.timeZone}
        canWrite={place.canWrite}
      />
    </>
  );
}
