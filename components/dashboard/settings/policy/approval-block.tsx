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
  const { draft, set, bind, error } = form;
  return (
    <SettingBlock title="Approval and risk" about="Risk never declines by itself: it asks a person.">
      <RuleSet {...block} name="require_authorization" />
      <RuleSet {...block} name="upload_documents" />
      <RulesSetting
        {...rules}
        label="By risk score"
        path="risk"
        rules={draft.risk}
        onChange={(next) => set("risk", next)}
        make={(id) => ({
          ...{ id, label: "", effect: "REQUIRE_AUTHORIZATION" as RiskEffect },
          whens: [{ field: "risk_score" as const, op: "gte" as const, value: 70 }],
        })}
        thenWords={({ effect }) => EFFECT_WORDS[effect]}
        thenFields={({ effect }, change, errorOf) => (
          <SelectField
            label="Then"
            options={RISK_EFFECTS.map((each) => [each, EFFECT_WORDS[each]] as const)}
            value={effect}
            onChange={(next) => change({ effect: next })}
            error={errorOf("effect")}
          />
        )}
        error={error}
        empty="The risk score has no effect."
      />
      <Toggle label="No risk score is made" {...bind("skip_fraud_detection")} />
    </SettingBlock>
  );
}
