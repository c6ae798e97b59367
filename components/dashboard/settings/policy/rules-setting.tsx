import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/settings-policy";
import { Button } from "../../../ui/button";
import { FieldError, Label } from "../../../ui/field";
import { TextField } from "../../controls/text-field";
import { RowsSetting } from "../controls/rows-setting";
import type { Part, Rows } from "../form/part";
import { type RuleReader, type RuleWhen, ruleSentence } from "./rule-words";
import { WhenFields } from "./when-fields";

/** What every rule has; what it says comes on top. */
export type Rule = {
  id: string;
  label: string;
  whens: { field: RuleWhen["field"]; op: RuleWhen["op"]; value: string | number | string[] | number[] | null }[];
};

type RulesSettingProps<R extends Rule> = Rows<R> & {
  /** What the list is called above it; nothing where the block says so. */
  label?: string;
  /** Ids of the whole policy: a new rule gets one of its own. */
  takenIds: readonly string[];
  make: (id: string) => R;
  /** What the rule says, as the end of its sentence. */
  thenWords: (rule: R) => string;
  /** The fields of what it says. */
  thenFields?: (rule: Part<R>) => ReactNode;
  reader: RuleReader;
  empty: string;
};

/** Rules in their order, each as a sentence that opens into its fields. The first that fits wins. */
export function RulesSetting<R extends Rule>({ label, thenWords, thenFields, ...props }: RulesSettingProps<R>) {
  const { reader, takenIds, make, ...list } = props;
  const sentenceOf = (rule: R) => ruleSentence(rule.whens, thenWords(rule), reader);
  return (
    <div>
      {label ? <Label as="p">{label}</Label> : null}
      <RowsSetting
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
  const { value: rule, change, bind, error } = part;
  const whole = error();
  // A new rule says nothing of its own yet: it is open.
  const [isOpen, setOpen] = useState(rule.whens.length === 0 && rule.label === "");
  const changeWhens = (whens: readonly RuleWhen[]) => change({ whens } as Partial<R>);
  return (
    <>
      <details data-rule="" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-7 items-center flex">
          {/* Names of countries are the browser's, which may know a newer one. */}
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
              error={(field) => error(`whens[${number}].${field}`)}
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
      {whole ? <FieldError role="alert">{whole}</FieldError> : null}
    </>
  );
}

/** "fees-2": the first that no other rule of the policy has. */
const freeId = (path: string, taken: readonly string[]): string => {
  const stem = path.replace(/\.options$/, "").replaceAll("_", "-");
  for (let number = 1; ; number += 1) if (!taken.includes(`${stem}-${number}`)) return `${stem}-${number}`;
};
