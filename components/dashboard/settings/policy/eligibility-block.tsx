import { t } from "@/messages/dashboard/settings-policy";
import { FieldRow } from "../../../ui/field";
import { ChipsSetting } from "../controls/chips-setting";
import { Choice } from "../controls/choice";
import { SettingBlock } from "../controls/setting-block";
import type { PolicyBlockProps } from "./block";
import { NEVER_RETURNED, returnableWords } from "./policy-words";
import { RulesSetting } from "./rules-setting";

/** What can't be returned. */
export function EligibilityBlock({ form, ...rules }: PolicyBlockProps) {
  const { bind, rows } = form;
  return (
    <SettingBlock title={t("eligibilityBlock.title")} about={t("eligibilityBlock.about")}>
      <FieldRow>
        {NEVER_RETURNED.map((name) => (
          <ChipsSetting
            key={name}
            label={t(`policyWords.neverReturned.${name}`)}
            placeholder={t("eligibilityBlock.none")}
            {...bind(name)}
          />
        ))}
      </FieldRow>
      <RulesSetting
        {...rules}
        label={t("eligibilityBlock.rules")}
        {...rows("eligibility")}
        make={(id) => ({ id, label: "", whens: [], is_returnable: false })}
        thenWords={returnableWords}
        thenFields={({ value, change, bind: field }) => (
          <Choice
            label={t("eligibilityBlock.thenItem")}
            options={[
              ["no", t("eligibilityBlock.no")],
              ["yes", t("eligibilityBlock.yes")],
            ]}
            {...field("is_returnable")}
            value={answerOf(value)}
            onChange={(answer) => change({ is_returnable: answer === "yes" })}
          />
        )}
        empty={t("eligibilityBlock.empty")}
      />
    </SettingBlock>
  );
}

const answerOf = ({ is_returnable }: { is_returnable: boolean }): "yes" | "no" => (is_returnable ? "yes" : "no");
