"use client";

import { useState } from "react";
import { RISK_EFFECTS, type RiskEffect } from "@/contract/vocabulary/policy";
import { useTRPCClient } from "../../browser/trpc";
import { SelectField } from "../../controls/select-field";
import { TextField } from "../../controls/text-field";
import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { FormPlace } from "../form/part";
import { SettingFormFrame } from "../form/setting-form-frame";
import { useSettingForm } from "../form/use-setting-form";
import type { ConditionsValue } from "../types";
import type { PolicyBlockProps } from "./block";
import { conditionChange } from "./condition-change";
import { CostBlock } from "./cost-block";
import { EligibilityBlock } from "./eligibility-block";
import { HandlingBlock } from "./handling-block";
import { KeepBlock } from "./keep-block";
import { OrderTrial } from "./order-trial";
import { daysWords, EFFECT_WORDS } from "./policy-words";
import { RuleSet } from "./rule-set";
import type { RuleReader } from "./rule-words";
import { RulesSetting } from "./rules-setting";
import { Simulator } from "./simulator";

type PolicyFormProps = { value: ConditionsValue; reader: RuleReader; place: FormPlace };

/** Return conditions: each block says its rules as sentences; before they count they can be played over past returns. */
export function PolicyForm({ value, reader, place }: PolicyFormProps) {
  const client = useTRPCClient();
  const [note, setNote] = useState("");
  const form = useSettingForm<ConditionsValue>({
    id: `${place.ecommerceId}.returnconditions`,
    value,
    history: { ecommerce_id: place.ecommerceId, setting: "returnconditions" },
    done: "In force for returns that begin from now on.",
    send: async ({ draft, basedOn, isBack }) => {
      const { ecommerce_id, version: _, ...return_conditions } = draft;
      const based_on = basedOn.version;
      const why = isBack ? `Version ${based_on} taken back` : note;
      const call = { ecommerce_id, return_conditions, note: why, based_on };
      const saved = await client.saveReturnConditions.mutate(call);
      if (!isBack) setNote("");
      return saved;
    },
  });
  const block = { form, reader, takenIds: idsOf(form.draft) };
  return (
    <>
      <p className="text-ink-2 mb-4">
        Version <span className="font-mono text-code">{form.editing.base.version}</span> is in force. A return keeps the
        version that it began under.
      </p>
      <SettingFormFrame
        form={form}
        label="Return policy"
        place={place}
        tell={(field) => conditionChange(field, reader)}
      >
        <WindowBlock {...block} />
        <EligibilityBlock {...block} />
        <KeepBlock {...block} />
        <CostBlock {...block} currency={place.currency} />
        <ApprovalBlock {...block} />
        <HandlingBlock form={form} />
        <OrderTrial draft={form.draft} reader={reader} place={place} />
        <Simulator draft={form.draft} isChanged={form.changed.length > 0} place={place} />
        {form.changed.length > 0 ? (
          <SettingBlock title="For the history">
            <TextField label="What changes, and why" maxLength={500} value={note} onChange={setNote} />
          </SettingBlock>
        ) : null}
      </SettingFormFrame>
    </>
  );
}

const idsOf = (conditions: ConditionsValue): string[] =>
  [
    conditions.windows,
    conditions.eligibility,
    conditions.keep_your_item.options,
    conditions.pay_for_logistics.options,
    conditions.require_authorization.options,
    conditions.upload_documents.options,
    conditions.fees,
    conditions.risk,
  ].flatMap((rules) => rules.map(({ id }) => id));

/** What people look at before it goes on. */
function ApprovalBlock(block: PolicyBlockProps) {
  const { form, ...rules } = block;
  const { bind, rows } = form;
  return (
    <SettingBlock title="Approval and risk" about="High risk never auto-declines. It asks for review.">
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
      <Toggle label="Turn off risk scoring" {...bind("skip_fraud_detection")} />
    </SettingBlock>
  );
}

/** How long a shopper may return. */
function WindowBlock({ form, ...rules }: PolicyBlockProps) {
  const { bind, rows } = form;
  return (
    <SettingBlock
      title="Return window"
      about="Counted from delivery (or dispatch, or purchase). The last day counts."
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
        hint="Counted from the start of the return. After this the return is canceled. 0 = no limit."
        {...bind("max_days_to_send_package")}
      />
    </SettingBlock>
  );
}
