import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import type { PolicyBlockProps } from "./block";
import { daysWords } from "./policy-words";
import { RulesSetting } from "./rules-setting";

/** How long a shopper may return. */
export function WindowBlock({ form, ...rules }: PolicyBlockProps) {
  const { bind, rows } = form;
  return (
    <SettingBlock
      title="Return window"
      about="Days from delivery, else from dispatch, else from the purchase. The last day is inside."
    >
      <NumberSetting label="Returns are taken for" unit="days" emptyWord="no limit" {...bind("return_period_days")} />
      <RulesSetting
        {...rules}
        label="Exceptions"
        {...rows("windows")}
        make={(id) => ({ id, label: "", whens: [], return_period_days: 60 })}
        thenWords={({ return_period_days }) => daysWords(return_period_days)}
        thenFields={(rule) => (
          <NumberSetting
            label="Then returns are taken for"
            unit="days"
            emptyWord="no limit"
            {...rule.bind("return_period_days")}
          />
        )}
        empty="No exceptions."
      />
      <NumberSetting
        label="The parcel must be sent within"
        unit="days"
        hint="Counted from the start of the return; 0 is no limit. Then it is canceled."
        {...bind("max_days_to_send_package")}
      />
    </SettingBlock>
  );
}
