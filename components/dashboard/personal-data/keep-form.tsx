"use client";

import { t } from "@/messages/dashboard/personal-data";
import { Choice } from "../settings/controls/choice";
import { NumberSetting } from "../settings/controls/number-setting";
import { SettingBlock } from "../settings/controls/setting-block";
import type { FormPlace } from "../settings/form/part";
import { SettingFormFrame } from "../settings/form/setting-form-frame";
import { useStoreSetting } from "../settings/form/use-store-setting";
import type { PersonalDataValue } from "../settings/types";

/** Suggested retention in days: two years, the period in which defects can be claimed. */
const PROPOSED_DAYS = 730;

/** Sets how long ended returns keep their personal data. */
export function KeepForm({ value, place }: { value: PersonalDataValue; place: FormPlace }) {
  const form = useStoreSetting(place, "personaldata", value, {
    done: t("keepForm.saved"),
  });
  const days = form.bind("keep_days");
  const choice = days.value === 0 ? "FOREVER" : "DAYS";
  return (
    <SettingFormFrame form={form} label={t("keepForm.label")} place={place}>
      <SettingBlock title={t("keepForm.title")} about={t("keepForm.about")}>
        <Choice
          label={t("keepForm.keep")}
          options={[
            ["FOREVER", t("keepForm.forever"), t("keepForm.untilErased")],
            ["DAYS", t("keepForm.limited"), t("keepForm.thenDeleted")],
          ]}
          value={choice}
          onChange={(next) => days.onChange(next === "FOREVER" ? 0 : PROPOSED_DAYS)}
        />
        {choice === "FOREVER" ? null : (
          <NumberSetting
            label={t("keepForm.daysAfter")}
            unit={t("keepForm.unit")}
            hint={t("keepForm.atLeast")}
            {...days}
          />
        )}
      </SettingBlock>
    </SettingFormFrame>
  );
}
