import { FieldRow } from "../../ui/field";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { CategoriesSetting } from "./station-lists";
import { TicksSetting } from "./ticks-setting";
import type { StationRulesValue } from "./types";

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
export function DispositionFields({ disposition, rejectReasons, grades, change, error }: DispositionFieldsProps) {
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
