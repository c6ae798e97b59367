"use client";

import { useState } from "react";
import { RISK_EFFECTS, type RiskEffect } from "@/contract/vocabulary/policy";
import { t } from "@/messages/dashboard/settings-policy";
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
import { daysWords } from "./policy-words";
import { RuleSet } from "./rule-set";
import type { RuleReader } from "./rule-words";
import { RulesSetting } from "./rules-setting";
import { Simulator } from "./simulator";

type PolicyFormProps = { value: ConditionsValue; reader: RuleReader; place: FormPlace };

/**
 * Return conditions: each block shows its rules as sentences, and they can be tested on past returns before they are
 * saved.
 */
export function PolicyForm({ value, reader, place }: PolicyFormProps) {
  const client = useTRPCClient();
  const [note, setNote] = useState("");
  const form = useSettingForm<ConditionsValue>({
    id: `${place.ecommerceId}.returnconditions`,
    value,
    setting: "returnconditions",
    history: { ecommerce_id: place.ecommerceId, setting: "returnconditions" },
    done: t("policyForm.done"),
    within: "return_conditions",
    send: async ({ draft, basedOn, isBack }) => {
      const { ecommerce_id, version: _, ...return_conditions } = draft;
      const based_on = basedOn.version;
      const why = isBack ? t("policyForm.restored", { version: based_on }) : note;
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
        {t.rich("policyForm.version", {
          version: form.editing.base.version,
          code: (version) => <span className="font-mono text-code">{version}</span>,
        })}
      </p>
      <SettingFormFrame
        form={form}
        label={t("policyForm.title")}
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
          <SettingBlock title={t("policyForm.changeNote")}>
            <TextField label={t("policyForm.whatChanged")} maxLength={500} value={note} onChange={setNote} />
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

/** What needs approval by a person. */
function ApprovalBlock(block: PolicyBlockProps) {
  const { form, ...rules } = block;
  const { bind, rows } = form;
  return (
    <SettingBlock title={t("policyForm.approval")} about={t("policyForm.approvalAbout")}>
      <RuleSet {...block} name="require_authorization" />
      <RuleSet {...block} name="upload_documents" />
      <RulesSetting
        {...rules}
        label={t("policyForm.byRiskScore")}
        {...rows("risk")}
        make={(id) => ({
          ...{ id, label: "", effect: "REQUIRE_AUTHORIZATION" as RiskEffect },
          whens: [{ field: "risk_score" as const, op: "gte" as const, value: 70 }],
        })}
        thenWords={({ effect }) => t(`policyWords.effects.${effect}`)}
        thenFields={(rule) => (
          <SelectField
            label={t("policyForm.then")}
            options={RISK_EFFECTS.map((each) => [each, t(`policyWords.effects.${each}`)] as const)}
            {...rule.bind("effect")}
          />
        )}
        empty={t("policyForm.noRiskRules")}
      />
      <Toggle label={t("policyForm.skipRisk")} {...bind("skip_fraud_detection")} />
    </SettingBlock>
  );
}

/** The return window. */
function WindowBlock({ form, ...rules }: PolicyBlockProps) {
  const { bind, rows } = form;
  return (
    <SettingBlock title={t("policyForm.window")} about={t("policyForm.windowAbout")}>
      <NumberSetting
        label={t("policyForm.window")}
        unit={t("policyForm.days")}
        emptyWord={t("policyForm.noLimit")}
        {...bind("return_period_days")}
      />
      <RulesSetting
        {...rules}
        label={t("policyForm.exceptions")}
        {...rows("windows")}
        make={(id) => ({ id, label: "", whens: [], return_period_days: 60 })}
        thenWords={({ return_period_days }) => daysWords(return_period_days)}
        thenFields={(rule) => (
          <NumberSetting
            label={t("policyForm.thenWindow")}
            unit={t("policyForm.days")}
            emptyWord={t("policyForm.noLimit")}
            {...rule.bind("return_period_days")}
          />
        )}
        empty={t("policyForm.noExceptions")}
      />
      <NumberSetting
        label={t("policyForm.sendWithin")}
        unit={t("policyForm.days")}
        hint={t("policyForm.sendWithinHint")}
        {...bind("max_days_to_send_package")}
      />
    </SettingBlock>
  );
}
