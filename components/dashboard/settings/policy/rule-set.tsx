import { Choice } from "../controls/choice";
import type { PolicyBlockProps } from "./block";
import { type RuleSetName, ruleSetWords } from "./policy-words";
import { type Rule, RulesSetting } from "./rules-setting";

/** Something that applies always, or if a rule says so. */
export function RuleSet({ name, form, ...rules }: PolicyBlockProps & { name: RuleSetName }) {
  const { label, ...words } = ruleSetWords(name);
  const { value: own, change, rows, bind } = form.part(name);
  const chosen = own.always ? "always" : "rules";
  return (
    <>
      <Choice
        label={label}
        options={[
          ["always", words.always],
          ["rules", words.rules],
        ]}
        value={chosen}
        path={bind("always").path}
        error={bind("always").error}
        onChange={(choice) => change({ always: choice === "always" })}
      />
      {own.always ? null : (
        <RulesSetting<Rule>
          {...rules}
          {...rows("options")}
          label={label}
          isHeadless
          make={(id) => ({ id, label: "", whens: [] })}
          thenWords={() => words.then}
          empty={words.empty}
        />
      )}
    </>
  );
}
