"use client";

import { useState } from "react";
import { useTRPCClient } from "../../browser/trpc";
import { TextField } from "../../controls/text-field";
import { SettingBlock } from "../controls/setting-block";
import type { FormPlace } from "../form/part";
import { SettingFormFrame } from "../form/setting-form-frame";
import { useSettingForm } from "../form/use-setting-form";
import type { ConditionsValue } from "../types";
import { ApprovalBlock } from "./approval-block";
import { conditionChange } from "./condition-change";
import { CostBlock } from "./cost-block";
import { EligibilityBlock } from "./eligibility-block";
import { HandlingBlock } from "./handling-block";
import { KeepBlock } from "./keep-block";
import { OrderTrial } from "./order-trial";
import type { RuleReader } from "./rule-words";
import { Simulator } from "./simulator";
import { WindowBlock } from "./window-block";

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
