import { FIELD_KINDS } from "@/contract/vocabulary/policy-fields";
import { REFUND_OPTION_LABELS, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { t } from "@/messages/dashboard/settings-policy";
import { FieldRow } from "../../../ui/field";
import { SelectField } from "../../controls/select-field";
import { TextField } from "../../controls/text-field";
import { ChipsSetting } from "../controls/chips-setting";
import { CountriesSetting } from "../controls/countries-setting";
import { MoneySetting } from "../controls/money-setting";
import { NumberSetting } from "../controls/number-setting";
import { returnMethodWords } from "../setting-words";
import { emptyValue } from "./empty-value";
import type { RuleReader, RuleValue, RuleWhen } from "./rule-words";

type WhenValueProps = {
  when: RuleWhen;
  reader: RuleReader;
  onChange: (value: RuleValue) => void;
  path: string;
  error: string | undefined;
};

/** The value of a condition, in a suitable control: an amount, a number, two numbers, a word, several words. */
export function WhenValue({ when, reader, onChange, ...at }: WhenValueProps) {
  const { field, value } = when;
  const shape = emptyValue(field, when.op);
  if (shape === null) return <span />;
  if (typeof shape === "number")
    return (
      <Figure
        when={when}
        reader={reader}
        value={value as number}
        onChange={onChange}
        {...at}
        label={t("whenValue.value")}
      />
    );
  if (when.op === "between") {
    const [low = 0, high = 0] = value as readonly number[];
    return (
      <FieldRow>
        <Figure
          when={when}
          reader={reader}
          label={t("whenValue.from")}
          value={low}
          onChange={(next) => onChange([next, high])}
          {...at}
        />
        <Figure
          when={when}
          reader={reader}
          label={t("whenValue.to")}
          value={high}
          onChange={(next) => onChange([low, next])}
        />
      </FieldRow>
    );
  }
  if (Array.isArray(shape)) return <Words when={when} reader={reader} onChange={onChange} {...at} />;
  const choices = choicesOf(when, reader);
  const shared = { label: t("whenValue.value"), value: String(value ?? ""), onChange, ...at };
  return choices === null ? (
    <TextField maxLength={128} {...shared} />
  ) : (
    <SelectField options={[["", "…"], ...choices]} {...shared} />
  );
}

type FigureProps = {
  when: RuleWhen;
  reader: RuleReader;
  label: string;
  value: number;
  onChange: (value: number) => void;
  path?: string;
  error?: string | undefined;
};

function Figure({ when: { field }, reader, ...shared }: FigureProps) {
  if (FIELD_KINDS[field] === "MINOR") return <MoneySetting currency={reader.currency} {...shared} />;
  return <NumberSetting unit={unitOf(field)} {...shared} />;
}

const unitOf = (field: RuleWhen["field"]): string => {
  const kind = FIELD_KINDS[field];
  if (kind === "DAYS") return t("whenValue.days");
  return kind === "SCORE" ? t("whenValue.points") : "";
};

function Words({ when, reader, ...field }: WhenValueProps) {
  const value = Array.isArray(when.value) ? when.value.map(String) : [];
  if (when.field === "country") return <CountriesSetting label={t("whenValue.value")} {...field} value={value} />;
  const choices = choicesOf(when, reader) ?? [];
  return (
    <ChipsSetting
      label={t("whenValue.value")}
      {...field}
      value={value}
      suggestions={choices}
      wordOf={(each) => choices.find(([name]) => name === each)?.[1] ?? each}
    />
  );
}

const choicesOf = ({ field }: RuleWhen, { reasons }: RuleReader): (readonly [string, string])[] | null => {
  if (field === "reason") return [...reasons];
  if (field === "refund_option") return REFUND_OPTIONS.map((each) => [each, REFUND_OPTION_LABELS[each]] as const);
  if (field === "return_method") return RETURN_METHODS.map((each) => [each, returnMethodWords(each)] as const);
  return null;
};
