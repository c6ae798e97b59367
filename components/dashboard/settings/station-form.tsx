"use client";

import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { ChipsSetting } from "./controls/chips-setting";
import { asMinorNumber, MoneySetting } from "./controls/money-setting";
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

/** How parcels are inspected at the station: checklists, grades, and where inspected units go. */
export function StationForm({ value, rejectReasons, place }: StationFormProps) {
  const done = t("stationForm.saved");
  const form = useStoreSetting(place, "station", value, { done });
  const { bind, rows } = form;
  const grades = rows("grades");
  const names = grades.rows.map(({ name }) => name).filter((name) => name !== "");
  return (
    <SettingFormFrame form={form} label={t("stationForm.form")} place={place}>
      <SettingBlock title={t("stationForm.confirmations")} about={t("stationForm.confirmationsAbout")}>
        <MoneySetting
          label={t("stationForm.askAbove")}
          currency={place.currency}
          hint={t("stationForm.askAboveHint")}
          {...asMinorNumber(bind("ask_above"))}
        />
        <TicksSetting
          label={t("stationForm.photoReasons")}
          options={rejectReasons}
          {...bind("photo_reasons")}
          empty={t("stationForm.noDeclineReasons")}
        />
        <Toggle
          label={t("stationForm.reasonShown")}
          hint={t("stationForm.reasonShownHint")}
          {...bind("is_reason_shown")}
        />
      </SettingBlock>
      <SettingBlock title={t("stationForm.condition")} about={t("stationForm.conditionAbout")}>
        <RowsSetting
          label={t("stationForm.condition")}
          add={t("stationForm.addGrade")}
          {...grades}
          make={() => ({ name: "", hint: "" })}
          nameOf={({ name }, index) => name || t("stationForm.gradeNumber", { number: index + 1 })}
          isOrdered
          empty={t("stationForm.noGrades")}
        >
          {(grade) => (
            <FieldRow>
              <TextField label={t("stationForm.grade")} maxLength={40} {...grade.bind("name")} />
              <TextField label={t("stationForm.gradeMeaning")} maxLength={80} {...grade.bind("hint")} />
            </FieldRow>
          )}
        </RowsSetting>
        {grades.rows.length === 0 ? null : <Toggle label={t("stationForm.requireGrade")} {...bind("is_grade_asked")} />}
      </SettingBlock>
      <SettingBlock title={t("stationForm.checklists")} about={t("stationForm.checklistsAbout")}>
        <RowsSetting
          label={t("stationForm.checklists")}
          add={t("stationForm.addChecklist")}
          {...rows("check_lists")}
          make={() => ({ category_ids: [], lines: [""] })}
          nameOf={(_, index) => t("stationForm.checklist", { number: index + 1 })}
          isOrdered
          empty={t("stationForm.noChecklists")}
        >
          {(list) => (
            <>
              <CategoriesSetting {...list.bind("category_ids")} />
              <LinesSetting {...list.bind("lines")} errorAt={(at) => list.error(`lines[${at}]`)} />
            </>
          )}
        </RowsSetting>
      </SettingBlock>
      <SettingBlock title={t("stationForm.places")} about={t("stationForm.placesAbout")}>
        <RowsSetting
          label={t("stationForm.places")}
          add={t("stationForm.addPlace")}
          {...rows("dispositions")}
          make={() => NEW_DISPOSITION}
          nameOf={({ place: name }, index) => name || t("stationForm.placeNumber", { number: index + 1 })}
          isOrdered
          empty={t("stationForm.noPlaces")}
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

const VERDICTS = ["APPROVED", "DECLINED"] as const;

/** One rule: which units, and the label of their bin. */
function DispositionFields({ disposition, rejectReasons, grades }: DispositionFieldsProps) {
  const { change, bind } = disposition;
  const verdict = bind("verdict");
  return (
    <>
      <FieldRow>
        <TextField label={t("stationForm.place")} isMono maxLength={24} {...bind("place")} />
        <TextField label={t("stationForm.placeHint")} maxLength={80} {...bind("hint")} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t("stationForm.verdict")}
          {...verdict}
          options={VERDICTS.map((each) => [each, t(`stationForm.verdicts.${each}`)] as const)}
          onChange={(next) => change({ verdict: next, reasons: [], grades: [] })}
        />
        <CategoriesSetting {...bind("category_ids")} />
      </FieldRow>
      {verdict.value === "DECLINED" ? (
        <TicksSetting
          label={t("stationForm.onlyReasons")}
          options={rejectReasons}
          empty={t("stationForm.everyReason")}
          {...bind("reasons")}
        />
      ) : grades.length === 0 ? null : (
        <TicksSetting
          label={t("stationForm.onlyGrades")}
          options={grades}
          empty={t("stationForm.everyGrade")}
          {...bind("grades")}
        />
      )}
    </>
  );
}

/** Categories as named in the shop's catalog; an empty list means all. */
function CategoriesSetting(bound: Bound<string[]>) {
  return (
    <ChipsSetting
      label={t("stationForm.categories")}
      placeholder={t("stationForm.everyCategory")}
      hint={t("stationForm.catalogIds")}
      {...bound}
    />
  );
}

/** The maximum that a station shows at once. */
const MOST_LINES = 6;

type LinesProps = Bound<string[]> & { errorAt: (index: number) => string | undefined };

/** The lines of a checklist; an empty one at the end adds a line. */
function LinesSetting({ path, value, onChange, errorAt }: LinesProps) {
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
          label={t("stationForm.line", { number: index + 1 })}
          maxLength={80}
          placeholder={index === 0 ? t("stationForm.lineExample") : t("stationForm.nextLine")}
          value={line}
          onChange={(text) => change(index, text)}
          path={`${path}[${index}]`}
          error={errorAt(index)}
        />
      ))}
    </div>
  );
}
