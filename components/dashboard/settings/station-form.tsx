"use client";

import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChipsSetting } from "./controls/chips-setting";
import { MoneySetting } from "./controls/money-setting";
import { RowsSetting } from "./controls/rows-setting";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { Bound, FormPlace, Part } from "./form/part";
import { SettingFormFrame } from "./form/setting-form-frame";
import { useStoreSetting } from "./form/use-store-setting";
import { TicksSetting } from "./ticks-setting";
import type { StationRulesValue } from "./types";

type StationFormProps = { value: StationRulesValue; rejectReasons: readonly string[]; place: FormPlace };

const NEW_DISPOSITION: StationRulesValue["dispositions"][number] = {
  ...{ verdict: "APPROVED", reasons: [], category_ids: [], grades: [], place: "", hint: "" },
};

/** How parcels are checked at the bench: what is looked at, how it is graded, and where checked units go. */
export function StationForm({ value, rejectReasons, place }: StationFormProps) {
  const done = "Saved. Applies when a station is next opened.";
  const form = useStoreSetting(place, "station", value, { done });
  const { bind, rows } = form;
  const [limit, grades] = [bind("ask_above"), rows("grades")];
  const names = grades.rows.map(({ name }) => name).filter((name) => name !== "");
  return (
    <SettingFormFrame form={form} label="Station" place={place}>
      <SettingBlock title="Confirmations" about="When the station asks for confirmation after a key press or scan.">
        <MoneySetting
          label="Ask for units worth more than"
          currency={place.currency}
          hint="before marking them missing or approving several at the same time."
          {...limit}
          value={Number(limit.value)}
          onChange={(amount) => limit.onChange(String(amount))}
        />
        <TicksSetting
          label="Require a photo to decline"
          options={rejectReasons}
          {...bind("photo_reasons")}
          empty="This store has no decline reasons."
        />
        <Toggle
          label="Show decline reasons to shoppers"
          hint="Staff can change this for each unit."
          {...bind("is_reason_shown")}
        />
      </SettingBlock>
      <SettingBlock title="Condition" about="Grades for approved units, chosen with one digit, in this order.">
        <RowsSetting
          noun="grade"
          {...grades}
          make={() => ({ name: "", hint: "" })}
          nameOf={({ name }, index) => name || `grade ${index + 1}`}
          isOrdered
          empty="Approved units are not graded."
        >
          {(grade) => (
            <FieldRow>
              <TextField label="Grade" maxLength={40} {...grade.bind("name")} />
              <TextField label="What it means" maxLength={80} {...grade.bind("hint")} />
            </FieldRow>
          )}
        </RowsSetting>
        {grades.rows.length === 0 ? null : (
          <Toggle label="Require a grade for each approved unit" {...bind("is_grade_asked")} />
        )}
      </SettingBlock>
      <SettingBlock
        title="Checklists"
        about="What staff check. The first list that matches the unit’s categories applies."
      >
        <RowsSetting
          noun="checklist"
          {...rows("check_lists")}
          make={() => ({ category_ids: [], lines: [""] })}
          nameOf={(_, index) => `checklist ${index + 1}`}
          isOrdered
          empty="No checklist is shown at the station."
        >
          {(list) => (
            <>
              <CategoriesSetting {...list.bind("category_ids")} />
              <LinesSetting {...list.bind("lines")} error={(at) => list.error(`lines[${at}]`)} />
            </>
          )}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock
        title="Where units go"
        about="Shown in large type after each parcel. The first matching rule applies."
      >
        <RowsSetting
          noun="place"
          {...rows("dispositions")}
          make={() => NEW_DISPOSITION}
          nameOf={({ place: name }, index) => name || `place ${index + 1}`}
          isOrdered
          empty="No place is shown after an inspection."
        >
          {(disposition) => (
            <DispositionFields disposition={disposition} rejectReasons={rejectReasons} grades={names} />
          )}
        </RowsSetting>
      </SettingBlock>
    </SettingFormFrame>
  );
}

type Disposition = StationRulesValue["dispositions"][number];

type DispositionFieldsProps = {
  disposition: Part<Disposition>;
  rejectReasons: readonly string[];
  grades: readonly string[];
};

const VERDICTS = [
  ["APPROVED", "Approved"],
  ["DECLINED", "Declined"],
] as const;

/** One rule: which units, and what is written at the bin that they go to. */
function DispositionFields({ disposition, rejectReasons, grades }: DispositionFieldsProps) {
  const { change, bind } = disposition;
  const verdict = bind("verdict");
  return (
    <>
      <FieldRow>
        <TextField label="Place" isMono maxLength={24} {...bind("place")} />
        <TextField label="How to find it" maxLength={80} {...bind("hint")} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="For units that are"
          {...verdict}
          options={VERDICTS}
          onChange={(next) => change({ verdict: next, reasons: [], grades: [] })}
        />
        <CategoriesSetting {...bind("category_ids")} />
      </FieldRow>
      {verdict.value === "DECLINED" ? (
        <TicksSetting
          label="Only for these reasons"
          options={rejectReasons}
          empty="For every reason."
          {...bind("reasons")}
        />
      ) : grades.length === 0 ? null : (
        <TicksSetting label="Only in this condition" options={grades} empty="In every condition." {...bind("grades")} />
      )}
    </>
  );
}

/** Categories as the shop's catalog names them; none: every one. */
function CategoriesSetting(bound: Bound<string[]>) {
  return <ChipsSetting label="Categories" placeholder="every category" hint="Catalog IDs." {...bound} />;
}

/** As many as a bench shows at once. */
const MOST_LINES = 6;

type LinesProps = {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  error: (index: number) => string | undefined;
};

/** The lines of a check list; an empty one at the end is the next one. */
function LinesSetting({ value, onChange, error }: LinesProps) {
  const shown = value.length < MOST_LINES && value.at(-1) !== "" ? [...value, ""] : value;
  const change = (at: number, text: string) => {
    const next = shown.map((line, index) => (index === at ? text : line));
    onChange(next.filter((line, index) => line !== "" || index === 0));
  };
  return (
    <div className="grid gap-2">
      {shown.map((line, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is being typed
          key={index}
          label={`Line ${index + 1}`}
          maxLength={80}
          placeholder={index === 0 ? "Tags are on" : "Add"}
          value={line}
          onChange={(text) => change(index, text)}
          error={error(index)}
        />
      ))}
    </div>
  );
}
