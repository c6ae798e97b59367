import { X } from "lucide-react";
import { POLICY_FIELDS, type PolicyField, type PolicyOp } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, FIELD_WORDS, opsOf } from "@/contract/vocabulary/policy-fields";
import { t } from "@/messages/dashboard/settings-policy";
import { Button } from "../../../ui/button";
import { SelectField } from "../../controls/select-field";
import { emptyValue } from "./empty-value";
import type { RuleReader, RuleWhen } from "./rule-words";
import { WhenValue } from "./when-value";

type WhenFieldsProps = {
  when: RuleWhen;
  reader: RuleReader;
  onChange: (when: RuleWhen) => void;
  onRemove: () => void;
  /** The path and error of a part of the condition. */
  at: (part: "field" | "op" | "value") => { path: string; error: string | undefined };
};

const FIELDS = POLICY_FIELDS.map((field) => [field, FIELD_WORDS[field]] as const);

/** One condition of a rule: a fact, a comparison and a value. */
export function WhenFields({ when, reader, onChange, onRemove, at }: WhenFieldsProps) {
  const { field, op } = when;
  const changeField = (next: PolicyField) => {
    const ops = opsOf(next);
    const kept = ops.includes(op) ? op : (ops[0] ?? "eq");
    const isSameKind = FIELD_KINDS[next] === FIELD_KINDS[field] && kept === op;
    onChange({ field: next, op: kept, value: isSameKind && next !== "country" ? when.value : emptyValue(next, kept) });
  };
  const changeOp = (next: PolicyOp) => {
    const isSameShape = JSON.stringify(emptyValue(field, next)) === JSON.stringify(emptyValue(field, op));
    onChange({ field, op: next, value: isSameShape ? when.value : emptyValue(field, next) });
  };
  return (
    <div className="gap-2 grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.5fr)_28px] items-start grid [&>button]:mt-7 max-md:grid-cols-[minmax(0,1fr)_28px] max-md:[&>:nth-child(2)]:row-[2/3] max-md:[&>:nth-child(2)]:col-[1/3] max-md:[&>:nth-child(3)]:row-[3/4] max-md:[&>:nth-child(3)]:col-[1/3] max-md:[&>button]:row-1 max-md:[&>button]:col-2">
      <SelectField
        label={t("whenFields.fact")}
        options={FIELDS}
        value={field}
        onChange={changeField}
        {...at("field")}
      />
      <SelectField
        label={t("whenFields.comparison")}
        options={opsOf(field).map((each) => [each, t(`ruleWords.ops.${each}`)] as const)}
        value={op}
        onChange={changeOp}
        {...at("op")}
      />
      <WhenValue when={when} reader={reader} onChange={(value) => onChange({ ...when, value })} {...at("value")} />
      <Button
        kind="bare"
        size="small"
        isSquare
        aria-label={t("whenFields.remove", { fact: FIELD_WORDS[field] })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
