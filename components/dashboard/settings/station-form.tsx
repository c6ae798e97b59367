"use client";

import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { MoneySetting } from "./controls/money-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import { SettingFormFrame } from "./form/setting-form-frame";
import { SettingHistory } from "./form/setting-history";
import { useStoreSetting } from "./form/use-store-setting";
import { CategoriesSetting, LinesSetting } from "./station-lists";
import { TicksSetting } from "./ticks-setting";
import type { FormPlace, StationRulesValue } from "./types";

type StationFormProps = { value: StationRulesValue; rejectReasons: readonly string[]; place: FormPlace };

const NEW_DISPOSITION: StationRulesValue["dispositions"][number] = {
  ...{ verdict: "APPROVED", reasons: [], category_ids: [], grades: [], place: "", hint: "" },
};

/** How parcels are checked at the bench: what is looked at, how it is graded, and where checked units go. */
export function StationForm({ value, rejectReasons, place }: StationFormProps) {
  const { ecommerceId, currency, canWrite, timeZone } = place;
  const done = "Saved. Stations have it with their next opening.";
  const form = useStoreSetting<StationRulesValue>({ ecommerceId, setting: "station", value, done });
  const [grades, lists, places] = [form.bind("grades"), form.bind("check_lists"), form.bind("dispositions")];
  const names = grades.value.map(({ name }) => name).filter((name) => name !== "");
  return (
    <>
      <SettingFormFrame form={form} label="Station" canWrite={canWrite}>
        <SettingBlock title="Asking first" about="What a bench asks before it takes a key or a scan for an answer.">
          <MoneySetting
            label="A unit worth more than"
            currency={currency}
            hint="is not called missing, and such a sum is not approved in one go, without a question."
            value={Number(form.draft.ask_above)}
            onChange={(amount) => form.set("ask_above", String(amount))}
            error={form.error("ask_above")}
          />
          <TicksSetting
            label="Declined with a photo only"
            options={rejectReasons}
            value={form.draft.photo_reasons}
            onChange={(reasons) => form.set("photo_reasons", reasons)}
            empty="This store has no reject reasons."
          />
          <Toggle
            label="Shoppers read why a unit was declined"
            hint="The person at the bench can change it for each unit."
            value={form.draft.is_reason_shown}
            onChange={(is) => form.set("is_reason_shown", is)}
          />
        </SettingBlock>
        <SettingBlock title="Condition" about="Grades of approved units, given with one digit, in this order.">
          <RowsSetting
            noun="grade"
            rows={grades.value}
            onChange={grades.onChange}
            make={() => ({ name: "", hint: "" })}
            nameOf={({ name }, index) => name || `grade ${index + 1}`}
            isOrdered
            empty="Approved units are not graded."
            error={form.error("grades")}
          >
            {({ name, hint }, change, index) => (
              <FieldRow>
                <TextField
                  label="Grade"
                  maxLength={40}
                  value={name}
                  onChange={(next) => change({ name: next })}
                  error={form.error(`grades[${index}].name`)}
                />
                <TextField
                  label="What it means"
                  maxLength={80}
                  value={hint}
                  onChange={(next) => change({ hint: next })}
                  error={form.error(`grades[${index}].hint`)}
                />
              </FieldRow>
            )}
          </RowsSetting>
          {grades.value.length === 0 ? null : (
            <Toggle
              label="No parcel without a grade for each approved unit"
              value={form.draft.is_grade_asked}
              onChange={(is) => form.set("is_grade_asked", is)}
            />
          )}
        </SettingBlock>
        <SettingBlock
          title="Check lists"
          about="What is looked at. The first list that fits the unit’s categories counts."
        >
          <RowsSetting
            noun="check list"
            rows={lists.value}
            onChange={lists.onChange}
            make={() => ({ category_ids: [], lines: [""] })}
            nameOf={(_, index) => `check list ${index + 1}`}
            isOrdered
            empty="Nothing is listed at the bench."
            error={form.error("check_lists")}
          >
            {({ category_ids, lines }, change, index) => (
              <>
                <CategoriesSetting value={category_ids} onChange={(ids) => change({ category_ids: ids })} />
                <LinesSetting
                  value={lines}
                  onChange={(next) => change({ lines: next })}
                  error={(at) => form.error(`check_lists[${index}].lines[${at}]`)}
                />
              </>
            )}
          </RowsSetting>
        </SettingBlock>
        <SettingBlock
          title="Where units go"
          about="Shown in large type after each parcel. The first rule that fits counts."
        >
          <RowsSetting
            noun="place"
            rows={places.value}
            onChange={places.onChange}
            make={() => NEW_DISPOSITION}
            nameOf={({ place: name }, index) => name || `place ${index + 1}`}
            isOrdered
            empty="No place is named after a check."
            error={form.error("dispositions")}
          >
            {(disposition, change, index) => (
              <DispositionFields
                disposition={disposition}
                rejectReasons={rejectReasons}
                grades={names}
                change={change}
                error={(field) => form.error(`dispositions[${index}].${field}`)}
              />
            )}
          </RowsSetting>
        </SettingBlock>
      </SettingFormFrame>
      <SettingHistory
        form={form}
        which={{ ecommerce_id: ecommerceId, setting: "station" }}
        timeZone={timeZone}
        canWrite={canWrite}
      />
    </>
  );
}

type Disposition = StationRulesValue["dispositions"][number];

type DispositionFieldsProps = {
  disposition: Disposition;
  rejectReasons: readonly string[];
  grades: readonly string[];
  change: (changes: Partial<Disposition>) => void;
  error: (field: string) => string | undefined;
};

const VERDICTS = [
  ["APPROVED", "Approved"],
  ["DECLINED", "Declined"],
] as const;

/** One rule: which units, and what is written at the bin that they go to. */
function DispositionFields({ disposition, rejectReasons, grades, change, error }: DispositionFieldsProps) {
  const { verdict, reasons, category_ids, place, hint } = disposition;
  return (
    <>
      <FieldRow>
        <TextField
          label="Place"
          isMono
          maxLength={24}
          value={place}
          onChange={(next) => change({ place: next })}
          error={error("place")}
        />
        <TextField
          label="How to find it"
          maxLength={80}
          value={hint}
          onChange={(next) => change({ hint: next })}
          error={error("hint")}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="Of units that are"
          value={verdict}
          options={VERDICTS}
          onChange={(next) => change({ verdict: next, reasons: [], grades: [] })}
        />
        <CategoriesSetting value={category_ids} onChange={(ids) => change({ category_ids: ids })} />
      </FieldRow>
      {verdict === "DECLINED" ? (
        <TicksSetting
          label="Only for these reasons"
          options={rejectReasons}
          value={reasons}
          onChange={(next) => change({ reasons: next })}
          empty="For every reason."
          error={error("reasons")}
        />
      ) : grades.length === 0 ? null : (
        <TicksSetting
          label="Only in this condition"
          options={grades}
          value={disposition.grades}
          onChange={(next) => change({ grades: next })}
          empty="In every condition."
          error={error("grades")}
        />
      )}
    </>
  );
}
