import { Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { t } from "@/messages/dashboard/settings-policy";
import { Button } from "../../../ui/button";
import { FieldError, Label } from "../../../ui/field";
import { fieldSentence } from "../../browser/problem-text";
import { useFieldReport } from "../../controls/field-reports";
import { TextField } from "../../controls/text-field";
import { RowsSetting } from "../controls/rows-setting";
import type { Part, Rows } from "../form/part";
import { type RuleReader, type RuleWhen, ruleSentence } from "./rule-words";
import { WhenFields } from "./when-fields";

/** What all rules have in common, without the result. */
export type Rule = {
  id: string;
  label: string;
  whens: { field: RuleWhen["field"]; op: RuleWhen["op"]; value: string | number | string[] | number[] | null }[];
};

type RulesSettingProps<R extends Rule> = Rows<R> & {
  label: string;
  /** The name isn't shown as a heading, because the one above is enough. */
  isHeadless?: boolean;
  /** Ids of the whole policy, so that a new rule gets a unique one. */
  takenIds: readonly string[];
  make: (id: string) => R;
  /** The rule's result, as the end of its sentence. */
  thenWords: (rule: R) => string;
  /** The fields of the result. */
  thenFields?: (rule: Part<R>) => ReactNode;
  reader: RuleReader;
  empty: string;
};

/** A list of rules, each a sentence that expands into its fields. The first match wins. */
export function RulesSetting<R extends Rule>({
  label,
  isHeadless,
  thenWords,
  thenFields,
  ...props
}: RulesSettingProps<R>) {
  const { reader, takenIds, make, ...list } = props;
  const sentenceOf = (rule: R) => ruleSentence(rule.whens, thenWords(rule), reader);
  return (
    <div>
      {isHeadless ? null : <Label as="p">{label}</Label>}
      <RowsSetting
        label={label}
        add={t("rulesSetting.add")}
        {...list}
        make={() => make(freeId(list.path, takenIds))}
        nameOf={(rule) => t("rulesSetting.name", { sentence: sentenceOf(rule) })}
        isOrdered
      >
        {(rule) => (
          <RuleFields rule={rule} sentence={sentenceOf(rule.value)} reader={reader}>
            {thenFields?.(rule)}
          </RuleFields>
        )}
      </RowsSetting>
    </div>
  );
}

type RuleFieldsProps<R extends Rule> = { rule: Part<R>; sentence: string; reader: RuleReader; children: ReactNode };

function RuleFields<R extends Rule>({ rule: part, sentence, reader, children }: RuleFieldsProps<R>) {
  const { value: rule, change, bind, error, errorIn, pathOf } = part;
  const whole = error();
  const id = useId();
  useFieldReport({ id, path: pathOf(), label: t("rulesSetting.rule"), error: whole });
  // A new rule is open, since it has no result yet.
  const [isOpen, setOpen] = useState(rule.whens.length === 0 && rule.label === "");
  const changeWhens = (whens: readonly RuleWhen[]) => change({ whens } as Partial<R>);
  return (
    <>
      <details id={id} data-rule="" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-7 items-center flex">
          {/* Country names come from the browser, whose data may be newer than the server's. */}
          <span
            className="font-medium text-pretty [details:not([open])>summary:hover_&]:text-accent"
            suppressHydrationWarning
          >
            {sentence}
          </span>
        </summary>
        <div className="mt-2.5 pt-3.5 border-t border-dashed border-rule gap-3.5 justify-items-start grid *:w-full [&>button]:w-auto">
          {rule.whens.map((when, number) => (
            <WhenFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name
              key={`${rule.id}-${number}`}
              when={when}
              reader={reader}
              onChange={(next) => changeWhens(rule.whens.map((each, at) => (at === number ? next : each)))}
              onRemove={() => changeWhens(rule.whens.filter((_, at) => at !== number))}
              at={(field) => ({
                path: pathOf(`whens[${number}].${field}`),
                error: errorIn(`whens[${number}].${field}`),
              })}
            />
          ))}
          <Button size="small" onClick={() => changeWhens([...rule.whens, { field: "country", op: "in", value: [] }])}>
            <Plus aria-hidden="true" />
            {t("rulesSetting.addCondition")}
          </Button>
          {children}
          <div className="grid gap-3">
            <TextField label={t("rulesSetting.staffName")} maxLength={200} {...bind("label")} />
            <TextField label={t("rulesSetting.id")} isMono maxLength={64} {...bind("id")} />
          </div>
        </div>
      </details>
      {whole ? <FieldError role="alert">{fieldSentence(whole)}</FieldError> : null}
    </>
  );
}

/** Returns the first id that no other rule of the policy has, for example "fees-2". */
const freeId = (path: string, taken: readonly string[]): string => {
  const stem = path.replace(/\.options$/, "").replaceAll("_", "-");
  for (let number = 1; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
};
