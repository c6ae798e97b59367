import { ACTIVITY_FACTS, ACTIVITY_NAMES } from "@/contract/vocabulary/activity";
import { linkStyle } from "../../../ui/text-link";
import { SelectField } from "../../controls/select-field";
import { Choice } from "../controls/choice";
import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import { optionsOf } from "../setting-words";
import type { PolicyBlockProps } from "./block";
import { FLOW_WORDS, OPENING_WORDS } from "./policy-words";

const FLOWS = [
  ["MANUAL", FLOW_WORDS.MANUAL, "Money follows their verdicts."],
  ["AUTOMATIC", FLOW_WORDS.AUTOMATIC, "Nobody looks at it first."],
] as const;

/** What happens when a parcel is there, and what is left out. */
export function HandlingBlock({ form: { draft, change, bind } }: Pick<PolicyBlockProps, "form">) {
  const skipped = draft.skip_workflow_activities;
  return (
    <SettingBlock title="After it arrives">
      <Choice label="A parcel that arrives" options={FLOWS} {...bind("review_flow")} />
      <NumberSetting
        label="Mark uninspected items missing after"
        unit="days"
        hint="0 is never."
        {...bind("review_auto_complete_days")}
      />
      <SelectField
        label="The return is opened in the shop"
        options={optionsOf(OPENING_WORDS)}
        {...bind("start_return_on_platform_time")}
      />
      <details>
        <summary className={linkStyle("w-fit text-[13px]")}>
          Steps to leave out: {skipped.length === 0 ? "none" : skipped.length}
        </summary>
        <div className="mt-2">
          {ACTIVITY_NAMES.map((name) => (
            <Toggle
              key={name}
              label={`Do not ${ACTIVITY_FACTS[name].words}`}
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
