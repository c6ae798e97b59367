"use client";

import { t } from "@/messages/dashboard/settings";
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

/** The return reasons, in the portal's order and words. */
export function ReasonsForm({ value, place }: { value: EcommerceValue; place: FormPlace }) {
  const form = useStoreSetting(place, "ecommerce", value, {
    part: "reasons",
  });
  return (
    <SettingFormFrame form={form} label={t("reasonsForm.title")} place={place}>
      <SettingBlock title={t("reasonsForm.title")} about={t("reasonsForm.about")}>
        <RowsSetting
          label={t("reasonsForm.title")}
          add={t("reasonsForm.add")}
          {...form.rows("return_reasons")}
          make={() => NEW_REASON}
          nameOf={({ label }, index) => label || t("reasonsForm.reason", { number: index + 1 })}
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
