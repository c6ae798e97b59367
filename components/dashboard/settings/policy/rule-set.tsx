import { Choice } from "../controls/choice";
import type { PolicyBlockProps } from "./block";
import { RULE_SETS, type RuleSetName } from "./policy-words";
import { type Rule, RulesSetting } from "./rules-setting";

/** Something that holds always, or where a rule says so. */
export function RuleSet({ name, form, ...rules }: PolicyBlockProps & { name: RuleSetName }) {
  const { label, ...words } = RULE_SETS[name];
  const { draft, set, error } = form;
  const own = draft[name];
  return (
    <>
      <Choice
        label={label}
        options={[
          ["always", words.always],
          ["rules", words.rules],
        ]}
        value={own.always ? "always" : "rules"}
        onChange={(choice) => set(name, { ...own, always: choice === "always" })}
      />
      {own.always ? null : (
        <RulesSetting<Rule>
          {...rules}
          path={`${name}.options`}
          rules={own.options}
          onChange={(options) => set(name, { ...own, options })}
          make={(id) => ({ id, label: "", whens: [] })}
          thenWords={() => words.then}
          error={error}
          empty={words.empty}
        />
      )}
    </>
  );
}
