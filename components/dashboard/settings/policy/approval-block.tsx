import { RISK_EFFECTS, type RiskEffect } from "@/contract/vocabulary/policy";
import { SelectField } from "../../controls/select-field";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { PolicyBlockProps } from "./block";
import { EFFECT_WORDS } from "./policy-words";
import { RuleSet } from "./rule-set";
import { RulesSetting } from "./rules-setting";

/** What people look at before it goes on. */
export function ApprovalBlock(block: PolicyBlockProps) {
  const { form, ...rules } = block;
  const { bind, rows } = form;
  return (
    <SettingBlock title="Approval and risk" about="Risk never declines by itself: it asks a person.">
      <RuleSet {...block} name="require_authorization" />
      <RuleSet {...block} name="upload_documents" />
      <RulesSetting
        {...rules}
        label="By risk score"
        {...rows("risk")}
        make={(id) => ({
          ...{ id, label: "", effect: "REQUIRE_AUTHORIZATION" as RiskEffect },
          whens: [{ field: "risk_score" as const, op: "gte" as const, value: 70 }],
        })}
        thenWords={({ effect }) => EFFECT_WORDS[effect]}
        thenFields={(rule) => (
          <SelectField
            label="Then"
            options={RISK_EFFECTS.map((each) => [each, EFFECT_WORDS[each]] as const)}
            {...rule.bind("effect")}
          />
        )}
        empty="The risk score has no effect."
      />
      <Toggle label="No risk score is made" {...bind("skip_fraud_detection")} />
    </SettingBlock>
  );
}
