"use client";

import { Choice } from "../settings/controls/choice";
import { NumberSetting } from "../settings/controls/number-setting";
import { SettingBlock } from "../settings/controls/setting-block";
import type { FormPlace } from "../settings/form/part";
import { SettingFormFrame } from "../settings/form/setting-form-frame";
import { useStoreSetting } from "../settings/form/use-store-setting";
import type { PersonalDataValue } from "../settings/types";

/** What is proposed to whoever begins to forget: two years, as long as faults of what was bought can be claimed. */
const PROPOSED_DAYS = 730;

/** How long returns that ended keep their person. */
export function KeepForm({ value, place }: { value: PersonalDataValue; place: FormPlace }) {
  const form = useStoreSetting(place, "personaldata", value, {
    done: "Saved. Applies from the next cleanup, within an hour.",
  });
  const days = form.bind("keep_days");
  const isForGood = days.value === 0;
  return (
    <SettingFormFrame form={form} label="Personal data" place={place}>
      <SettingBlock
        title="Completed returns"
        about="Name, addresses, email, phone, comments, photos and emails are deleted. Amounts, analytics, events and the audit log stay, without personal data."
      >
        <Choice
          label="Keep personal data"
          options={[
            ["FOREVER", "Keep forever", "Until erased below."],
            ["DAYS", "For a limited time", "Then it’s permanently deleted."],
          ]}
          value={isForGood ? "FOREVER" : "DAYS"}
          onChange={(next) => days.onChange(next === "FOREVER" ? 0 : PROPOSED_DAYS)}
        />
        {isForGood ? null : (
          <NumberSetting
            label="Days after completion"
            unit="days"
            hint="At least 90. Orders with a more recent return are kept until then."
            {...days}
          />
        )}
      </SettingBlock>
    </SettingFormFrame>
  );
}
