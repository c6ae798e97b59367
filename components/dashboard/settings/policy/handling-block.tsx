import { ACTIVITY_FACTS, ACTIVITY_NAMES } from "@/contract/vocabulary/activity";
import { START_RETURN_ON_PLATFORM_TIMES, type StartReturnOnPlatformTime } from "@/contract/vocabulary/policy";
import { t } from "@/messages/dashboard/settings-policy";
import { linkStyle } from "../../../ui/text-link";
import { SelectField } from "../../controls/select-field";
import { Choice } from "../controls/choice";
import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { PolicyBlockProps } from "./block";

/** The API has two names for never; one is enough to choose from, and a saved one stays. */
const openingTimes = (saved: StartReturnOnPlatformTime): readonly StartReturnOnPlatformTime[] => {
  const other =
    saved === "START_RETURN_ON_PLATFORM_TIME_NEVER"
      ? "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED"
      : "START_RETURN_ON_PLATFORM_TIME_NEVER";
  return START_RETURN_ON_PLATFORM_TIMES.filter((time) => time !== other);
};

/** What happens when a parcel has arrived, and which steps are skipped. */
export function HandlingBlock({ form: { draft, change, bind } }: Pick<PolicyBlockProps, "form">) {
  const skipped = draft.skip_workflow_activities;
  return (
    <SettingBlock title={t("handlingBlock.title")}>
      <Choice
        label={t("handlingBlock.whenReceived")}
        options={[
          ["MANUAL", t("policyWords.flows.MANUAL"), t("handlingBlock.manualHint")],
          ["AUTOMATIC", t("policyWords.flows.AUTOMATIC"), t("handlingBlock.automaticHint")],
        ]}
        {...bind("review_flow")}
      />
      <NumberSetting
        label={t("handlingBlock.missingAfter")}
        unit={t("handlingBlock.days")}
        hint={t("handlingBlock.zeroIsNever")}
        {...bind("review_auto_complete_days")}
      />
      <SelectField
        label={t("handlingBlock.openInShop")}
        options={openingTimes(draft.start_return_on_platform_time).map(
          (time) => [time, t(`policyWords.openings.${time}`)] as const,
        )}
        {...bind("start_return_on_platform_time")}
      />
      <details>
        <summary className={linkStyle("w-fit text-[13px]")}>
          {t("handlingBlock.skipped", { count: skipped.length })}
        </summary>
        <div className="mt-2">
          {ACTIVITY_NAMES.map((name) => (
            <Toggle
              key={name}
              label={t("handlingBlock.skip", { step: ACTIVITY_FACTS[name].words })}
              value={skipped.includes(name)}
              onChange={(is) =>
                change({
                  skip_workflow_activities: ACTIVITY_NAMES.filter((each) =>
                    each === name ? is : skipped.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </details>
    </SettingBlock>
  );
}
