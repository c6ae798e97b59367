import { FieldRow } from "../../../ui/field";
import { ChipsSetting } from "../controls/chips-setting";
import { Choice } from "../controls/choice";
import { SettingBlock } from "../controls/setting-block";
import type { PolicyBlockProps } from "./block";
import { NEVER_RETURNED, returnableWords } from "./policy-words";
import { RulesSetting } from "./rules-setting";

const ANSWERS = [
  ["no", "cannot be returned"],
  ["yes", "can be returned, whatever the lists say"],
] as const;

/** What cannot come back. */
export function EligibilityBlock({ form, ...rules }: PolicyBlockProps) {
  const { draft, bind, rows, error } = form;
  return (
    <SettingBlock title="Not returnable" about="Use your shop’s IDs. Shoppers see why an item can’t be returned.">
      <FieldRow>
        {NEVER_RETURNED.map(([name, word]) => (
          <ChipsSetting
            key={name}
            label={word}
            placeholder="none"
            {...bind(name)}
            error={error(name) ?? draft[name].map((_, at) => error(`${name}[${at}]`)).find(Boolean)}
          />
        ))}
      </FieldRow>
      <RulesSetting
        {...rules}
        label="Rules, before the lists"
        {...rows("eligibility")}
        make={(id) => ({ id, label: "", whens: [], is_returnable: false })}
        thenWords={returnableWords}
        thenFields={({ value, change }) => (
          <Choice
            label="Then the item"
            options={ANSWERS}
            value={value.is_returnable ? "yes" : "no"}
            onChange={(answer) => change({ is_returnable: answer === "yes" })}
          />
        )}
        empty="No rules."
      />
    </SettingBlock>
  );
}
